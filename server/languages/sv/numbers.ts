import type { NumberWriting } from '../number-writing'

/** How Swedish writes numbers and units. */
export const numbers: NumberWriting = {
  numerals:
    'två tre fyra fem sex sju åtta nio tio elva tolv femton tjugo trettio fyrtio femtio sextio hundra gång gånger halv halva',
  indefinite: 'en ett',
  unitSymbols: { afterNumber: { horsepower: 'hk' } },
}
