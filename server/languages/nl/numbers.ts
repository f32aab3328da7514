import type { NumberWriting } from '../number-writing'

/** How Dutch writes numbers and units. */
export const numbers: NumberWriting = {
  numerals:
    'twee drie vier vijf zes zeven acht negen tien elf twaalf vijftien twintig dertig veertig vijftig zestig honderd eenmaal tweemaal maal keer half halve',
  oneWord: {
    values:
      'twee=2 drie=3 vier=4 vijf=5 zes=6 zeven=7 acht=8 negen=9 tien=10 elf=11 twaalf=12 dertien=13 veertien=14 vijftien=15 zestien=16 zeventien=17 achttien=18 negentien=19 twintig=20 dertig=30 veertig=40 vijftig=50 zestig=60 zeventig=70 tachtig=80 negentig=90 honderd=100 duizend=1000 tweemaal=2 driemaal=3',
    one: 'een=1',
    between: 'en',
    tensFirst: false,
  },
  indefinite: 'een',
  unitSymbols: { afterNumber: { horsepower: 'pk' } },
}
