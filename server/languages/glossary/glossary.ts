import type { Language } from '../language'
import { languageData } from '../language-data'
import { type Matched, matchPhrases, type Phrase, withoutArticles } from '../text/phrase-match'
import { stem } from '../text/stem'
import { type Concept, readConcepts } from './concept'
import { groupBySense } from './senses'

/** Names of one sense of the words of a question. */
export interface Translation extends Matched<Phrase[]> {
  /** 1 divided by the number of senses that the words have. */
  share: number
}

type Concepts = ReadonlyMap<string, readonly Concept[]>

interface Dictionary {
  byWords: Concepts
  byStems: Concepts
  stems: ReadonlySet<string>
}

const dictionaries = new Map<Language, Dictionary>()
const wordsByLanguage = new Map<Language, ReadonlySet<string>>()

/** What a name means, one entry for each sense; empty where the glossary does not have it, in this or an inflected form. */
export function sensesOf(phrase: Phrase, language: Language): Concept[][] {
  const { byWords, byStems } = dictionaryOf(language)
  const found = byWords.get(phrase.join(' ')) ?? byStems.get(stemsOf(phrase, language)) ?? []
  return groupBySense(found, language)
}

/** The names of what a question is about in another language, or its other names in its own; one entry for each sense. */
export function translate(words: readonly string[], from: Language, into: Language): Translation[] {
  const { byWords, byStems } = dictionaryOf(from)
  // "Lager" is a bearing, although its stem is also that of "lagern", to store.
  const lookup = (phrase: Phrase) => byWords.get(phrase.join(' ')) ?? byStems.get(stemsOf(phrase, from))
  return matchPhrases(words, languageData[from].question.articles, lookup).flatMap(({ positions, found }) => {
    const senses = groupBySense(found, from)
    return senses.map((concepts) => ({
      positions,
      found: concepts.flatMap((concept) => concept[into]),
      share: 1 / senses.length,
    }))
  })
}

/** Whether the glossary has the word in this language, in this or another inflected form. */
export const isGlossaryWord = (word: string, language: Language) =>
  dictionaryOf(language).stems.has(stem(word, language))

/** The words of the glossary in a language. */
export function glossaryWords(language: Language): ReadonlySet<string> {
  const cached = wordsByLanguage.get(language)
  if (cached) return cached
  const words = new Set(readConcepts().flatMap((concept) => concept[language].flat()))
  wordsByLanguage.set(language, words)
  return words
}

function dictionaryOf(language: Language): Dictionary {
  const cached = dictionaries.get(language)
  if (cached) return cached
  const byStems = conceptsBy(language, (phrase) => stemsOf(phrase, language))
  const dictionary = {
    byWords: conceptsBy(language, (phrase) => phrase.join(' ')),
    byStems,
    stems: new Set([...byStems.keys()].flatMap((key) => key.split(' '))),
  }
  dictionaries.set(language, dictionary)
  return dictionary
}

function conceptsBy(language: Language, keyOf: (phrase: Phrase) => string): Concepts {
  const byKey = new Map<string, Concept[]>()
  const { articles } = languageData[language].question
  for (const concept of readConcepts())
    for (const phrase of concept[language]) {
      const key = keyOf(withoutArticles(phrase, articles))
      byKey.set(key, [...(byKey.get(key) ?? []), concept])
    }
  return byKey
}

const stemsOf = (phrase: Phrase, language: Language) => phrase.map((word) => stem(word, language)).join(' ')
