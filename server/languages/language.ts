import type { AnswerPhrases } from './answer-phrases'
import type { ClauseWords } from './clause-words'
import type { Courtesies } from './courtesies'
import type { ManualWriting } from './manual-writing'
import type { NumberWriting } from './number-writing'
import type { QuestionWords } from './question-words'
import type { Speech } from './speech'

/** Languages of the manuals and questions, by ISO 639-1 code: those with a stemmer of the Snowball project. */
export const languages = ['en', 'es', 'fr', 'de', 'pt', 'it', 'nl', 'sv', 'fi', 'da', 'no'] as const

export type Language = (typeof languages)[number]

/** What finding knows about a language. Words are normalised, in lower case and without accents, unless stated otherwise. */
export interface LanguageData {
  stem: (word: string) => string
  /** Function words, without search value. */
  stopWords: ReadonlySet<string>
  /** Further words without much content, which help little in ranking and whose absence does not count. */
  fillerWords: ReadonlySet<string>
  /** The most frequent of `speechWords`, which help more; their absence does not count either. */
  frequentWords: ReadonlySet<string>
  /** The most frequent words of general speech; a manual may answer a question without them. */
  speechWords: ReadonlySet<string>
  /** Words of general speech that are not misspelt, many more than `speechWords`: read when they are first needed. */
  knownWords: () => ReadonlySet<string>
  /** Abbreviations whose point does not end a sentence, without it; some only before a number. */
  suppressions: { always: ReadonlySet<string>; beforeNumbers: ReadonlySet<string> }
  /** Names of units by the unit's index term. */
  unitNames: Record<string, string>
  question: QuestionWords
  manuals: ManualWriting
  phrases: AnswerPhrases
  clauses: ClauseWords
  courtesies: Courtesies
  numbers: NumberWriting
  speech?: Speech
  /** Where the head noun of a description is: "oil filter", but "filtro de aceite". */
  headNoun: 'first' | 'last'
  /** Whether nouns have capitals within a sentence. */
  hasCapitalNouns?: true
  /** Letters beyond a to z that it has in its own words, in lower case. */
  letters: string
  /** Articles and other short words that lose their vowel before one: "l'huile", written without the apostrophe. */
  elision?: RegExp
}
