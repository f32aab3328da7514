import { once } from '../../../../domain/once'
import type { Language } from '../../../../domain/text'
import { isGlossaryWord } from '../../../../languages/glossary/glossary'
import { normalise } from '../../../../languages/text/normalise'
import { stem } from '../../../../languages/text/stem'
import { isMachineKind } from '../../finding/question/machine-kind'
import { isContentWord } from '../../finding/question/stop-words'
import { createPhraseTable, type PhraseTable, phrasesOf } from '../grammar/phrase-table'
import { type Knowledge, readSlots } from '../words/read-slots'
import { namesMachine, namesOrganization, type Slots } from '../words/slots'
import { tokensOf } from '../words/tokens'
import { englishLimits } from './english'
import type { Limit, LimitWords } from './limit'
import { spanishLimits } from './spanish'

interface Reader {
  limits: readonly LimitWords[]
  names: PhraseTable<LimitWords>
  beside: PhraseTable<LimitWords>
}

const readers: Record<Language, () => Reader> = {
  en: once(() => readerOf(englishLimits, 'en')),
  es: once(() => readerOf(spanishLimits, 'es')),
}

/** Stems would make "rain" of "rained", but also "chat" of "chatter". */
const isExact = () => true

const readerOf = (limits: readonly LimitWords[], language: Language): Reader => ({
  limits,
  names: createPhraseTable(
    limits.map((one) => [one.names, one]),
    language,
    isExact,
  ),
  beside: createPhraseTable(
    limits.map((one) => [one.beside ?? '', one]),
    language,
    isExact,
  ),
})

/** What a question asks that nobody is told here; undefined for any other question, and for one that a manual answers. */
export function readLimit(text: string, language: Language, knowledge: Knowledge): Limit | undefined {
  const tokens = tokensOf(text)
  const words = tokens.map(({ word }) => word)
  if (asksForReason.some((phrase) => phrase.every((word, index) => words[index] === word))) return undefined
  const { limits, names, beside } = readers[language]()
  const [named, others] = [foundIn(words, names, language), foundIn(words, beside, language)]
  if (named.size === 0) return isAboutFailure(text, language, knowledge) ? 'forecasts' : undefined
  const slots = readSlots(text, language, knowledge)
  if (!slots) return undefined
  const found = limits.find(
    (one) =>
      named.has(one) &&
      (one.beside === undefined || others.has(one)) &&
      hasSign(one, slots, language) &&
      isAlone(one, slots, language),
  )
  return found && limitOf(found, slots, words)
}

const asksForReason = [['why'], ['porque'], ['por', 'que']]

function foundIn(words: readonly string[], table: PhraseTable<LimitWords>, language: Language): Set<LimitWords> {
  const stems = words.map((word) => stem(word, language))
  return new Set(words.flatMap((_, position) => table.at(words, stems, position)?.meanings ?? []))
}

function hasSign(
  { sign }: LimitWords,
  { marks, names, period, named, asked, tokens }: Slots,
  language: Language,
): boolean {
  if (sign === 'machine') return namesMachine({ names }) || tokens.some(({ word }) => isMachineKind(word, language))
  const isOwn = marks.has('own') || namesOrganization({ names })
  if (sign === 'named_machine') return names.some(({ rank }) => rank === 'machine') || marks.has('chosen')
  if (sign === 'own') return isOwn || named.has('spending') || asked.has('sum')
  const isOfTime = period !== undefined || marks.has('past')
  if (sign === 'amount') return isOfTime && (asked.has('sum') || asked.has('count'))
  return sign === undefined || sign === 'alone' || isOfTime || isOwn
}

/** "How many fuel filters did we use" asks for filters, "what do you do when the oil light is on" for what is to be done. */
function isAlone(one: LimitWords, { unknown, tokens }: Slots, language: Language): boolean {
  const own = new Set(phrasesOf(`${one.names},${one.beside ?? ''}`).flat())
  if (one.sign === 'alone') return tokens.every(({ word }) => own.has(word) || !isContentWord(word, language))
  if (one.sign !== 'amount') return true
  return unknown.every(({ word }) => own.has(word) || isMachineKind(word, language) || !isGlossaryWord(word, language))
}

/** Messages are records; one's own conversations are shown to oneself. */
function limitOf({ limit }: LimitWords, { named, number }: Slots, words: readonly string[]): Limit | undefined {
  if (limit !== 'others_conversations') return limit
  if (named.has('messages') || named.has('orders') || named.has('quotes') || number) return undefined
  return words.some((word) => isOneself.has(word)) ? 'own_conversations' : limit
}

const isOneself: ReadonlySet<string> = new Set(['i', 'my', 'ive', 'yo', 'mi', 'mis', 'he', 'pregunte'])

/** "When will Loader 5 break down" asks for what nobody knows; what to do then is in its manual. */
function isAboutFailure(text: string, language: Language, knowledge: Knowledge): boolean {
  if (!failures[language].test(normalise(text))) return false
  const slots = readSlots(text, language, knowledge)
  return slots?.names.some(({ rank }) => rank === 'machine') ?? false
}

const failures: Record<Language, RegExp> = {
  en: /\b(?:will|going to|gonna)\b.{0,30}\b(?:break|fail|die|give out)\b/,
  es: /\b(?:se va a|va a|se) (?:romper|rompera|averiar|averiara|descomponer|fallar|descompondra)/,
}
