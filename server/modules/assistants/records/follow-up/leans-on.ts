import type { Language } from '../../../../domain/text'
import { isGlossaryWord } from '../../../../languages/glossary/glossary'
import { fieldsOf, isOfOrganizations } from '../meaning/asked-fields'
import { isPlaceOfIt } from '../meaning/of-it'
import { codeOf, hasCodes } from '../meaning/read-question'
import { statesOf } from '../meaning/topic-states'
import { isSales, type RecordQuestion, type State, type Topic } from '../record-question'
import { looksUpWords } from '../words/read-unknown'
import { namesOrganization, type Slots } from '../words/slots'
import { tellingWords } from '../words/strangers'
import { isAspectOf } from './aspects'
import { isOfOne } from './chosen-records'
import { isElidedAt } from './elided-thing'
import { asksWhatGoesIn } from './what-goes-in'

/** A longer sentence without a topic is about something else. */
const MAX_FOLLOW_UP_WORDS = 10

export const isShort = ({ tokens }: Slots): boolean => tokens.length <= MAX_FOLLOW_UP_WORDS

/** More words name several things. */
const MAX_NAMING_WORDS = 3

/** What says nothing of where a machine is. */
export const saysNoPlace: ReadonlySet<Topic> = new Set(['hours', 'due', 'done'])

const isTask: ReadonlySet<Topic> = new Set(['due', 'done'])

/** What people go on to ask about by another word: "and on filters?" */
const continuedByWords: ReadonlySet<Topic> = new Set([
  ...(['spending', 'orders', 'done', 'stock', 'stock_levels', 'movements', 'kits', 'bundles'] as const),
  ...(['price_lists', 'tax_rates'] as const),
])

/** Whether a question means what was asked about before: "it", "which of them". */
export const refersBack = ({ marks }: Slots): boolean => marks.has('meansOne') || marks.has('meansSeveral')

/**
 * Whether a question leans on an earlier one: it asks nothing that the records found there do not have, and either refers to
 * them or names none by itself.
 * @param isComplete whether it can be understood by itself
 */
export function leansOn(earlier: RecordQuestion, slots: Slots, isComplete: boolean, language: Language): boolean {
  if (earlier.topic === 'due' && asksByHowMuch(slots)) return true
  if (!isShort(slots) || !isAspectOf(slots, earlier.topic)) return false
  if (isTask.has(earlier.topic) && earlier.words.length > 0 && asksWhatGoesIn(slots)) return false
  if (isPlaceOfIt(slots) && saysNoPlace.has(earlier.topic)) return false
  const isContinued = slots.marks.has('followUp')
  if (slots.number) return isContinued && slots.named.size === 0 && hasCodes.has(earlier.topic)
  const telling = tellingWords(slots, language)
  if (isContinued && hasCodes.has(earlier.topic) && codeOf(slots, language)) return slots.named.size === 0
  if (telling.length > 0) {
    if (slots.named.size > 0 || telling.length > MAX_NAMING_WORDS) return asksMore(earlier, slots, telling, language)
    if (looksUpWords(earlier.topic) && telling.some((one) => isElidedAt(slots, one))) return true
    const isOtherTask = isTask.has(earlier.topic) && slots.marks.has('maintenance')
    return (
      (isContinued && (continuedByWords.has(earlier.topic) || isOtherTask)) ||
      asksMore(earlier, slots, telling, language)
    )
  }
  if (slots.named.size > 0) {
    const isOfOwn = slots.period !== undefined || (slots.names.length > 0 && !slots.marks.has('meansSeveral'))
    if (slots.named.has('due') && (isOfThose(slots, earlier.topic) || isDayOfOne(slots, earlier))) return true
    return (refersBack(slots) && !isOfOwn) || isOfSameParts(slots, earlier)
  }
  if (isContinued || refersBack(slots) || slots.position !== undefined || !isComplete) return saysSomething(slots)
  return (
    isRestOfOne(slots, earlier) ||
    isFragment(slots, earlier) ||
    asksSameOfOther(slots, earlier) ||
    isOfSameParts(slots, earlier) ||
    isBare(slots, earlier)
  )
}

/** "What hasn't been shipped yet?" after a question about one order asks what of it is still to come. */
const isRestOfOne = ({ tokens, states, topicWords, names, period }: Slots, earlier: RecordQuestion): boolean =>
  earlier.number !== undefined &&
  isSales.has(earlier.topic) &&
  /^(?:what|whats|que|lo)$/.test(tokens[0]?.word ?? '') &&
  states.some((state) => isStillToCome.has(state)) &&
  topicWords.length + names.length === 0 &&
  period === undefined

const isStillToCome: ReadonlySet<State> = new Set(['to_pick', 'to_ship', 'undelivered', 'backordered', 'to_receive'])

/** "Is Loader 3 overdue for service? By how many hours?" */
const asksByHowMuch = ({ tokens, names, period }: Slots): boolean =>
  names.length === 0 &&
  period === undefined &&
  /^(?:and |y )?(?:by |por |de |in |en )?(?:how much|how many (?:hours|days)|how long|cuanto|cuant[oa]s (?:horas|dias))$/.test(
    tokens.map(({ word }) => word).join(' '),
  )

