import type { Day } from '../../../domain/day'
import type { Language } from '../../../domain/text'
import { chooseTopic } from './choose-topic'
import { isAboutRecords } from './is-about-records'
import type { Named } from './names/name-keys'
import { unitsBack } from './periods/units'
import type { Knowledge } from './read-slots'
import { isTelling, readUnknown, type UnknownRead } from './read-unknown'
import type { Grouping, RecordQuestion, State, Subject, Topic } from './record-question'
import type { Slots } from './slots'
import { statesOf } from './topic-states'

/** A question with how well its language has it, to compare the readings in several languages. */
export interface ReadQuestion {
  question: RecordQuestion
  /** How many of its words are not known. */
  unknownCount: number
}

/** Reads a question about records; undefined for any other question. */
export function readQuestion(slots: Slots, language: Language, knowledge: Knowledge): ReadQuestion | undefined {
  const code = codeOf(slots, language)
  const topic = chooseTopic(slots) ?? (code && 'orders')
  if (!topic) return undefined
  if (code && topic === 'orders') return readWithCode(slots, code, knowledge)
  const unknown = readUnknown(slots, topic, language)
  if (!isAboutRecords(slots, { topic, ...unknown }, language)) return undefined
  return {
    question: toQuestion(slots, topic, { ...unknown, today: knowledge.today }),
    unknownCount: slots.unknown.length,
  }
}

/** The number of a purchase or a parcel is found as that of an order is; without a topic it may also be none. */
function readWithCode(slots: Slots, code: string, { today }: Knowledge): ReadQuestion {
  const question = toQuestion(slots, 'orders', { words: [], optionalWords: [], unknownName: undefined, today })
  const isGuess = chooseTopic(slots) === undefined
  return { question: { ...question, number: code, isGuess }, unknownCount: 0 }
}

/** A word of letters and figures that is all that is not understood: "TP-118". */
function codeOf(slots: Slots, language: Language): string | undefined {
  const [only, ...others] = slots.unknown.filter((one) => isTelling(one, language))
  const isCode = only && /\d/.test(only.word) && /[a-z]/.test(only.word)
  return isCode && others.length === 0 && !slots.number && slots.names.every(({ rank }) => rank === 'organization')
    ? only.typed
    : undefined
}

function toQuestion(
  slots: Slots,
  topic: Topic,
  { words, optionalWords, unknownName, today }: UnknownRead & { today: Day },
): RecordQuestion {
  return {
    by: groupingOf(slots, topic),
    topic:
      countsParts(slots, topic, words) || groupingOf(slots, topic)
        ? 'spending'
        : topic === 'spending' && slots.number
          ? 'orders'
          : topic,
    isGuess: false,
    asked: slots.asked,
    state: isAboutOne(slots, topic, words)
      ? impliedState(slots, topic, words)
      : (stateFor(slots, topic) ?? impliedState(slots, topic, words)),
    stateTitle: slots.stateWords[0],
    period: periodFor(slots, topic, today),
    subjects: subjectsOf(slots.names),
    scope: scopeOf(slots),
    number: slots.number?.number,
    // A number is enough to find a record.
    words: slots.number ? [] : words,
    optionalWords,
    unknownName,
    wanted: slots.wanted,
    skip: slots.marks.has('previous') ? 1 : 0,
    topicWords: slots.topicWords,
  }
}

/** The first state that the topic's records can have. */
export function stateFor(
  { states, asked, marks, period, unknown }: Pick<Slots, 'states' | 'asked' | 'marks' | 'period' | 'unknown'>,
  topic: Topic,
): State | undefined {
  // "When is it due?" asks for what is not due yet, too.
  const isAhead =
    asked.has('when') || asked.has('next') || marks.has('remaining') || period !== undefined || unknown.length > 0
  // An open invoice is one that is not paid.
  if (topic === 'invoices' && states.includes('open')) return 'unpaid'
  return states.find((state) => statesOf(topic).has(state) && !(topic === 'due' && state !== 'overdue' && isAhead))
}

