import { languageValues } from '#contract/platform-limits'
import type { Day } from '../../../../domain/day'
import type { Language } from '../../../../domain/text'
import { stem } from '../../../../languages/text/stem'
import type { PhraseTable } from '../grammar/phrase-table'
import { type Meaning, vocabularyOf } from '../grammar/vocabulary'
import { getsMails } from '../meaning/asks-for-email-choices'
import type { Named } from '../names/name-keys'
import { misspeltNameAt, nameAt } from '../names/read-names'
import { periodAsBefore } from '../periods/period-as-before'
import { periodTableOf } from '../periods/period-table'
import { readPeriod } from '../periods/read-period'
import { isSeasonInName } from '../periods/season-in-name'
import { sinceUnits } from '../periods/since-units'
import { startsAt } from '../periods/time-words'
import { salesTopics, type Topic } from '../record-question'
import { type BorrowedWords, borrowedIn } from './borrowed-words'
import { intervalAt } from './interval'
import { beginsName, continuesName } from './name-of-thing'
import { isOtherNoun } from './other-noun'
import { amountAt } from './read-amount'
import { readDetails } from './read-details'
import { isFigureOfHours, limitAt } from './read-limit'
import { recordNumberAt } from './read-number'
import { readPhrase, typedFrom } from './read-phrase'
import {
  addMeaning,
  addNumber,
  addPeriod,
  addStates,
  addTopList,
  addUnknown,
  emptySlots,
  type FoundSlots,
  namesOrganization,
  type Slots,
} from './slots'
import { correctTokens } from './spelling'
import { stillToDoAt } from './still-to-do'
import { isTelling } from './strangers'
import { type Token, tokensOf } from './tokens'
import { topListAt } from './top-list'

/** What a question is read with. */
export interface Knowledge {
  /** What the asker may call their machines and organizations. */
  names: ReadonlyMap<string, Named>
  today: Day
  /** Whether dates of figures have the day before the month. */
  isDayFirst: boolean
}

/** Adverbs without which a phrase is the same, as "did I ever answer" is. */
const saysNoMore = /^(?:ever|actually|really|finally|realmente|finalmente)$/

/** A longer text tells a story, which no grammar reads. */
const MAX_WORDS = 60

/** Reads a question from left to right. Undefined if a phrase shows that a manual is asked, and for a long text. */
export function readSlots(text: string, language: Language, knowledge: Knowledge): Slots | undefined {
  const { phrases } = vocabularyOf(language)
  const typed = tokensOf(text).filter(({ word }) => !saysNoMore.test(word))
  if (typed.length > MAX_WORDS) return undefined
  const tokens = correctTokens(typed, language, knowledge.names)
  const words = tokens.map(({ word }) => word)
  const stems = stemsOf(words)
  const found = emptySlots()
  const borrowed = borrowedIn(words, language)

  const isOfPapers = namesPaper(words, stems[language], phrases) || hasNumber(words) || getsMails(words)
  const isOfOrders = isOfPapers || words.some((word) => /^(?:paid|pagad[oa]s?)$/.test(word))
  for (let position = 0; position < tokens.length; ) {
    const known = phrases.at(words, stems[language], position)
    const isNoun =
      isPartOfName(tokens, position, phrases) ||
      isOtherNoun(words[position] ?? '', known, phrases, language) ||
      continuesName(found, words, position, known, language) ||
      beginsName(words, position, known, language)
    const phrase = isNoun ? undefined : known
    const isOfManual = !isOfPapers && manualPhraseAt(words, stems, position) > (phrase?.length ?? 0)
    const foreign = borrowed?.positions.has(position) ? borrowed.language : undefined
    if (foreign && !phrase && !isOfManual) {
      position += readBorrowed(found, position, { language: foreign, tokens, words, stems: stems[foreign], knowledge })
      continue
    }
    const pending = isNoun ? undefined : stillToDoAt(words, position, language)
    const toDo = pending?.action === 'begin' && !isOfOrders ? undefined : pending
    if (toDo && toDo.length >= (phrase?.length ?? 1)) {
      addStates(found, toDo.states, typedFrom(tokens, position, toDo.length))
      for (const hint of hintsWithin(position, toDo.length, { words, stems: stems[language], phrases }))
        found.hinted.add(hint)
      position += toDo.length
      continue
    }
    if (isOfManual) return undefined
    const length = readAt(found, position, { language, tokens, words, stems: stems[language], phrase, knowledge })
    position += length
  }
  if (found.marks.has('owes') && namesOrganization(found)) found.states.push('unpaid')
  const own = readDetails(found, { tokens, words, stems: stems[language], language })
  const read = { ...found, ...own, ...(borrowed && withBorrowed(own, borrowed, { tokens, words, stems })) }
  const since = found.period || !found.states.includes('not_ordered') ? undefined : sinceUnits(tokens, knowledge.today)
  if (!since) return { ...read, tokens }
  const isOfPeriod = (at: number) => at === since.position || at === since.position + 1
  return {
    ...read,
    tokens,
    period: since.period,
    unknown: read.unknown.filter(({ position }) => !isOfPeriod(position)),
  }
}

