import { translate } from '../../../../../languages/glossary/glossary'
import type { Language } from '../../../../../languages/language'
import type { Phrase } from '../../../../../languages/text/phrase-match'
import { findSpokenSynonyms, findSynonyms } from '../../../finding/question/expand'

/** Statements use the same words again and again. */
const MAX_REMEMBERED = 20_000
const remembered = new Map<string, readonly Phrase[]>()

/** What a word may be called in a text of another language, or by another name in its own. */
export function equivalentsOf(word: string, from: Language, into: Language): readonly Phrase[] {
  const key = `${from} ${into} ${word}`
  const known = remembered.get(key)
  if (known) return known
  const translated = translate([word], from, into).flatMap(({ found }) => found)
  const synonyms =
    from === into
      ? [...findSynonyms([word], from), ...findSpokenSynonyms([word], from)].flatMap(({ found }) => found)
      : []
  const all = [...translated, ...synonyms]
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  remembered.set(key, all)
  return all
}
