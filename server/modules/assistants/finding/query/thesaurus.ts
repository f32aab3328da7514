import type { Language } from '../languages/language'
import { languageData } from '../languages/language-data'
import { type Matched, matchPhrases, type Phrase } from './phrase-match'
import { tokenise } from './tokenise'

/** Groups of equivalent expressions. */
export interface Thesaurus {
  /** All words of the expressions. */
  words: ReadonlySet<string>
  /** Whether the word, in this or another inflected form, occurs in an expression. */
  hasWord(word: string): boolean
  /** Whether the word alone is an expression, not only part of one. */
  hasName(word: string): boolean
  /** Equivalents of the question's words, one or more words each. */
  findSynonyms(words: readonly string[], language: Language): Matched<Phrase[]>[]
}

interface Entry {
  group: Phrase[]
  phrase: Phrase
}

/**
 * @param text one group a line, with commas between its expressions
 * @param others groups of which one has an expression of a group have further equivalents for it, but are no part of it
 */
export function createThesaurus(text: string, others = ''): Thesaurus {
  const groups = readGroups(text)
  const further = groupsBy(readGroups(others), (word) => word)
  /** Exact phrases take precedence: "refrigerant" is not "refrigerante". */
  const byWords = groupsBy(groups, (word) => word)
  /** By folded endings "leads" matches "lead". */
  const byKey = groupsBy(groups, foldEnding)
  const words = new Set(groups.flat(2))
  const folded = new Set([...words].map(foldEnding))
  const equivalentsOf = ({ group, phrase }: Entry) => {
    const equivalents = group.filter((other) => other !== phrase)
    const linked = equivalents.flatMap((other) => further.get(other.join(' ')) ?? [])
    return [...equivalents, ...linked.flatMap((entry) => entry.group)]
  }
  return {
    words,
    hasWord: (word) => folded.has(foldEnding(word)),
    hasName: (word) => byKey.has(foldEnding(word)),
    findSynonyms(asked, language) {
      const matched = matchPhrases(
        asked,
        languageData[language].question.articles,
        (phrase) => byWords.get(phrase.join(' ')) ?? byKey.get(phrase.map(foldEnding).join(' ')),
      )
      return matched.map(({ positions, found }) => ({ positions, found: found.flatMap(equivalentsOf) }))
    },
  }
}

const readGroups = (text: string): Phrase[][] =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => line.split(',').map((phrase) => tokenise(phrase)))

function groupsBy(groups: readonly Phrase[][], keyOf: (word: string) => string): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>()
  for (const group of groups)
    for (const phrase of group) {
      const key = phrase.map(keyOf).join(' ')
      entries.set(key, [...(entries.get(key) ?? []), { group, phrase }])
    }
  return entries
}

/** Removes inflectional endings of any language, for lookups only. */
function foldEnding(word: string): string {
  const base = /^(?:(.{3,}?)(?:ing|ed|es|s)|(.{4,}?)(?:en|e))$/.exec(word)?.slice(1).find(Boolean) ?? word
  return base.replace(/([^aeiou])\1$/, '$1')
}
