"""What each reference means: hard filters, and a refusal where two candidates are left.

A tree comes in and trees go out: nothing is parsed here, and no frame is looked up.
"""
