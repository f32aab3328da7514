import type { Language } from '../../../../domain/text'
import { isGlossaryWord } from '../../../../languages/glossary/glossary'
import { isLanguageName } from '../../../../record-tools/language-names'
import { isEverydayWord } from '../../finding/question/stop-words'
import { isSales, type Topic } from '../record-question'
import { looksUpWords } from '../words/read-unknown'
import { namesMachine, namesOrganization, type Slots } from '../words/slots'
import { isTelling, tellingWords } from '../words/strangers'
import { isOfOrganizations } from './asked-fields'
import { getsMails, isOfEmailChoices } from './asks-for-email-choices'
import { isOfFeedback, ratesAnswers } from './asks-for-feedback'
import { isOfLinks } from './asks-for-links'
import { asksForParts, asksForPrice, countsPart } from './asks-for-part'
import { isPartNumber } from './part-number'
import { asksForMoves } from './stock-move'

interface Read {
  topic: Topic
  words: readonly string[]
  unknownName: string | undefined
}

/** What was written or paid for an order, and is looked up by what was ordered. */
const isPaper: ReadonlySet<Topic> = new Set(['invoices', 'credit_notes', 'refunds', 'returns', 'disputes'])

const isListed: ReadonlySet<Topic> = new Set([
  'models',
  'machines',
  'customers',
  'users',
  'organizations',
  'account',
  'dealerships',
  'waiting',
])

const isOfStore: ReadonlySet<Topic> = new Set(['kits', 'bundles', 'movements', 'locations', 'stock', 'stock_levels'])

/** What words for them ask for is in no manual, unless words of the trade are beside them: "tell me about the pump". */
const isOfFields: ReadonlySet<Topic> = new Set([
  'organization',
  'own_organization',
  'account_requests',
  'price_lists',
  'tax_rates',
])

/** "Who do I call at Northfield about a broken pump" */
const isContact = ({ fields }: Slots): boolean => fields.has('phone') || fields.has('people') || fields.has('time_zone')

/** Manuals say what an operator does; records, who is one. */
const isOfPeople = (topic: Topic): boolean =>
  topic === 'users' || topic === 'organizations' || topic === 'account' || topic === 'dealerships'

/** "What role does rosa have" */
function mayNamePerson(
  { word, isCapitalized, position, followsPreposition }: Slots['unknown'][number],
  { tokens }: Slots,
  language: Language,
): boolean {
  if (isCapitalized || !(isGlossaryWord(word, language) || isEverydayWord(word, [language]))) return true
  // "When did rosa join"
  const isWhere = followsPreposition || beforePerson.has(tokens[position - 1]?.word ?? '')
  return isWhere && !isGlossaryWord(word, language)
}

const beforePerson: ReadonlySet<string> = new Set('did does has is was who tiene'.split(' '))

/** What is asked of these is said by words that are looked up in no record. */
const wordsOfTopic: Partial<Record<Topic, (word: string) => boolean>> = {
  feedback: isOfFeedback,
  links: isOfLinks,
  email_choices: isOfEmailChoices,
}

/** A word of the trade beside them is a manual's, unless no manual speaks of their own: of what is thought of answers. */
function isOfWords(slots: Slots, isOwn: (word: string) => boolean, language: Language): boolean {
  const others = slots.unknown.filter(({ word }) => !isOwn(word))
  const foreign = others.filter((one) => isTelling(one, language) && !one.isCapitalized)
  if (foreign.length > slots.tokens.length / 3) return false
  return isOwnSpeech(slots) || !others.some(({ word }) => isGlossaryWord(word, language))
}

const isOwnSpeech = (slots: Slots): boolean => ratesAnswers(slots) || getsMails(slots.tokens.map(({ word }) => word))

/** A sentence of which more is unknown is in another language. */
const MAX_UNKNOWN_SHARE = 0.6

/** More words than these are a story, not what a record names. */
const MAX_WORDS = 6

/**
 * Whether a question that has a topic is one about records. Its other words decide: it needs a sign of the person's own
 * records, and what is not understood must be something that records can name. A word of the trade that no record can name
 * shows that a manual is asked: "how many hours does the battery last".
 */
