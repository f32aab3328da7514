import type { NumberWriting } from '../number-writing'

/** How German writes numbers and units. */
export const numbers: NumberWriting = {
  numerals:
    'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig dreißig vierzig fünfzig sechzig hundert einmal zweimal dreimal halbe halben',
  oneWord: {
    values:
      'zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 dreizehn=13 vierzehn=14 fünfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 dreißig=30 vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90 hundert=100 einhundert=100 tausend=1000 eintausend=1000 zweimal=2 dreimal=3 viermal=4 fünfmal=5',
    one: 'ein=1',
    between: 'und',
    tensFirst: false,
  },
  indefinite: 'ein eine einen einer eines',
  unitSymbols: { anywhere: { horsepower: 'ps', rpm: 'upm umin' }, afterNumber: { hour: 'std' } },
}
