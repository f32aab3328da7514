/**
 * How a quantity is put for each unit of time, as normalised text: forms of grammar, written by the project's authors without
 * looking at manuals.
 */
const period = '(?:h|hr|hour|min|minute|day|week|hora|minuto|dia|semana|stunde|tag|woche|heure|jour|semaine)s?'
const asked = new RegExp(
  [
    `\\bhow (?:much|many)\\b[^,.;?]*(?<!\\b(?:for|after|in|within|half)) (?:per|an?|every|each) (?:operating |working )?${period}\\b`,
    `\\bcuant[oa]s?\\b[^,.;?]* (?:por|a la|al|cada) ${period}\\b(?! de)`,
    `\\bwie ?viel\\w*\\b[^,.;?]* (?:pro|je|in der|am) (?:betriebs)?${period}\\b`,
    `\\bcombien\\b[^,.;?]* (?:par |a l'|chaque )${period}\\b`,
    `\\bquant[oa]s?\\b[^,.;?]* (?:por|per|all'|al) ?(?:ora|giorno|${period})\\b`,
  ].join('|'),
)
/** A figure with what is counted for each period: "14 litres per operating hour", "65 L/min", "21 gpm", "800 rpm". */
const stated = new RegExp(
  `\\d[^.;]{0,40}(?:/ ?|\\b(?:(?:per|an|a|each|por|pro|je|par|al) |a l'|all')(?:operating |working |betriebs)?)${period}\\b|\\d ?(?:[lg]p[hm]|cfm|rpm|[km]ph|min-1)\\b`,
)

/** Whether a normalised question asks how much of something there is for each hour, minute or day. */
export const asksRate = (question: string): boolean => asked.test(question)

/** Whether a normalised text states it. */
export const statesRate = (text: string): boolean => stated.test(text)
