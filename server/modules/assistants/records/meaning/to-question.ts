import type { Day } from '../../../../domain/day'
import type { Field } from '../../../../record-tools/fields'
import { type Asked, isQuote, isSales, type RecordQuestion, type Topic } from '../record-question'
import type { UnknownRead } from '../words/read-unknown'
import { choosesOne, namesMachine, type Slots } from '../words/slots'
import { fieldsOf, isOfOrganizations } from './asked-fields'
import { ratingOf } from './asks-for-feedback'
import { linksStateOf } from './asks-for-links'
import { asksWhether } from './asks-whether'
import { comparesDailyUse } from './compares-use'
import { detailsOf } from './details-of'
import { asksForFailedPayment, hasFailures } from './failed-payment'
import { groupingOf } from './grouping-of'
import { isOfWhole } from './is-whole'
import { paidByOf } from './paid-by'
import { isPartNumber } from './part-number'
import { isToCome, periodFor } from './period-for'
import { piecesIn } from './pieces-of'
import { comparedWords, comparisonIn, othersOf } from './read-others'
import { impliedState, isAboutOne, stateFor } from './state-for'
import { moveOf } from './stock-move'
import { subjectsOf } from './subjects-of'
import { topicOf } from './topic-of'
import { canLack, unusedConditions } from './unused-conditions'
import { unusedNegation } from './unused-negation'

export function toQuestion(
  slots: Slots,
  topic: Topic,
  { words, optionalWords, unknownName, unused, today }: UnknownRead & { today: Day },
): RecordQuestion {
  const chosen = topicOf(slots, topic, words)
  const period = periodFor(slots, chosen, today)
  // "Awaiting the customer's decision" names no part.
  const naming = words.filter((word) => !optionalWords.includes(word))
  // "Was our last order shipped" asks for the state of the last one.
  const isOne =
    isAboutOne(slots, topic === 'payments' ? chosen : topic, naming) ||
    (isSales.has(chosen) && choosesOne(slots) && asksWhether(slots))
  // "Has our last shipment arrived" is about the last that has left.
  const isDispatched = slots.states.includes('dispatched')
  const state =
    isOne && !isDispatched
      ? impliedState(slots, topic, words)
      : (stateFor({ ...slots, period }, chosen, today) ?? impliedState(slots, topic, words))
  // "Is it ready to be picked up" asks for its state, not whether it was.
  const isOfReady = slots.states.includes('ready_for_pickup') && slots.number !== undefined
  const asDetailed = detailsOf(slots, chosen, isOne).filter((field) => !(isDispatched && field === 'shipped'))
  const details = isOfReady ? (['status'] as const) : withBackorder(asDetailed, slots, { topic: chosen, state })
  const isOfPieces = chosen === 'stock' && details.some((one) => one === 'price' || one === 'stock')
  const pieces = isOfPieces ? piecesIn(slots) : undefined
  const isNoFigure = (word: string) => pieces === undefined || word !== slots.tokens[pieces.position]?.word
  // "Have we got enough 331-44608 for Q-1009"
  const isOfPart = chosen === 'stock' && slots.unknown.some(isPartNumber)
  const compared = comparedWords(slots, words)
  const first = (compared?.[0] ?? words).filter(isNoFigure)
  const question: Omit<RecordQuestion, 'isWhole'> = {
    by: compared ? undefined : groupingOf(slots, topic),
    per: chosen === 'hours' ? hoursPer(slots) : undefined,
    topic: chosen,
    isGuess: false,
    namesPapers: isSales.has(chosen) && slots.named.has(topic),
    asked: slots.position === undefined ? slots.asked : new Set([...slots.asked, ...orderOf(slots)]),
    askedWords: slots.askedWords,
    state: ownStateOf(slots, chosen, state),
    stateTitle: slots.stateWords[0],
    period,
    datedBy: datedByOf(slots, chosen, state),
    paidBy: paidByOf(slots, chosen),
    fields: isOfOrganizations.has(chosen) ? fieldsOf(slots) : [],
    details,
    isWhether: asksWhether(slots),
    quantity: pieces?.count,
    isLacking: slots.marks.has('lacking') && canLack.has(chosen),
    limits: slots.limits,
    amount: slots.amount,
    subjects: subjectsOf(slots.names),
    passed: [],
    scope: scopeOf(slots),
    number: isOfPart ? undefined : slots.number?.number,
    place: slots.place,
    isPlan: slots.marks.has('plan'),
    isOfReplacement: slots.marks.has('replacement'),
    // A number is enough to find a record.
    words: slots.number && !isOfPart ? [] : first,
    optionalWords,
    unknownName,
    ...placeOf(slots),
    person: undefined,
    // "Did the dealer answer about the pistons" is also answered by the quote of them.
    otherwise: words.length > 0 ? otherwiseOf(slots, chosen) : undefined,
    topicWords: slots.topicWords,
    compares: comparisonIn(slots),
    ofOthers: isOfOthers(slots),
    thread: chosen === 'messages' ? threadOf(slots) : undefined,
    isWriter: chosen === 'messages' && state !== 'sent' && slots.hinted.has('messages'),
    others: othersOf(slots, { topic: chosen, state, words: first, today, compared }),
    unused: [
      ...unusedConditions(slots, chosen, details),
      ...unusedNegation(slots, naming),
      ...(slots.period && isToCome(slots, chosen, today) ? [slots.period.title] : []),
      // "Our office address": which of its addresses is meant, the answer shows.
      ...(isOfOrganizations.has(chosen) ? [] : unused.filter(isNoFigure)),
    ],
  }
  return { ...question, isWhole: isOfWhole(question) }
}

