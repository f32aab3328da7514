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
  phrase: Phrase
  equivalents: Phrase[]
}

/**
 * @param text one group a line, with commas between its expressions. A line with ">" leads one way, from what people say to
 *   what manuals write: who asks what happens if it "flips" wants "tip over", but nobody asks for "flip" with other words.
 * @param furtherEquivalents of an expression, from another list
 */
export function createThesaurus(
  language: Language,
  text: string,
  furtherEquivalents: (phrase: Phrase) => Phrase[] = () => [],
): Thesaurus {
  const entries = text
    .split('\n')
    .filter((line) => line.trim())
    .flatMap(readEntries)
  const stemsOf = (phrase: Phrase) => phrase.map((word) => stem(word, language)).join(' ')
  /** Exact expressions take precedence: "positive" is not "position", although both have one stem. */
  const byWords = entriesBy(entries, (phrase) => phrase.join(' '))
  const byStems = entriesBy(entries, stemsOf)
  const words = new Set(entries.flatMap(({ phrase, equivalents }) => [phrase, ...equivalents]).flat())
  const stems = new Set([...words].map((word) => stem(word, language)))
  const lookup = (phrase: Phrase) =>
    byWords.get(phrase.join(' ')) ?? inflectedFrom(phrase, byStems.get(stemsOf(phrase)))
  const expand = ({ equivalents }: Entry) => [...equivalents, ...equivalents.flatMap(furtherEquivalents)]
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

function readEntries(line: string): Entry[] {
  const [said = [], meant] = line.split('>').map((names) => names.split(',').map((name) => tokenise(name)))
  return said.map((phrase) => ({ phrase, equivalents: meant ?? said.filter((other) => other !== phrase) }))
}

function entriesBy(entries: readonly Entry[], keyOf: (phrase: Phrase) => string): Map<string, Entry[]> {
  const byKey = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = keyOf(entry.phrase)
    byKey.set(key, [...(byKey.get(key) ?? []), entry])
  }
  return byKey
}