interface Reading {
  language: Language
  tokens: readonly Token[]
  words: readonly string[]
  stems: readonly string[]
  /** The phrase at the position. */
  phrase: { length: number; meanings: readonly Meaning[] } | undefined
  knowledge: Knowledge
}

/** Reads what is at a position. @returns how many words that is */
function readAt(found: FoundSlots, position: number, reading: Reading): number {
  const { language, tokens, words, phrase, knowledge } = reading
  const table = periodTableOf(language)
  const isNumberSign = (word: string) => vocabularyOf(language).numberSigns.has(word)
  const now = startsAt(words, position, table.now)
  if (now > 0) return now
  const interval = intervalAt(words, position)
  if (interval) {
    addMeaning(found, interval.isKit ? { slot: 'topic', value: 'kits' } : { slot: 'maintenance' }, 'kit')
    addUnknown(found, tokens, interval.figureAt, table.numbers)
    return interval.length
  }
  const number = recordNumberAt(words, position)
  if (number) {
    addNumber(found, number)
    return number.length
  }
  const name = nameAt(tokens, position, knowledge.names, { isNumberSign, numbers: table.numbers })
  if (name && !(name.rank === 'kind' && isTaskWord(words, position))) {
    found.names.push(name)
    found.before = name.rank === 'kind' ? 'kind' : 'name'
    return name.length
  }
  // "Por mes este año" is a sum of each month, not this month.
  // "The last day" of a quote is none of the calendar.
  const isNoTime = phrase?.meanings.some(({ slot }) => slot === 'by' || slot === 'ending')
  const read = isNoTime ? undefined : readPeriod(words, position, table, knowledge)
  const period = read && isSeasonInName(words, position, read.length, language) ? undefined : read
  const amount = amountAt(tokens, position, language)
  // "Between 1 and 15 October" is no sum of money.
  if (amount && (amount.isMoney || (namesSales(found) && !period))) {
    found.amount = { ...amount.range, title: typedFrom(tokens, position, amount.length) }
    found.before = 'other'
    return amount.length
  }
  const limit = phrase && limitAt(words, position, phrase)
  if (limit) {
    const title = typedFrom(tokens, position, limit.length)
    found.limits = { ...found.limits, ...limit.limits, titles: [...found.limits.titles, title] }
    found.before = 'other'
    return limit.length
  }
  if (period && !isFigureOfHours(words, position + period.length)) {
    addPeriod(found, { ...period.period, title: typedFrom(tokens, position, period.length) })
    found.before = 'other'
    return period.length
  }
  const elliptic = periodAsBefore(found, words, position, table)
  if (elliptic) {
    addPeriod(found, { ...elliptic.period, title: typedFrom(tokens, position, elliptic.length) })
    return elliptic.length
  }
  const top = topListAt(words, position, table.numbers)
  if (top) {
    addTopList(found, top, typedFrom(tokens, position, top.length))
    return top.length
  }
  if (phrase) return readPhrase(found, position, { ...reading, phrase, isNumberSign })
  const misspelt = misspeltNameAt(tokens, position, knowledge.names)
  if (misspelt) {
    found.names.push(misspelt)
    found.before = 'name'
    return misspelt.length
  }
  addUnknown(found, tokens, position, table.numbers)
  return 1
}