export function isAboutRecords(slots: Slots, { topic, unknownName, ...read }: Read, language: Language): boolean {
  const ownWord = wordsOfTopic[topic]
  if (ownWord) return isOfWords(slots, ownWord, language)
  const strong = strongSigns(slots)
  const signs = strong + (slots.asked.size > 0 ? 1 : 0) + (isNamingMachines(slots) ? 1 : 0)
  // A machine by itself is asked about only if all else is understood, too.
  const isNamedAlone = topic === 'machines' && !slots.named.has('machines') && !slots.marks.has('fleet')
  const foreign = slots.unknown.filter((one) => isTelling(one, language))
  // "Wie schwer ist der Lader"
  const unknown = isNamedAlone ? foreign : tellingWords(slots, language)
  const words = read.words.filter((word) => unknown.some((one) => one.word === word))
  if (isNamedAlone && unknownName !== undefined && !/\d/.test(unknownName)) return false
  if (isOfFields.has(topic) || (isOfOrganizations.has(topic) && slots.fields.size > 0))
    return (
      topic === 'tax_rates' ||
      isContact(slots) ||
      [...slots.named].some((one) => isOfFields.has(one)) ||
      !slots.unknown.some(({ word }) => isGlossaryWord(word, language))
    )
  if (unknownName !== undefined) return (signs > 0 || slots.named.has(topic)) && words.length <= MAX_WORDS
  if (topic === 'turnaround')
    return unknown.every(({ word }) => /^(?:days?|d[ií]as?)$/.test(word) || !isGlossaryWord(word, language))
  if (isManner(slots, unknown, language)) return false
  // Where a serial number is stamped is in a manual.
  if (slots.asked.has('where') && slots.topicWords.length > 0 && slots.topicWords.every(isSerialNumber)) return false
  // "Why does it use so much" is about a machine.
  if (topic === 'spending' && slots.marks.has('reason') && !slots.period && slots.names.length === 0) return false
  if (asksForInterval(slots) && slots.number === undefined) return false
  if (isOfPeople(topic) && unknown.some((one) => !mayNamePerson(one, slots, language))) return false
  // A fee for something else is none of cards.
  if (topic === 'card_fees' && (unknown.length > 0 || slots.named.has('stock'))) return false
  // A machine has processors, too.
  if (topic === 'payouts' && !slots.named.has(topic) && strong === 0) return false
  if (topic === 'customers' && slots.states.includes('not_ordered')) return true
  // "It reached 90 degrees": no record is named, and a figure is none of one.
  if (isSales.has(topic) && !slots.named.has(topic) && unknown.some(({ word }) => /^\d{1,3}$/.test(word))) return false
  // The name of the records alone asks for them.
  if (unknown.length === 0 && slots.named.has(topic) && (isSales.has(topic) || isListed.has(topic))) return true
  // "Over 500": what a figure limits is not understood.
  if (isSales.has(topic) && slots.limits.titles.length > 0) return false
  if (foreign.length > MAX_UNKNOWN_SHARE * slots.tokens.length && !unknown.some(isPartNumber)) return false
  // Their names are those of nothing in a manual.
  const isOfCatalogue =
    isOfStore.has(topic) &&
    (slots.named.has(topic) || asksForPrice(slots) || countsPart(slots) || asksForParts(slots) || asksForMoves(slots))
  const isOfQuotes = (topic === 'quotes' || topic === 'maintenance_quotes') && slots.named.has(topic)
  const isOfSpending = topic === 'spending' && slots.named.has('spending')
  const isAskedOf = slots.asked.size > 0 || slots.states.length > 0
  const isOfPapers = isPaper.has(topic) && slots.named.has(topic)
  if (isOfCatalogue || isOfSpending || isOfPapers || (isOfQuotes && isAskedOf)) return words.length <= MAX_WORDS
  // "How many models does Harrow have"
  if (topic === 'models') return words.length <= 2 && !unknown.some(({ word }) => isGlossaryWord(word, language))
  if (topic === 'users') return (slots.named.has('users') || words.length > 0) && words.length <= 3
  if (looksUpWords(topic)) {
    if (words.length === 0) return signs > 0 || topic === 'due' || topic === 'done'
    if (topic === 'due' || topic === 'done')
      return words.length <= MAX_WORDS && isOfTasks(slots, { topic, words }, strong)
    // "Messages from Pete"
    if (topic === 'messages' && unknown.some(({ isCapitalized }) => isCapitalized)) return true
    // "A Spanish manual for the SK-40"
    if (topic === 'manuals' && words.every(isLanguageName)) return true
    // "Did I answer Rita about the filters"
    const isWritten = topic === 'messages' && slots.states.includes('sent')
    if (topic === 'manuals' || topic === 'messages') return (strong > 0 || isWritten) && words.length <= 4
    return strong > 0 && words.length <= MAX_WORDS
  }
  // "Find invoice INV-12": a number is enough, whatever else is said.
  if (slots.number && isSales.has(topic)) return true
  if (unknown.some(({ word }) => isGlossaryWord(word, language) || /^\d+$/.test(word))) return false
  return signs > unknown.length
}

