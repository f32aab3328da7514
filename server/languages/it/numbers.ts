import type { NumberWriting } from '../number-writing'

/** How Italian writes numbers and units. */
export const numbers: NumberWriting = {
  numerals:
    'tre quattro cinque sette otto nove dieci undici dodici quindici venti trenta quaranta cinquanta sessanta cento volta volte mezzo mezza',
  oneWord: {
    values:
      'due=2 tre=3 quattro=4 cinque=5 sei=6 sette=7 otto=8 nove=9 dieci=10 undici=11 dodici=12 tredici=13 quattordici=14 quindici=15 sedici=16 diciassette=17 diciotto=18 diciannove=19 venti=20 trenta=30 quaranta=40 cinquanta=50 sessanta=60 settanta=70 ottanta=80 novanta=90 cento=100 duecento=200 trecento=300 cinquecento=500 mille=1000',
    one: 'uno=1',
    between: '',
    tensFirst: true,
  },
  indefinite: 'un una uno',
  unitSymbols: { afterNumber: { horsepower: 'cv' } },
}
