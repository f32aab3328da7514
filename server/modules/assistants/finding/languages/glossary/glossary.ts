import { type Matched, matchPhrases, type Phrase } from '../../query/phrase-match'
import { stem } from '../../query/stem'
import { tokenise } from '../../query/tokenise'
import { type Language, languages } from '../language'
import { languageData } from '../language-data'
import { glossaryTerms } from './terms'

/** One thing with its names; empty where a language has no name of its own. */
type Concept = Readonly<Record<Language, readonly Phrase[]>>

interface Dictionary {
  concepts: ReadonlyMap<string, readonly Concept[]>
  /** Their words, and the stems of these. */
  names: ReadonlySet<string>
  words: ReadonlySet<string>
}

const dictionaries = new Map<Language, Dictionary>()
let topics: ReadonlyMap<string, readonly Concept[]> | undefined

/** The names of what a question is about in another language, or its other names in its own. */
export function translate(words: readonly string[], from: Language, into: Language): Matched<Phrase[]>[] {
  const { articles } = languageData[from].question
  const known = dictionaryOf(from).concepts
  return matchPhrases(words, articles, (phrase) => known.get(keyOf(phrase, from))).map(({ positions, found }) => ({
    positions,
    found: found.flatMap((concept) => concept[into]),
  }))
}

/** Whether the glossary has the word in this language, in this or another inflected form. */
export const isGlossaryWord = (word: string, language: Language) =>
  dictionaryOf(language).words.has(stem(word, language))

/** The words of the glossary in a language. */
export const glossaryWords = (language: Language): ReadonlySet<string> => dictionaryOf(language).names

function dictionaryOf(language: Language): Dictionary {
  const known = dictionaries.get(language)
  if (known) return known
  const byKey = new Map<string, Concept[]>()
  for (const concept of readConcepts())
    for (const phrase of concept[language]) {
      const key = keyOf(phrase, language)
      byKey.set(key, [...(byKey.get(key) ?? []), concept])
    }
  const words = new Set([...byKey.keys()].flatMap((key) => key.split(' ')))
  const names = new Set(readConcepts().flatMap((concept) => concept[language].flat()))
  const dictionary = { concepts: byKey, names, words }
  dictionaries.set(language, dictionary)
  return dictionary
}

const keyOf = (phrase: Phrase, language: Language) => phrase.map((word) => stem(word, language)).join(' ')

/** Reading takes a fifth of a second, so it waits for the first question. */
function readTopics(): ReadonlyMap<string, readonly Concept[]> {
  topics ??= new Map(glossaryTerms.map((terms) => [terms, terms.trim().split('\n').map(readConcept)]))
  return topics
}

const readConcepts = (): Concept[] => [...readTopics().values()].flat()

/** The names in one language of the things of one topic. */
export const namesIn = (terms: string, language: Language): Phrase[] =>
  (readTopics().get(terms) ?? []).flatMap((concept) => concept[language])

function readConcept(line: string): Concept {
  const fields = line.split('|')
  const entries = languages.map((language, position) => [language, readNames(fields[position] ?? '')])
  return Object.fromEntries(entries) as Concept
}

const readNames = (field: string): Phrase[] =>
  field
    .split(',')
    .map((name) => tokenise(name))
    .filter((name) => name.length > 0)
