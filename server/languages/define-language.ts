import { once } from '../domain/once'
import type { LanguageData } from './language'

/** How many words of general speech say little in any question. */
const MAX_FREQUENT_WORDS = 500

interface Words {
  stopWords: string
  fillerWords: string
  speechWords: string
  knownWords: string
  unitNames: Record<string, string>
  suppressions?: string
}

type Generated =
  | 'unitNames'
  | 'stopWords'
  | 'fillerWords'
  | 'frequentWords'
  | 'speechWords'
  | 'knownWords'
  | 'suppressions'

interface ByHand extends Omit<LanguageData, Generated> {
  /** Contractions of function words that the published list lacks. */
  contractions?: string
}

/** Assembles a language from its generated words and what is written by hand. */
export function defineLanguage({ unitNames, ...words }: Words, { contractions = '', ...rest }: ByHand): LanguageData {
  const speechWords = splitWords(words.speechWords)
  return {
    ...rest,
    unitNames,
    stopWords: splitWords(`${words.stopWords} ${contractions}`),
    fillerWords: splitWords(words.fillerWords),
    frequentWords: new Set([...speechWords].slice(0, MAX_FREQUENT_WORDS)),
    speechWords,
    suppressions: {
      always: splitWords(`${words.suppressions ?? ''} ${rest.manuals.suppressions.always}`),
      beforeNumbers: splitWords(rest.manuals.suppressions.beforeNumbers),
    },
    knownWords: once(() => splitWords(words.knownWords)),
  }
}

const splitWords = (words: string) => new Set(words.trim().split(/\s+/))
