import type { NumberWriting } from '../number-writing'

/** How Danish writes numbers and units. */
export const numbers: NumberWriting = {
  numerals: 'tre fem seks syv otte elleve tolv femten tyve tredive fyrre halvtreds tres hundrede gang gange halv halve',
  indefinite: 'en et én',
  unitSymbols: { afterNumber: { horsepower: 'hk' } },
}
