/**
 * How a quantity is put for each unit of time, as normalised text: forms of grammar in the languages of the glossary, written
 * by the project's authors without looking at manuals.
 */
const rate =
  /(?:\/ ?|\b(?:per|an?|each|por|a la|al|pro|je|par|a l'|all'|om|i) ?)(?:h|hr|hour|min|minute|day|week|hora|minuto|dia|semana|stunde|tag|woche|heure|jour|semaine|ora|giorno|uur|dag|week|timmen|timen|paiva)\b|\b(?:[km]ph|hourly|stundlich|tunnissa)\b|\b(?:l|gal|m3)\/(?:h|min)\b/

/** Whether a normalised text speaks of how much there is of something for each hour, minute or day. */
export const isRate = (text: string): boolean => rate.test(text)
