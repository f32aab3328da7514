import type { Language } from '../../../domain/text'
import { isGlossaryWord } from '../finding/languages/glossary/glossary'
import { isMachineKind } from '../finding/query/machine-kind'
import { isContentWord, isEverydayWord } from '../finding/query/stop-words'
import type { Topic } from './record-question'
import type { Slots, UnknownWord } from './slots'

/** Topics whose records are also looked up by what they name. */
const lookedUpByWords: ReadonlySet<Topic> = new Set([
  'orders',
  'spending',
  'quotes',
  'maintenance_quotes',
  'messages',
  'due',
  'done',
  'manuals',
])

export const looksUpWords = (topic: Topic): boolean => lookedUpByWords.has(topic)

/** Whether a word is one of the trade or at least says what a text is about. */
export const isTelling = ({ word }: UnknownWord, language: Language): boolean =>
  /\d/.test(word) || isGlossaryWord(word, language) || isContentWord(word, language)

export interface UnknownRead {
  words: string[]
  /** Those of them without which the question is understood, too. */
  optionalWords: string[]
  unknownName: string | undefined
}

/** What the words that no phrase has are: what records have to name, or a name that the asker does not see. */
export function readUnknown({ unknown }: Slots, topic: Topic, language: Language): UnknownRead {
  const telling = unknown.filter((one) => isTelling(one, language))
  const like = telling.find((one) => isLikeAName(one, topic, language))
  const first = telling.find((one) => isKindBefore(one, telling, language)) ?? like
  const name = first && (isNumberOfKind(first) ? [first] : runFrom(telling, first))
  const others = telling.filter((one) => !name?.includes(one))
  const typed = name?.map((one) => one.typed.replace(/['’]s$/, ''))
  return {
    words: looksUpWords(topic) ? others.map(({ word }) => word) : [],
    optionalWords: others.filter((one) => isOptional(one, language)).map(({ word }) => word),
    unknownName: typed && [...(first?.kindBefore ? [first.kindBefore] : []), ...typed].join(' '),
  }
}

/** General speech that says nothing of a part: "give me a rundown"; but what is behind "on" or "of" is meant. */
const isOptional = ({ word, followsPreposition }: UnknownWord, language: Language): boolean =>
  !followsPreposition && !/\d/.test(word) && !isGlossaryWord(word, language) && isEverydayWord(word, [language])

/** "Forwarder 2", where nobody the asker sees has a forwarder. */
const isKindBefore = ({ word, position }: UnknownWord, words: readonly UnknownWord[], language: Language): boolean =>
  isMachineKind(word, language) && words.some((one) => one.position === position + 1 && /^\d{1,3}$/.test(one.word))

const isNumberOfKind = ({ kindBefore, word }: UnknownWord): boolean => kindBefore !== undefined && /^\d+$/.test(word)

/** A capital letter, "'s", a kind of machine before a figure, or "of" where the topic has no other words. */
function isLikeAName(one: UnknownWord, topic: Topic, language: Language): boolean {
  if (isNumberOfKind(one)) return true
  if (one.isPossessive) return true
  const isTrade = isGlossaryWord(one.word, language)
  // Whoever wrote a message is looked for in it.
  if (one.isCapitalized && !isTrade && topic !== 'messages') return true
  return !looksUpWords(topic) && one.followsPreposition && !isTrade && !/^\d+$/.test(one.word)
}

/** The word and those right after it. */
function runFrom(words: readonly UnknownWord[], first: UnknownWord): UnknownWord[] {
  const run = [first]
  for (const word of words.slice(words.indexOf(first) + 1)) {
    if (word.position !== (run.at(-1)?.position ?? 0) + 1) break
    run.push(word)
  }
  return run
}
