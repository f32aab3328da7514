import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { type Matched, matchPhrases, type Phrase } from '../../../../languages/text/phrase-match'
import { stem } from '../../../../languages/text/stem'
import { tokenise } from '../../../../languages/text/tokenise'

/** Groups of equivalent expressions of one language. */
export interface Thesaurus {
  /** All words of the expressions. */
  words: ReadonlySet<string>
  /** Whether the word, in this or another inflected form, occurs in an expression. */
  hasWord(word: string): boolean
  /** Whether the phrase is an expression, in this or another inflected form, not only part of one. */
  hasName(phrase: Phrase): boolean
  equivalentsOf(phrase: Phrase): Phrase[]
  /** Equivalents of the question's words, one or more words each. */
  findSynonyms(words: readonly string[]): Matched<Phrase[]>[]
}

/** Letters that an entry of one word may have more than the asked one: "wheels" is found by "wheel". */
const MAX_ENDING = 1

interface Entry {
  group: Phrase[]
  phrase: Phrase
}

/**
 * @param text one group a line, with commas between its expressions
 * @param furtherEquivalents of an expression, from another list
 */
export function createThesaurus(
  language: Language,
  text: string,
  furtherEquivalents: (phrase: Phrase) => Phrase[] = () => [],
): Thesaurus {
  const groups = readGroups(text)
  const stemsOf = (phrase: Phrase) => phrase.map((word) => stem(word, language)).join(' ')
  /** Exact expressions take precedence: "positive" is not "position", although both have one stem. */
  const byWords = groupsBy(groups, (phrase) => phrase.join(' '))
  const byStems = groupsBy(groups, stemsOf)
  const words = new Set(groups.flat(2))
  const stems = new Set([...words].map((word) => stem(word, language)))
  const lookup = (phrase: Phrase) =>
    byWords.get(phrase.join(' ')) ?? inflectedFrom(phrase, byStems.get(stemsOf(phrase)))
  const expand = ({ group, phrase }: Entry) => {
    const equivalents = group.filter((other) => other !== phrase)
    return [...equivalents, ...equivalents.flatMap(furtherEquivalents)]
  }
  return {
    words,
    hasWord: (word) => stems.has(stem(word, language)),
    hasName: (phrase) => lookup(phrase) !== undefined,
    equivalentsOf: (phrase) => (lookup(phrase) ?? []).flatMap(expand),
    findSynonyms(asked) {
      const matched = matchPhrases(asked, languageData[language].question.articles, lookup)
      return matched.map(({ positions, found }) => ({ positions, found: found.flatMap(expand) }))
    },
  }
}

/** English nouns made of verbs: "linings", "controller"; "leaking" is a form of the verb. */
const derivedNoun = /(?:ings|ers?|ors?)$/

/** Entries of the same stem, but not what is derived from a word: "housing" is not "house", nor "linings" "lines". */
function inflectedFrom(phrase: Phrase, entries: Entry[] = []): Entry[] | undefined {
  const [asked = ''] = phrase
  const isInflected = ({ phrase: [word = ''] }: Entry) =>
    asked.length >= word.length - MAX_ENDING && !(derivedNoun.test(asked) && !derivedNoun.test(word))
  const inflected = phrase.length > 1 ? entries : entries.filter(isInflected)
  return inflected.length > 0 ? inflected : undefined
}

const readGroups = (text: string): Phrase[][] =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => line.split(',').map((phrase) => tokenise(phrase)))

function groupsBy(groups: readonly Phrase[][], keyOf: (phrase: Phrase) => string): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>()
  for (const group of groups)
    for (const phrase of group) {
      const key = keyOf(phrase)
      entries.set(key, [...(entries.get(key) ?? []), { group, phrase }])
    }
  return entries
}
