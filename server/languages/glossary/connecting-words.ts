import { type Language, languages } from '../language'

/** What connects the names of things to one of several words; `the` is left out except in English. */
export type Connection = 'of' | 'of the' | 'and' | 'or' | 'with' | 'without' | 'for' | 'the'

/**
 * The words for each connection in the order of `languages`, normalised; "-" where the language has none, as it has an ending
 * instead. Not part of the terms that are searched for.
 */
const lines = `
of|de|de, d|von|de|di, d|van|av|-|af|av
of the|del|du, des|des, der|do, da, dos, das|del, dello, della, dell, dei, degli, delle|-|-|-|-|-
and|y, e|et|und|e|e, ed|en|och|ja|og|og
or|o, u|ou|oder|ou|o, od|of|eller|tai|eller|eller
with|con|avec|mit|com|con|met|med|-|med|med
without|sin|sans|ohne|sem|senza|zonder|utan|-|uden|uten
for|para|pour|fur|para|per|voor|for|-|til|for
the|el, la, los, las|le, la, les, l|der, die, das|o, a, os, as|il, lo, la, i, gli, le, l|de, het|-|-|-|-
`

const connections = lines
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((field) => field.split(', ').filter((word) => word !== '-')))

/** What a normalised word connects; undefined for any other word. An article after a thing may be a genitive: "der". */
export function connectionOf(word: string, language: Language, isAfterThing: boolean): Connection | undefined {
  const column = languages.indexOf(language)
  const found = connections.filter((fields) => fields[column]?.includes(word)).map(([en]) => en?.[0] as Connection)
  return found.find((one) => (one === 'the') !== isAfterThing) ?? found[0]
}

/** The word for a connection; empty for an article, which would have to agree with its noun, except in English. */
export function connectingWord(connection: Connection, language: Language): string {
  if (language === 'en') return connection
  if (connection === 'the') return ''
  const [, ...others] = connections.find(([en]) => en?.[0] === (connection === 'of the' ? 'of' : connection)) ?? []
  return others[languages.indexOf(language) - 1]?.[0] ?? ''
}
