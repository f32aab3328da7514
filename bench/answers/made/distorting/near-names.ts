import { isGlossaryWord, translate } from '../../../../server/languages/glossary/glossary'
import type { Language } from '../../../../server/languages/language'
import { languageData } from '../../../../server/languages/language-data'
import { normalise } from '../../../../server/languages/text/normalise'
import type { Matched, Phrase } from '../../../../server/languages/text/phrase-match'
import { tokenise } from '../../../../server/languages/text/tokenise'
import { findSpokenSynonyms, findSynonyms } from '../../../../server/modules/assistants/finding/question/expand'

/**
 * What some of the words are also called in their language, by the glossary and by the lists of the trade; these have
 * several languages in one group, of which only words that the language has are taken.
 */
export function nearNames(words: readonly string[], language: Language): Matched<Phrase[]>[] {
  const asked = words.map(lookedUp)
  const matched = [
    ...translate(asked, language, language),
    ...findSynonyms(asked, language),
    ...findSpokenSynonyms(asked, language),
  ]
  return matched.flatMap(({ positions, found }) => {
    const own = positions.map((position) => asked[position]).join(' ')
    const others = found.filter((name) => name.join(' ') !== own && name.every((word) => isWordOf(language, word)))
    return others.length > 0 ? [{ positions, found: others }] : []
  })
}

/** A word as the lists have it: units by one canonical name, compounds as written. */
function lookedUp(word: string): string {
  const [first, ...others] = tokenise(word)
  return first === undefined || others.length > 0 ? normalise(word) : first
}

function isWordOf(language: Language, word: string): boolean {
  const { stopWords, speechWords } = languageData[language]
  return isGlossaryWord(word, language) || stopWords.has(word) || speechWords.has(word)
}
