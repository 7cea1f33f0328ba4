D=/work/wt/described bash /work/held/qq.sh "$@" 2>&1 | grep -v '^  \|^here could\|^understood\|^did you' | cut -c1-330
