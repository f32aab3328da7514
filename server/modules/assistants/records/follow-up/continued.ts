import type { Day } from '../../../../domain/day'
import type { Language } from '../../../../domain/text'
import { fieldsOf, isOfOrganizations } from '../meaning/asked-fields'
import { asksWhether } from '../meaning/asks-whether'
import { detailsOf } from '../meaning/details-of'
import { groupingOf } from '../meaning/grouping-of'
import { isOfWhole } from '../meaning/is-whole'
import { paidByOf } from '../meaning/paid-by'
import { codeOf, hasCodes } from '../meaning/read-question'
import { stateFor } from '../meaning/state-for'
import { subjectsOf } from '../meaning/subjects-of'
import { datedByOf, hoursPer } from '../meaning/to-question'
import { statesOf } from '../meaning/topic-states'
import { unusedConditions } from '../meaning/unused-conditions'
import type { RecordQuestion, Subject, Topic } from '../record-question'
import { isFunctionWord } from '../words/function-words'
import type { Knowledge } from '../words/read-slots'
import type { Slots, UnknownWord } from '../words/slots'
import { tellingWords } from '../words/strangers'
import { chosenRecords, isChoosing, isOfOne } from './chosen-records'
import { isElidedAt } from './elided-thing'
import { meantSubjects } from './meant-subjects'
import { periodAfter } from './period-after'

/** A question as it was understood, and the words of earlier ones that it was understood by. */
export interface UnderstoodQuestion {
  question: RecordQuestion
  /** Empty if it stands on its own. */
  about: readonly string[]
  /** How many of its words are not known. */
  unknownCount: number
}

/**
 * The earlier question with what a follow-up says in its place: a condition replaces the one of its kind, a number all of
 * them, and what is asked is asked of the records that were found.
 */
export function continued(
  earlier: RecordQuestion,
  slots: Slots,
  language: Language,
  { today }: Knowledge,
): UnderstoodQuestion {
  const number = numberOf(earlier, slots, language)
  const telling = number ? [] : tellingWords(slots, language)
  const isName = (one: UnknownWord) =>
    (slots.marks.has('followUp') || isElidedAt(slots, one)) &&
    !isFunctionWord(one.word, language) &&
    !isPlaceOf(earlier.topic, one, slots)
  const words = telling.filter(isName).map(({ word }) => word)
  const places = telling.filter((one) => isPlaceOf(earlier.topic, one, slots)).map(({ typed }) => typed)
  const place = slots.place ?? (places.length > 0 ? places.join(' ') : undefined)
  const subjects = subjectsAfter(earlier, slots)
  const state = stateAfter(earlier, slots, today)
  const topic = topicAfter(earlier, slots)
  const own = detailsOf(slots, topic, isOfOne(earlier) || slots.marks.has('meansOne'))
  // "And SO-1042?" asks the same of another one.
  const isSame = number !== undefined && own.length === 0 && slots.asked.size === 0 && slots.states.length === 0
  const question: RecordQuestion = {
    ...earlier,
    ...chosenRecords(earlier, slots),
    topic,
    ...state,
    details: isSame ? earlier.details : own,
    isWhether: isSame ? earlier.isWhether : asksWhether(slots),
    isWhole: isSame ? earlier.isWhole : isOfWhole({ asked: slots.asked, state: slots.states[0], details: own }),
    by: groupingOf(slots, earlier.topic) ?? earlier.by,
    per: (topic === 'hours' ? hoursPer(slots) : undefined) ?? earlier.per,
    datedBy: datedByOf(slots, topic, state.state) ?? earlier.datedBy,
    paidBy: paidByOf(slots, topic) ?? earlier.paidBy,
    limits: slots.limits.titles.length > 0 ? slots.limits : earlier.limits,
    period: periodAfter(earlier, slots, today),
    fields: fieldsAfter(earlier, slots),
    amount: slots.amount ?? earlier.amount,
    place: place ?? earlier.place,
    subjects,
    passed: [...earlier.passed, ...earlier.subjects],
    scope: slots.marks.has('fleet') ? 'fleet' : earlier.scope,
    words: words.length > 0 ? words : earlier.words,
    // "And last month?" still means whoever was named.
    unknownName: words.length === 0 && !number && subjects === earlier.subjects ? earlier.unknownName : undefined,
    others: [],
    unused: [
      ...telling.flatMap((one) => (isName(one) || places.includes(one.typed) ? [] : one.typed)),
      ...unusedConditions(slots, topic, own),
    ],
    ...(number && { number, subjects: [], period: undefined, words: [], skip: 0, wanted: undefined }),
  }
  return { question, about: number ? earlier.topicWords : wordsKept(earlier, question), unknownCount: words.length }
}