/** "Who signed for it?" is about the order, though it does not say; what a part has is for a manual: "where is its drain plug". */
const asksMore = (earlier: RecordQuestion, slots: Slots, telling: Slots['unknown'], language: Language): boolean =>
  isSales.has(earlier.topic) &&
  slots.marks.has('meansOne') &&
  telling.length <= 2 &&
  telling.every(({ word }) => !/\d/.test(word) && !isGlossaryWord(word, language))

/** Words that say nothing, as "and thanks", ask nothing either. */
const saysSomething = ({
  asked,
  details,
  hinted,
  names,
  period,
  amount,
  place,
  states,
  marks,
  position,
  by,
  named,
  fields,
  limits,
}: Slots) =>
  asked.size + hinted.size + named.size + fields.size > 0 ||
  [names, states, details, limits.titles].some((some) => some.length > 0) ||
  [period, amount, place, position, by].some((one) => one !== undefined) ||
  tellingMarks.some((mark) => marks.has(mark))

const tellingMarks = [
  'previous',
  'periodBefore',
  'rest',
  'meansOther',
  'reason',
  'daily',
  'account',
  'card',
  'tax',
] as const

/** "How much did Tall Pines?" after what Ridgeline spent. */
const asksSameOfOther = ({ asked, hinted, names, details, states }: Slots, earlier: RecordQuestion) =>
  hinted.size + details.length + states.length === 0 &&
  asked.size > 0 &&
  names.length > 0 &&
  [...asked].every((one) => (one === 'sum' || one === 'count') && earlier.asked.has(one))

/** "Last year?", "Loader 5?", "the open ones", but not "Northfield's phone number" */
const isFragment = (
  { asked, hinted, tokens, names, period, amount, place, states, marks, fields }: Slots,
  { topic }: RecordQuestion,
) =>
  !(fields.size > 0 && namesOrganization({ names })) &&
  (names.length > 0 ||
    period !== undefined ||
    amount !== undefined ||
    (place !== undefined && continuedByWords.has(topic)) ||
    marks.has('previous') ||
    states.some((one) => statesOf(topic).has(one))) &&
  hinted.size === 0 &&
  tokens.length <= 4 &&
  [...asked].every((one) => one === 'last')

/** "And any in stock?" after the price of a part means the part. */
const isOfSameParts = (
  { named, hinted, topicWords, asked, unknown, names, number, marks, place, tokens }: Slots,
  { topic, words }: RecordQuestion,
): boolean =>
  topic === 'stock' &&
  words.length > 0 &&
  [...named].every((one) => one === 'stock' || one === 'spending') &&
  [...asked].every((one) => one === 'list' || one === 'count' || one === 'sum') &&
  names.length + unknown.length === 0 &&
  number === undefined &&
  place === undefined &&
  (hinted.size === 0 || topicWords.some((word) => /cost|cuest|val[eg]/i.test(word))) &&
  !marks.has('fleet') &&
  tokens.length <= 2 * MAX_NAMING_WORDS

/** "¿Y cuándo vence?" after a quote or an invoice has no word for it, and asks for no task of a machine. */
const isDayOfOne = ({ named, asked, names, marks, period }: Slots, earlier: RecordQuestion): boolean =>
  (earlier.state === 'unpaid' || (hasLastDay.has(earlier.topic) && isOfOne(earlier))) &&
  named.size === 1 &&
  [...asked].join() === 'when' &&
  names.length === 0 &&
  period === undefined &&
  !marks.has('maintenance') &&
  !marks.has('fleet')

const hasLastDay: ReadonlySet<Topic> = new Set(['invoices', 'quotes', 'maintenance_quotes', 'disputes'])

/** Of which people say that they are overdue. */
const isOfPapers: ReadonlySet<Topic> = new Set(['orders', 'invoices'])

/** Whether it asks for some of the records before by a state that they may have. */
const isOfThose = ({ asked, askedWords, states }: Slots, topic: Topic): boolean =>
  (asked.has('count') || /^(?:which|cu[aá]les?)$/i.test(askedWords.get('which') ?? '')) &&
  (states.length === 0 ||
    states.some((one) => statesOf(topic).has(one) || (isOfPapers.has(topic) && one === 'overdue')))

/** "When was that shipped?" names no records of its own; of a single one, its state is asked: "is it paid?" */
function isBare(slots: Slots, earlier: RecordQuestion): boolean {
  const { asked, names, period, states, marks } = slots
  // "Who pays on account" is no question about an order.
  if (fieldsOf(slots).length > 0 && !isOfOrganizations.has(earlier.topic)) return false
  const asksForSome = (['which', 'list', 'count'] as const).some((one) => asked.has(one))
  if (marks.has('own') || marks.has('fleet') || names.length > 0 || period !== undefined) return false
  if (states.length === 0) return true
  // "How many are overdue" after invoices counts those, "what is overdue" does not.
  return asksForSome ? isOfThose(slots, earlier.topic) : isOfOne(earlier)
}
