import type { NumberWriting } from '../number-writing'

/** How Italian writes numbers and units. */
export const numbers: NumberWriting = {
  numerals:
    'tre quattro cinque sette otto nove dieci undici dodici quindici venti trenta quaranta cinquanta sessanta cento volta volte mezzo mezza',
  indefinite: 'un una uno',
  unitSymbols: { afterNumber: { horsepower: 'cv' } },
}