/** The fields that the words of another language ask for, too. */
function withBorrowed(
  own: ReturnType<typeof readDetails>,
  { language, positions }: BorrowedWords,
  { tokens, words, stems }: Pick<Reading, 'tokens' | 'words'> & { stems: Stems },
): ReturnType<typeof readDetails> {
  const other = readDetails(own, { tokens, words, stems: stems[language], language, readOnlyAt: positions })
  return {
    ...other,
    details: [...new Set([...own.details, ...other.details])],
    detailWords: [...own.detailWords, ...other.detailWords],
  }
}

/** Reads a word of another language, or a phrase that it begins. @returns how many words that is */
function readBorrowed(found: FoundSlots, position: number, reading: Omit<Reading, 'phrase'>): number {
  const { language, words, stems } = reading
  const phrase = vocabularyOf(language).phrases.at(words, stems, position)
  if (phrase || isTelling({ word: words[position] ?? '' }, language))
    return readAt(found, position, { ...reading, phrase })
  found.before = 'other'
  return 1
}

/** "I still need to accept": what is to be accepted are quotes. */
function hintsWithin(
  position: number,
  length: number,
  { words, stems, phrases }: Pick<Reading, 'words' | 'stems'> & { phrases: PhraseTable<Meaning> },
): Topic[] {
  const within = Array.from({ length }, (_, offset) => phrases.at(words, stems, position + offset))
  const meanings = within.flatMap((phrase) => (phrase && phrase.length > 1 ? phrase.meanings : []))
  return meanings.flatMap((meaning) => (meaning.slot === 'hint' ? [meaning.value] : []))
}

/** No manual has the number of a record. */
const hasNumber = (words: readonly string[]): boolean =>
  words.some((_, position) => recordNumberAt(words, position) !== undefined)

/** What these are over or under is money. */
const namesSales = ({ named, hinted }: FoundSlots): boolean =>
  salesTopics.some((topic) => named.has(topic)) || hinted.has('orders') || hinted.has('spending')

/** "Tall Pines" is a name, whatever its words have a stem in common with. */
const isPartOfName = (tokens: readonly Token[], position: number, phrases: PhraseTable<Meaning>): boolean =>
  isCapitalizedAt(tokens, position) &&
  (isCapitalizedAt(tokens, position - 1) || isCapitalizedAt(tokens, position + 1)) &&
  !phrases.words.has(tokens[position]?.word ?? '')

const isCapitalizedAt = (tokens: readonly Token[], position: number): boolean =>
  tokens[position]?.isCapitalized ?? false

/** Papers that no manual speaks of, as it does of the order of steps: "what orders do I need to pick". */
const namesPaper = (words: readonly string[], stems: readonly string[], phrases: PhraseTable<Meaning>): boolean =>
  words.some(
    (word, position) =>
      word === 'orders' ||
      word === 'pedidos' ||
      phrases.at(words, stems, position)?.meanings.some((one) => one.slot === 'topic' && isPaper.has(one.value)),
  )

const isPaper: ReadonlySet<Topic> = new Set(['quotes', 'invoices', 'payments', 'payouts', 'disputes'])

/** How long a phrase is that shows that a manual is asked; in whichever language, as the other one knows none of its words. */
const manualPhraseAt = (words: readonly string[], stems: Stems, position: number): number =>
  Math.max(...languageValues.map((one) => vocabularyOf(one).manual.at(words, stems[one], position)?.length ?? 0))

type Stems = Record<Language, readonly string[]>

const stemsOf = (words: readonly string[]): Stems => ({
  en: words.map((word) => stem(word, 'en')),
  es: words.map((word) => stem(word, 'es')),
})

/** "500 h service" is the name of a task, whatever else a word of it may be. */
const isTaskWord = (words: readonly string[], position: number): boolean => words[position + 1] === 'service'
