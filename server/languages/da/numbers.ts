import type { NumberWriting } from '../number-writing'

/** How Danish writes numbers and units. */
export const numbers: NumberWriting = {
  numerals: 'tre fem seks syv otte elleve tolv femten tyve tredive fyrre halvtreds tres hundrede gang gange halv halve',
  oneWord: {
    values:
      'to=2 tre=3 fire=4 fem=5 seks=6 syv=7 otte=8 ni=9 ti=10 elleve=11 tolv=12 tretten=13 fjorten=14 femten=15 seksten=16 sytten=17 atten=18 nitten=19 tyve=20 tredive=30 fyrre=40 halvtreds=50 tres=60 halvfjerds=70 firs=80 halvfems=90 hundrede=100 tusind=1000',
    one: 'en=1',
    between: 'og',
    tensFirst: false,
  },
  indefinite: 'en et én',
  unitSymbols: { afterNumber: { horsepower: 'hk' } },
}
