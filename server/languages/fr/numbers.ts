import type { NumberWriting } from '../number-writing'

/** How French writes numbers and units. */
export const numbers: NumberWriting = {
  numerals:
    'deux trois quatre cinq sept huit neuf dix onze douze quinze vingt trente quarante cinquante soixante cent fois demi demie',
  indefinite: 'un une',
  composed: {
    and: 'et',
    values:
      'deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 vingt=20 vingts=20 trente=30 quarante=40 cinquante=50 soixante=60 cent=100 cents=100 mille=1000',
  },
  unitSymbols: {
    anywhere: { inch: 'pouces' },
    afterNumber: { horsepower: 'cv ch', inch: 'po', foot: 'pi' },
  },
}
