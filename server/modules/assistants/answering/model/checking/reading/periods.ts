/** Before a period: "each week", "once a week". */
const each =
  /(?<!\p{L})(?:every|each|an?|per|chaque|par|cada|una? vez (?:al|a la|por)|por|jede[nrs]?|pro|ogni|al|elke|varje|hver|joka) (?=(?:day|week|month|year|jour|semaine|mois|an|d[ií]a|semana|m[eêé]s|a[ñn]o|ano|tag|woche|monat|jahr|giorno|settimana|mese|anno|dag|maand|jaar|vecka|m[åa]nad|[åa]r|uge|uke|m[åa]ned|p[äa]iv[äa]|viikko|kuukausi|vuosi)(?!\p{L}))/giu

const periods: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:daily|diari[ao]s?|quotidien(?:ne)?s?|(?:tous )?les jours|t[äa]glich\p{L}*|giornalier[aoei]|dagelijkse?)(?!\p{L})/giu,
    '1 day',
  ],
  [
    /(?<!\p{L})(?:weekly|semanal(?:es|mente)?|hebdomadaires?|w[öo]chentlich\p{L}*|settimanal[ei]|wekelijkse?)(?!\p{L})/giu,
    '1 week',
  ],
  [
    /(?<!\p{L})(?:monthly|mensual(?:es|mente)?|mensuel(?:le)?s?|mensal(?:mente)?|monatlich\p{L}*|mensil[ei]|maandelijkse?)(?!\p{L})/giu,
    '1 month',
  ],
  [
    /(?<!\p{L})(?:yearly|annually|anual(?:es|mente)?|annuel(?:le)?s?|j[äa]hrlich\p{L}*|annual[ei]|jaarlijkse?)(?!\p{L})/giu,
    '1 year',
  ],
]

/** A text in which periods are figures: "each week" and "weekly" are "1 week". */
export const withPeriods = (text: string): string =>
  periods.reduce((before, [words, period]) => before.replace(words, period), text.replace(each, '1 '))
