import { isGlossaryWord, translate } from '../../../../../../languages/glossary/glossary'
import type { Language } from '../../../../../../languages/language'
import type { Phrase } from '../../../../../../languages/text/phrase-match'
import { findSynonyms } from '../../../../finding/question/expand'

/** Statements use the same words again and again. */
const MAX_REMEMBERED = 20_000
const remembered = new Map<string, readonly Phrase[]>()

/**
 * What a word, or a phrase of several, may be called in a text of another language, or by another name in its own. How people
 * speak leads from questions to pages, and not back: "how much does the tank take" means fuel.
 */
export function equivalentsOf(phrase: Phrase, from: Language, into: Language): readonly Phrase[] {
  const key = `${from} ${into} ${phrase.join(' ')}`
  const known = remembered.get(key)
  if (known) return known
  const translated = translate(phrase, from, into)
  const synonyms = from === into ? findSynonyms(phrase, from) : []
  const whole = [...translated, ...synonyms].filter(({ positions }) => positions.length === phrase.length)
  const all = whole.flatMap(({ found }) => found)
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  remembered.set(key, all)
  return all
}

/** Languages that join words: "Generatorlager". */
export const compounding: ReadonlySet<Language> = new Set(['de', 'nl', 'sv', 'fi', 'da', 'no'])

const MIN_PART = 4
/** What may join two parts: "Sicherung-s-kasten". */
const joint = /^(?:s|n|en|es|e|er)?$/
const partsOf = new Map<string, readonly string[]>()

/** The two words that a compound is joined of, if the glossary knows both. */
export function compoundParts(word: string, language: Language): readonly string[] {
  if (!compounding.has(language) || word.length < 2 * MIN_PART) return []
  const key = `${language} ${word}`
  const known = partsOf.get(key)
  if (known) return known
  if (partsOf.size >= MAX_REMEMBERED) partsOf.clear()
  const parts = splitCompound(word, language)
  partsOf.set(key, parts)
  return parts
}

function splitCompound(word: string, language: Language): readonly string[] {
  for (let start = word.length - MIN_PART; start >= MIN_PART; start--) {
    const last = word.slice(start)
    if (!isGlossaryWord(last, language)) continue
    for (let end = start; end >= Math.max(MIN_PART, start - 2); end--) {
      const first = word.slice(0, end)
      if (joint.test(word.slice(end, start)) && isGlossaryWord(first, language)) return [first, last]
    }
  }
  return []
}
