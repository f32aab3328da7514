import type { NumberWriting } from '../number-writing'

/** How Norwegian writes numbers and units. */
export const numbers: NumberWriting = {
  numerals: 'tre fem seks sju åtte elleve tolv femten tjue tretti førti femti seksti hundre gang ganger halv halve',
  indefinite: 'en et ett én',
  unitSymbols: { afterNumber: { horsepower: 'hk' } },
}
