import { type Grouping, isSpent, type Topic } from '../record-question'
import type { Slots } from '../words/slots'

/** Only sums are divided: "which machine cost us the most" asks for one, "which machine is it" does not. */
export function groupingOf(slots: Slots, topic: Topic): Grouping | undefined {
  const { by, byWord = '', asked } = slots
  // "Who ordered most often"
  if (isSpent.has(topic) && by === 'pieces' && asked.has('who')) return 'customer'
  if (topic === 'hours' || topic === 'due') return by === 'customer' ? by : undefined
  if (topic === 'machines' && isOfModels(by)) return by
  if (topic === 'machines') return by === 'customer' || comparesOwners(slots) ? 'customer' : undefined
  if (topic === 'models') return by === 'brand' ? by : undefined
  if (topic === 'users') return by === 'customer' ? by : undefined
  if (isOfModels(by)) return undefined
  // "How many orders did each customer place"
  if (topic === 'orders' && isOfEach(byWord) && slots.states.length === 0 && asked.has('count')) return by
  if (topic === 'card_fees') return by === 'month' ? by : undefined
  return topic === 'spending' ||
    (topic === 'orders' && (asked.has('largest') || by === 'month' || /(?:^| )(?:most|mas|más)(?: |$)/i.test(byWord)))
    ? by
    : undefined
}

/** "Who has more machines, Ridgeline or Tall Pines?" */
const comparesOwners = ({ asked, marks, names }: Slots): boolean =>
  names.filter(({ rank }) => rank === 'organization').length > 1 &&
  (asked.has('largest') || asked.has('smallest') || marks.has('versus'))

const isOfModels = (by: Grouping | undefined): boolean => by === 'model' || by === 'brand'

/** "Per customer", "of each model", but not "which customer". */
const isOfEach = (word: string): boolean => /^(?:for |of |de )?(?:per|by|each|every|por|cada) /i.test(word)

/** Their records say which machine, customer or model they are of. */
const saysWhose: ReadonlySet<Topic> = new Set(['customers', 'organizations', 'hours', 'due', 'done', 'machines'])

/** Payments are not summed by months, for example, nor invoices by customers. */
export const unusedGrouping = (slots: Slots, topic: Topic): string[] => {
  const { by, byWord = '' } = slots
  const isMeant = by === 'month' || (isOfEach(byWord) && !saysWhose.has(topic))
  return isMeant && byWord && groupingOf(slots, topic) === undefined ? [byWord] : []
}
