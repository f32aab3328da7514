import type { NumberWriting } from '../number-writing'

/** How Swedish writes numbers and units. */
export const numbers: NumberWriting = {
  numerals:
    'två tre fyra fem sex sju åtta nio tio elva tolv femton tjugo trettio fyrtio femtio sextio hundra gång gånger halv halva',
  oneWord: {
    values:
      'två=2 tre=3 fyra=4 fem=5 sex=6 sju=7 åtta=8 nio=9 tio=10 elva=11 tolv=12 tretton=13 fjorton=14 femton=15 sexton=16 sjutton=17 arton=18 nitton=19 tjugo=20 trettio=30 fyrtio=40 femtio=50 sextio=60 sjuttio=70 åttio=80 nittio=90 hundra=100 tusen=1000',
    one: 'ett=1 en=1',
    between: '',
    tensFirst: true,
  },
  indefinite: 'en ett',
  unitSymbols: { afterNumber: { horsepower: 'hk' } },
}
