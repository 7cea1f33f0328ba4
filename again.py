import sys
from smashrules.text.reading.reading import readings
from smashrules.text.saying.printer import to_text
from smashrules.cards import names
ns=names(); t=sys.argv[1]
for x in sys.argv[2:]:
    try:
        r=readings(x,type=t,names=ns)
        s=to_text(r[0].tree,type=t)
        r2=readings(s,type=t,names=ns)
        print(len(r), len(r2), r2[0].tree==r[0].tree, s)
    except Exception as e: print('XX',x,'|',type(e).__name__,str(e)[:200], locals().get('s'))
