import type { Language } from '../../../domain/text'
import { isGlossaryWord } from '../finding/languages/glossary/glossary'
import { isTelling, looksUpWords } from './read-unknown'
import type { Topic } from './record-question'
import type { Slots } from './slots'

interface Read {
  topic: Topic
  words: readonly string[]
  unknownName: string | undefined
}

/** Topics whose names are no words of manuals. */
const isSales: ReadonlySet<Topic> = new Set([
  'credit_notes',
  'invoices',
  'maintenance_quotes',
  'quotes',
  'payments',
  'spending',
  'orders',
])

/** A sentence of which more is unknown is in another language. */
const MAX_UNKNOWN_SHARE = 0.6

/** More words than these are a story, not what a record names. */
const MAX_WORDS = 6

/**
 * Whether a question that has a topic is one about records. Its other words decide: it needs a sign of the person's own
 * records, and what is not understood must be something that records can name. A word of the trade that no record can name
 * shows that a manual is asked: "how many hours does the battery last".
 */
export function isAboutRecords(slots: Slots, { topic, words, unknownName }: Read, language: Language): boolean {
  const strong = strongSigns(slots)
  const signs = strong + (slots.asked.size > 0 ? 1 : 0) + (isNamingMachines(slots) ? 1 : 0)
  // A machine by itself is asked about only if all else is understood, too.
  const isNamedAlone = topic === 'machines' && !slots.named.has('machines') && !slots.marks.has('fleet')
  if (isNamedAlone && unknownName !== undefined && !/\d/.test(unknownName)) return false
  if (unknownName !== undefined) return (signs > 0 || slots.named.has(topic)) && words.length <= MAX_WORDS
  const unknown = slots.unknown.filter((one) => isTelling(one, language))
  // The name of the records alone asks for them.
  if (unknown.length === 0 && slots.named.has(topic) && (isSales.has(topic) || topic === 'machines')) return true
  // "Over 500": what a figure limits is not understood.
  if (isSales.has(topic) && unknown.some(({ word }) => /^\d{1,4}$/.test(word))) return false
  if (unknown.length > MAX_UNKNOWN_SHARE * slots.tokens.length) return false
  if (looksUpWords(topic)) {
    if (words.length === 0) return signs > 0 || topic === 'due' || topic === 'done'
    if (topic === 'due' || topic === 'done')
      return words.length <= MAX_WORDS && isOfTasks(slots, { topic, words }, strong)
    // "Messages from Pete"
    if (topic === 'messages' && unknown.some(({ isCapitalized }) => isCapitalized)) return true
    if (topic === 'manuals' || topic === 'messages') return strong > 0 && words.length <= 4
    return strong > 0 && words.length <= MAX_WORDS
  }
  if (unknown.some(({ word }) => isGlossaryWord(word, language) || /^\d+$/.test(word))) return false
  return signs > unknown.length
}

/** "The last step of the filter change" and "what is due at 1000 h" are a manual's. */
function isOfTasks(slots: Slots, { topic, words }: Pick<Read, 'topic' | 'words'>, strong: number): boolean {
  const isOnes = isNamingMachines(slots) || slots.marks.has('own') || slots.marks.has('remaining')
  if (isOnes || slots.asked.has('next') || slots.asked.has('when')) return true
  return (strong > 0 || slots.named.has(topic)) && !words.every((word) => /^\d+$|^h$/.test(word))
}

/** Signs that something of the person's own is meant: "our", "last month", "did", an open state, a number. */
function strongSigns({ marks, period, states, number, names, hinted, asked }: Slots): number {
  const signs = [
    marks.has('own'),
    marks.has('past'),
    marks.has('fleet'),
    period !== undefined,
    // "When will the engine block arrive?"
    hinted.has('orders') && (asked.has('when') || asked.has('where')),
    states.length > 0,
    number !== undefined,
    names.some(({ rank }) => rank === 'organization'),
  ]
  return signs.filter(Boolean).length
}

const isNamingMachines = ({ names, marks }: Slots): boolean =>
  marks.has('chosen') || names.some(({ rank }) => rank !== 'organization')
