"""What each reference means: hard filters, and a refusal where two candidates are left."""
