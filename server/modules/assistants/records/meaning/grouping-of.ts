import { type Grouping, isSpent, type Topic } from '../record-question'
import type { Slots } from '../words/slots'

/** Only sums are divided: "which machine cost us the most" asks for one, "which machine is it" does not. */
export function groupingOf(slots: Slots, topic: Topic): Grouping | undefined {
  const { by, byWord = '', asked } = slots
  // "Who ordered most often"
  if (isSpent.has(topic) && by === 'pieces' && asked.has('who')) return 'customer'
  if (topic === 'hours' || topic === 'due') return by === 'customer' ? by : undefined
  if (topic === 'machines') return by === 'customer' || comparesOwners(slots) ? 'customer' : undefined
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

/** Payments are not summed by months, for example. */
export const unusedGrouping = (slots: Slots, topic: Topic): string[] =>
  slots.by === 'month' && groupingOf(slots, topic) === undefined && slots.byWord ? [slots.byWord] : []
