import { type Language, languages } from '../language'
import type { Phrase } from '../text/phrase-match'
import { tokenise } from '../text/tokenise'
import { glossaryTerms } from './terms'

/** One thing with its names; empty where a language has no name of its own. */
export type Concept = Readonly<Record<Language, readonly Phrase[]>>

const printed = new Map<Concept, string>()
let topics: ReadonlyMap<string, readonly Concept[]> | undefined

/** Reading takes a fifth of a second, so it waits for the first question. */
function readTopics(): ReadonlyMap<string, readonly Concept[]> {
  topics ??= new Map(glossaryTerms.map((terms) => [terms, terms.trim().split('\n').map(readConcept)]))
  return topics
}

export const readConcepts = (): Concept[] => [...readTopics().values()].flat()

/** The things of one topic. */
export const conceptsOf = (terms: string): readonly Concept[] => readTopics().get(terms) ?? []

/** The names in one language of the things of one topic. */
export const namesIn = (terms: string, language: Language): Phrase[] =>
  conceptsOf(terms).flatMap((concept) => concept[language])

/** The first name of a thing in a language, with its accents and capitals; undefined where it has none. */
export const printedName = (concept: Concept, language: Language): string | undefined =>
  printed.get(concept)?.split('|')[languages.indexOf(language)]?.split(',')[0]?.trim() || undefined

function readConcept(line: string): Concept {
  const fields = line.split('|')
  const entries = languages.map((language, position) => [language, readNames(fields[position] ?? '')])
  const concept = Object.fromEntries(entries) as Concept
  printed.set(concept, line)
  return concept
}

const readNames = (field: string): Phrase[] =>
  field
    .split(',')
    .map((name) => tokenise(name))
    .filter((name) => name.length > 0)