/** "And on the truck?" names no part. */
function isPlaceOf(topic: Topic, { position }: UnknownWord, { tokens }: Slots): boolean {
  const before = tokens.slice(Math.max(0, position - 3), position).map(({ word }) => word)
  return (topic === 'stock' || topic === 'stock_levels') && before.some((word) => placePrepositions.has(word))
}

const placePrepositions: ReadonlySet<string> = new Set(['on', 'in', 'at', 'en'])

/** "And PO-2453?" */
const numberOf = (earlier: RecordQuestion, slots: Slots, language: Language): string | undefined =>
  slots.number?.number ?? (hasCodes.has(earlier.topic) ? codeOf(slots, language) : undefined)

/** The sum of some orders is no order: "the biggest of those" is one. */
function topicAfter({ topic, by, state, subjects }: RecordQuestion, slots: Slots): Topic {
  // "And their phone number?" after the orders of a customer.
  const isOfOrganization = subjects.some(({ organizationId }) => organizationId !== undefined)
  if (slots.fields.size > 0 && isOfOrganization && !isOfOrganizations.has(topic)) return 'organization'
  // Of disputed payments, the disputes are open or lost.
  if (state === 'disputed' && slots.states.some((one) => statesOf('disputes').has(one))) return 'disputes'
  const isOfOrders = isChoosing(slots) || slots.asked.has('who') || slots.states.length > 0
  return topic === 'spending' && by === undefined && slots.by === undefined && isOfOrders ? 'orders' : topic
}

/** "And their address?"; a name alone asks the same of another one. */
const fieldsAfter = (earlier: RecordQuestion, slots: Slots): RecordQuestion['fields'] => {
  const fields = fieldsOf(slots)
  return fields.length > 0 ? fields : earlier.fields
}

/** "Is it paid?" asks for the state of what was found; "which are paid?" chooses by it. */
function stateAfter(earlier: RecordQuestion, slots: Slots, today: Day): Pick<RecordQuestion, 'state' | 'stateTitle'> {
  const isSingle = isOfOne(earlier) || slots.marks.has('meansOne')
  // Of "the last three", each says its state, and "when will they arrive" asks when, whichever they are.
  const isOfEach = earlier.wanted !== undefined || slots.asked.has('when')
  const isAsked = !isChoosing(slots) && (isSingle ? !slots.asked.has('which') : isOfEach)
  const state = isAsked ? undefined : stateFor(slots, topicAfter(earlier, slots), today)
  return state ? { state, stateTitle: slots.stateWords[0] } : { state: earlier.state, stateTitle: earlier.stateTitle }
}

/** "And Loader 5?", "the other loader"; "the excavators" are those of the customer that was asked about. */
function subjectsAfter(earlier: RecordQuestion, slots: Slots): readonly Subject[] {
  const { subjects, passed } = earlier
  const { names, marks } = slots
  const own = subjectsOf(names)
  if (own.length === 0) return meantSubjects(earlier, slots)
  const named = marks.has('meansOther') ? own.map((subject) => without(subject, [...passed, ...subjects])) : own
  if (named.some(isMachineByName)) return named
  const isOf = (one: Subject, other: Subject) =>
    (one.organizationId === undefined) === (other.organizationId === undefined)
  const others = subjects.filter((one) => !isMachineByName(one) && !named.some((other) => isOf(one, other)))
  return [...others, ...named]
}

const isMachineByName = ({ serialNumbers }: Subject): boolean => serialNumbers !== undefined

function without(subject: Subject, others: readonly Subject[]): Subject {
  const rest = subject.instanceIds?.filter((id) => !others.some(({ instanceIds }) => instanceIds?.includes(id))) ?? []
  return rest.length > 0 ? { ...subject, instanceIds: rest } : subject
}

/** The words of the earlier question that are still meant. */
function wordsKept(earlier: RecordQuestion, { subjects, period, words, state, number }: RecordQuestion): string[] {
  const kept = [
    ...earlier.topicWords,
    ...(number ? [number] : []),
    ...(subjects === earlier.subjects ? earlier.subjects.map(({ title }) => title) : []),
    ...(period && period === earlier.period ? [period.title] : []),
    ...(state && state === earlier.state && earlier.stateTitle ? [earlier.stateTitle] : []),
    ...(words === earlier.words ? words : []),
  ]
  return [...new Set(kept)]
}