/** Some topics have states that no phrase names by itself. */
function ownStateOf(slots: Slots, topic: Topic, state: RecordQuestion['state']): RecordQuestion['state'] {
  if (topic === 'movements') return moveOf(slots)
  if (topic === 'feedback') return ratingOf(slots)
  if (hasFailures(topic) && asksForFailedPayment(slots)) return 'failed'
  return topic === 'links' ? linksStateOf(slots) : state
}

/** What is missing is what is asked of orders that wait for stock. */
const withBackorder = (
  details: readonly Field[],
  { number }: Slots,
  { topic, state }: Pick<RecordQuestion, 'topic' | 'state'>,
): readonly Field[] =>
  topic === 'orders' && state === 'backordered' && number === undefined && !details.includes('backorder')
    ? [...details, 'backorder']
    : details

/** Parts are sold alone, in bundles and in the kits of services. */
function otherwiseOf({ named }: Slots, topic: Topic): Topic | undefined {
  if (topic === 'messages') return named.has('messages') ? undefined : 'quotes'
  return others[topic]
}

const others: Partial<Record<Topic, Topic>> = { stock: 'bundles', kits: 'bundles', bundles: 'kits' }

/** "Messages on the machines" are none about orders. */
function threadOf({ named, tokens, names, number }: Slots): RecordQuestion['thread'] {
  if (number || namesMachine({ names })) return undefined
  const isOfMachines = tokens.some(({ word }) => /^(?:machines|maquinas|equipos|fleet|flota)$/.test(word))
  if (named.has('orders') === isOfMachines) return undefined
  return isOfMachines ? 'machines' : 'orders'
}

/** "The second biggest"; "our second order" is the second that was placed. */
const orderOf = (slots: Slots): readonly Asked[] => (choosesOne(slots) ? [] : ['first'])

function placeOf({ position = 0, marks, wanted }: Slots): Pick<RecordQuestion, 'wanted' | 'skip'> {
  if (position > 0) return { wanted: 1, skip: position - 1 }
  return { wanted, skip: marks.has('previous') ? 1 : 0 }
}

function scopeOf({ marks, names }: Slots): RecordQuestion['scope'] {
  if (namesMachine({ names })) return undefined
  if (marks.has('fleet')) return 'fleet'
  return marks.has('chosen') ? 'chosen' : undefined
}

/** Quotes are asked for by their last day, or by the day on which they were made. */
export const datedByOf = ({ marks }: Slots, topic: Topic, state: RecordQuestion['state']): RecordQuestion['datedBy'] =>
  isQuote.has(topic) && (marks.has('ending') || state === 'expired') ? 'end' : undefined

/** "Show me the readings" asks for each of them, "the last reading" does not. */
export const hoursPer = (slots: Slots): RecordQuestion['per'] => {
  const { asked, topicWords, marks } = slots
  if (marks.has('daily') || asked.has('average') || comparesDailyUse(slots)) return 'day'
  if (marks.has('previous')) return 'reading'
  const isEach = topicWords.some((word) => /^(?:readings|lecturas)$/i.test(word)) && !marks.has('lacking')
  return isEach && !asked.has('last') && !asked.has('sum') ? 'reading' : undefined
}

/** "Which other companies" and "which customer" are no business of a customer. */
const isOfOthers = ({ marks, by, byWord }: Slots): boolean =>
  marks.has('others') || (by === 'customer' && /client|customer|compan|empresa/i.test(byWord ?? ''))
