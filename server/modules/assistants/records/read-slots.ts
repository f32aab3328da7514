import { languageValues } from '#contract/platform-limits'
import type { Day } from '../../../domain/day'
import type { Language } from '../../../domain/text'
import { stem } from '../finding/query/stem'
import { type PhraseTable, phrasesOf } from './grammar/phrase-table'
import { type Meaning, vocabularyOf } from './grammar/vocabulary'
import type { Named } from './names/name-keys'
import { misspeltNameAt, nameAt } from './names/read-names'
import { periodTableOf } from './periods/period-table'
import { readPeriod } from './periods/read-period'
import { numberAfterTopic, recordNumberAt } from './read-number'
import type { Topic } from './record-question'
import { addMeaning, addUnknown, emptySlots, type Slots } from './slots'
import { correctTokens } from './spelling'
import { type Token, tokensOf } from './tokens'

/** What a question is read with. */
export interface Knowledge {
  /** What the asker may call their machines and organizations. */
  names: ReadonlyMap<string, Named>
  today: Day
  /** Whether dates of figures have the day before the month. */
  isDayFirst: boolean
}

/** A longer text tells a story, which no grammar reads. */
const MAX_WORDS = 60

/** Reads a question from left to right. Undefined if a phrase shows that a manual is asked, and for a long text. */
export function readSlots(text: string, language: Language, knowledge: Knowledge): Slots | undefined {
  const { grammar, phrases } = vocabularyOf(language)
  const typed = tokensOf(text)
  if (typed.length > MAX_WORDS) return undefined
  const tokens = correctTokens(typed, language, knowledge.names)
  const words = tokens.map(({ word }) => word)
  const stems = stemsOf(words)
  const table = periodTableOf(language)
  const signs = new Set(phrasesOf(grammar.numberSign).flat())
  const isNumberSign = (word: string) => signs.has(word)
  const found = emptySlots()

  for (let position = 0; position < tokens.length; ) {
    const phrase = phrases.at(words, stems[language], position)
    if (manualPhraseAt(words, stems, position) > (phrase?.length ?? 0)) return undefined
    const number = recordNumberAt(words, position)
    if (number) {
      found.number ??= number
      position += number.length
      continue
    }
    const name = nameAt(tokens, position, knowledge.names, { isNumberSign, numbers: table.numbers })
    if (name && !(name.rank === 'kind' && isTaskWord(words, position))) {
      found.names.push(name)
      position += name.length
      found.before = name.rank === 'kind' ? 'kind' : 'name'
      continue
    }
    const period = readPeriod(words, position, table, knowledge)
    if (period) {
      found.period ??= { ...period.period, title: typedFrom(tokens, position, period.length) }
      position += period.length
      found.before = 'other'
      continue
    }
    if (phrase) {
      const typed = typedFrom(tokens, position, phrase.length)
      for (const meaning of [
        ...phrase.meanings,
        ...innerTopics(
          words.slice(position, position + phrase.length),
          stems[language].slice(position, position + phrase.length),
          phrases,
        ),
      ])
        addMeaning(found, meaning, typed)
      if (phrase.meanings.some(({ slot }) => slot === 'tasks'))
        for (let at = position; at < position + phrase.length; at++)
          if (!isWorkWord.has(words[at] ?? '')) addUnknown(found, tokens, at, table.numbers)
      position += phrase.length
      const topic = phrase.meanings.find(({ slot }) => slot === 'topic')
      const after = topic?.slot === 'topic' && numberAfterTopic(words, position, topic.value, isNumberSign)
      if (after) {
        found.number ??= after
        position += after.length
      }
      const isPreposition = phrase.meanings.some(({ slot }) => slot === 'beforeName')
      found.before = isPreposition ? 'preposition' : 'other'
      continue
    }
    const misspelt = misspeltNameAt(tokens, position, knowledge.names)
    if (misspelt) {
      found.names.push(misspelt)
      position += misspelt.length
      found.before = 'name'
      continue
    }
    addUnknown(found, tokens, position, table.numbers)
    position += 1
  }
  return { ...found, tokens }
}

/** What every task is, so that it names none. */
const isWorkWord = new Set(
  'change changes check of service hour h cambio cambios revision control chequeo de del'.split(' '),
)

/** How long a phrase is that shows that a manual is asked; in whichever language, as the other one knows none of its words. */
const manualPhraseAt = (words: readonly string[], stems: Stems, position: number): number =>
  Math.max(...languageValues.map((one) => vocabularyOf(one).manual.at(words, stems[one], position)?.length ?? 0))

type Stems = Record<Language, readonly string[]>

const stemsOf = (words: readonly string[]): Stems => ({
  en: words.map((word) => stem(word, 'en')),
  es: words.map((word) => stem(word, 'es')),
})

/** A longer phrase also names what one of its words names: "new messages" are messages. Payments are states of others. */
function innerTopics(words: readonly string[], stems: readonly string[], phrases: PhraseTable<Meaning>): Meaning[] {
  if (words.length < 2) return []
  return words
    .flatMap((word, index) => phrases.at([word], stems.slice(index, index + 1), 0)?.meanings ?? [])
    .filter((meaning) => (meaning.slot === 'topic' || meaning.slot === 'hint') && isNamedInside.has(meaning.value))
}

const isNamedInside: ReadonlySet<Topic> = new Set(['messages', 'invoices', 'orders', 'quotes', 'manuals', 'machines'])

const typedFrom = (tokens: readonly Token[], position: number, length: number): string =>
  tokens
    .slice(position, position + length)
    .map(({ typed }) => typed)
    .join(' ')

/** "500 h service" is the name of a task, whatever else a word of it may be. */
const isTaskWord = (words: readonly string[], position: number): boolean => words[position + 1] === 'service'
