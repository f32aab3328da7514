import type { NumberWriting } from '../number-writing'

/** How Dutch writes numbers and units. */
export const numbers: NumberWriting = {
  numerals:
    'twee drie vier vijf zes zeven acht negen tien elf twaalf vijftien twintig dertig veertig vijftig zestig honderd eenmaal tweemaal maal keer half halve',
  indefinite: 'een',
  unitSymbols: { afterNumber: { horsepower: 'pk' } },
}
