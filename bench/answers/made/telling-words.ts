import type { Language } from '../../../server/languages/language'
import { normalise } from '../../../server/languages/text/normalise'
import { stem } from '../../../server/languages/text/stem'
import { tokenise } from '../../../server/languages/text/tokenise'
import { isContentWord } from '../../../server/modules/assistants/finding/question/stop-words'

const word = /[\p{L}\p{N}]+(?:[-./'’][\p{L}\p{N}]+)*/gu

/** The words of a text as written. */
export const wordsOf = (text: string): string[] => text.match(word) ?? []

/** Whether a word says what a text is about. */
export const isTelling = (one: string, language: Language): boolean =>
  normalise(one).length > 1 && isContentWord(normalise(one), language)

/** The stems of all words of a text. */
export const stemsOf = (text: string, language: Language): Set<string> =>
  new Set(tokenise(text).map((token) => stem(token, language)))

/** The stems of the words that say what a text is about. */
export const tellingStems = (text: string, language: Language): Set<string> =>
  stemsOf(
    wordsOf(text)
      .filter((one) => isTelling(one, language))
      .join(' '),
    language,
  )

export const includesAll = (all: ReadonlySet<string>, some: Iterable<string>): boolean => {
  for (const one of some) if (!all.has(one)) return false
  return true
}