const isSerialNumber = (words: string): boolean => /^(?:serial|n[uú]mero de serie|s\/n)/i.test(words)

/** "How is the boom shipped" names no record; "how is my order" does. */
function isManner(
  { marks, named, number, names, period }: Slots,
  unknown: Slots['unknown'],
  language: Language,
): boolean {
  const isOfOne = marks.has('own') || number !== undefined || names.length > 0 || period !== undefined
  return (
    marks.has('manner') && named.size === 0 && !isOfOne && unknown.some(({ word }) => isGlossaryWord(word, language))
  )
}

/** "At how many hours is the oil changed" is in a manual; when the next service of a machine is due, in its records. */
const asksForInterval = ({ marks, asked, names, named }: Slots): boolean => {
  if (!marks.has('atHours') || named.has('done')) return false
  const isOfMachine = namesMachine({ names })
  return !(asked.has('next') || asked.has('last') || (isOfMachine && (named.has('due') || marks.has('maintenance'))))
}

/** "The last step of the filter change" and "what is due at 1000 h" are a manual's. */
function isOfTasks(slots: Slots, { topic, words }: Pick<Read, 'topic' | 'words'>, strong: number): boolean {
  const isOnes = isNamingMachines(slots) || slots.marks.has('own') || slots.marks.has('remaining')
  if (isOnes || slots.asked.has('next') || slots.asked.has('when')) return true
  return (strong > 0 || slots.named.has(topic)) && !words.every((word) => /^\d+$|^h$/.test(word))
}

/** Signs that something of the person's own is meant: "our", "last month", "did", an open state, a number. */
function strongSigns(slots: Slots): number {
  const { marks, period, amount, states, number, names, hinted, asked, by, topicWords, named, unknown } = slots
  const signs = [
    marks.has('own'),
    marks.has('past'),
    marks.has('fleet'),
    marks.has('others'),
    by === 'customer',
    topicWords.some((word) => isPurchase.test(word)),
    period !== undefined,
    amount !== undefined,
    // "When will the engine block arrive?"
    hinted.has('orders') && (asked.has('when') || asked.has('where')),
    // Manuals say "behind the seat" and "cancel the buzzer", too.
    states.length > 0 && (unknown.length === 0 || named.size + hinted.size > 0),
    // "How much do they want for the starters?"
    hinted.has('quotes') && asked.has('sum'),
    number !== undefined,
    namesOrganization({ names }),
  ]
  return signs.filter(Boolean).length
}

/** "Order" alone may be that of bolts; "the order with the pistons" and "pedido" are none. */
const isPurchase = /^(?:orders|orders? (?:with|for|from|containing|including)|purchases?|parcels?|pedidos?|compras)$/i

const isNamingMachines = ({ names, marks }: Slots): boolean => marks.has('chosen') || namesMachine({ names })
