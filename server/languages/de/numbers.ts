import type { NumberWriting } from '../number-writing'

/** How German writes numbers and units. */
export const numbers: NumberWriting = {
  numerals:
    'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig dreißig vierzig fünfzig sechzig hundert einmal zweimal dreimal halbe halben',
  indefinite: 'ein eine einen einer eines',
  unitSymbols: { anywhere: { horsepower: 'ps', rpm: 'upm umin' }, afterNumber: { hour: 'std' } },
}
