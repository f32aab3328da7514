import type { NumberWriting } from '../number-writing'

/** How Finnish writes numbers and units. */
export const numbers: NumberWriting = {
  numerals:
    'kaksi kahden kolme kolmen neljä neljän viisi viiden kuusi kuuden seitsemän kahdeksan yhdeksän kymmenen kaksitoista viisitoista kaksikymmentä kolmekymmentä sata kerran kahdesti kertaa puoli puolen',
  oneWord: {
    values:
      'kaksi=2 kahden=2 kolme=3 kolmen=3 neljä=4 neljän=4 viisi=5 viiden=5 kuusi=6 kuuden=6 seitsemän=7 kahdeksan=8 yhdeksän=9 kymmenen=10 yksitoista=11 kaksitoista=12 kolmetoista=13 neljätoista=14 viisitoista=15 kuusitoista=16 seitsemäntoista=17 kahdeksantoista=18 yhdeksäntoista=19 kaksikymmentä=20 kolmekymmentä=30 neljäkymmentä=40 viisikymmentä=50 kuusikymmentä=60 seitsemänkymmentä=70 kahdeksankymmentä=80 yhdeksänkymmentä=90 sata=100 tuhat=1000',
    one: 'yksi=1',
    between: '',
    tensFirst: true,
  },
  indefinite: 'yksi yhden',
  unitSymbols: { afterNumber: { horsepower: 'hv' } },
}
