import type { NumberWriting } from '../number-writing'

/** How Norwegian writes numbers and units. */
export const numbers: NumberWriting = {
  numerals: 'tre fem seks sju åtte elleve tolv femten tjue tretti førti femti seksti hundre gang ganger halv halve',
  oneWord: {
    values:
      'to=2 tre=3 fire=4 fem=5 seks=6 sju=7 syv=7 åtte=8 ni=9 ti=10 elleve=11 tolv=12 tretten=13 fjorten=14 femten=15 seksten=16 sytten=17 atten=18 nitten=19 tjue=20 tretti=30 førti=40 femti=50 seksti=60 sytti=70 åtti=80 nitti=90 hundre=100 tusen=1000',
    one: 'en=1',
    between: '',
    tensFirst: true,
  },
  indefinite: 'en et ett én',
  unitSymbols: { afterNumber: { horsepower: 'hk' } },
}