/** Only sums are divided: "which machine cost us the most" asks for one, "which machine is it" does not. */
const groupingOf = ({ by, asked }: Slots, topic: Topic): Grouping | undefined =>
  topic === 'spending' || (topic === 'orders' && asked.has('largest')) ? by : undefined

/** "Has the starter been delivered?" asks how far what is named has come, not for what has come so far. */
function isAboutOne({ asked, topicWords, period }: Slots, topic: Topic, words: readonly string[]): boolean {
  const asksForSome = (['count', 'sum', 'which', 'list', 'last', 'first'] as const).some((one) => asked.has(one))
  const isOneOrder = topicWords.some((word) => /^(?:order|pedido|orden)$/i.test(word)) && period === undefined
  const isQuote = topic === 'quotes' || topic === 'maintenance_quotes'
  return !asksForSome && ((isQuote && words.length > 0) || (topic === 'orders' && (words.length > 0 || isOneOrder)))
}

/** "How many oil filters did we buy?" asks for pieces, "how many orders" for orders. */
const countsParts = ({ asked, topicWords }: Slots, topic: Topic, words: readonly string[]): boolean =>
  topic === 'orders' &&
  words.length > 0 &&
  (asked.has('count') || asked.has('sum')) &&
  !topicWords.some((word) => /^(?:orders|pedidos|[oó]rdenes|compras)$/i.test(word))

/** "Where is my stuff?" and "has my order been shipped?" mean what has not come yet. */
function impliedState(slots: Slots, topic: Topic, words: readonly string[]): State | undefined {
  const { asked, number, period, wanted, marks, named } = slots
  if (topic !== 'orders' || words.length > 0 || number || period || wanted !== undefined) return undefined
  if ((['last', 'first', 'largest', 'smallest'] as const).some((one) => asked.has(one))) return undefined
  const isAhead = asked.has('where') || (asked.has('when') && !marks.has('past')) || !named.has('orders')
  return isAhead || isAboutOne(slots, topic, words) ? 'open' : undefined
}

/** Months to come are meant for what is due, past ones for all else; "to ship today" is what is to ship now. */
export function periodFor(
  { period, states }: Pick<Slots, 'period' | 'states'>,
  topic: Topic,
  today: Day,
): RecordQuestion['period'] {
  if (topic === 'orders' && period?.from === today && period.to === today && states.includes('to_ship'))
    return undefined
  if (topic !== 'due' || !period?.from || !period.to || period.to >= today || /\d{4}/.test(period.title)) return period
  return { ...period, from: unitsBack(period.from, 'year', -1), to: unitsBack(period.to, 'year', -1) }
}

/** A machine's own name rules out its kind, which people say with it; "the digger at the pond" is both. */
export function subjectsOf(names: readonly Named[]): Subject[] {
  const organizations = names.filter(({ rank }) => rank === 'organization').map(({ subject }) => subject)
  const places = names.filter(({ rank }) => rank === 'place').map(({ subject }) => subject)
  for (const rank of ['machine', 'model', 'kind'] as const) {
    const found = names.filter((name) => name.rank === rank).map(({ subject }) => subject)
    const there = rank === 'machine' ? found : found.map((subject) => within(subject, places))
    if (found.length > 0) return [...organizations, ...(there.some(hasMachines) ? there.filter(hasMachines) : found)]
  }
  return [...organizations, ...places]
}

const within = (subject: Subject, places: readonly Subject[]): Subject =>
  places.length === 0
    ? subject
    : {
        ...subject,
        instanceIds: subject.instanceIds?.filter((id) => places.some((one) => one.instanceIds?.includes(id))),
      }

const hasMachines = ({ instanceIds }: Subject): boolean => instanceIds !== undefined && instanceIds.length > 0

function scopeOf({ marks, names }: Slots): RecordQuestion['scope'] {
  if (names.some(({ rank }) => rank !== 'organization')) return undefined
  if (marks.has('fleet')) return 'fleet'
  return marks.has('chosen') ? 'chosen' : undefined
}
