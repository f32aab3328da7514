import type { NumberWriting } from '../number-writing'

/** How Finnish writes numbers and units. */
export const numbers: NumberWriting = {
  numerals:
    'kaksi kahden kolme kolmen neljä neljän viisi viiden kuusi kuuden seitsemän kahdeksan yhdeksän kymmenen kaksitoista viisitoista kaksikymmentä kolmekymmentä sata kerran kahdesti kertaa puoli puolen',
  indefinite: 'yksi yhden',
  unitSymbols: { afterNumber: { horsepower: 'hv' } },
}
