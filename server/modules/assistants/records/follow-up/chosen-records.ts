import type { Asked, RecordQuestion } from '../record-question'
import { limitOf } from '../to-input'
import type { Slots } from '../words/slots'

/** Which of the records that a question finds are shown. */
export type ChosenRecords = Pick<RecordQuestion, 'asked' | 'askedWords' | 'wanted' | 'skip'>

/** They choose among records; the others ask something of those. */
const choosing: ReadonlySet<Asked> = new Set(['last', 'first', 'largest', 'smallest', 'next'])

export const isChoosing = (slots: Slots): boolean =>
  slots.position !== undefined || isPrevious(slots) || [...slots.asked].some((one) => choosing.has(one))

/** "The other" is the record before; "the other loader" is a machine. */
const isPrevious = ({ marks, names }: Slots): boolean => marks.has('previous') && names.length === 0

/** Whether a question is about a single record: "PO-2452", "our last order". */
export const isOfOne = (question: RecordQuestion): boolean => isNumbered(question) || limitOf(question) === 1

/** An order has one number and several messages. */
const isNumbered = ({ number, topic }: RecordQuestion): boolean => number !== undefined && topic !== 'messages'

/**
 * Which records a follow-up is about: those of the earlier question, unless it chooses among them: "the one before", "the
 * second", "the biggest of those". What it asks of them is asked instead of what was asked before.
 */
export function chosenRecords(earlier: RecordQuestion, slots: Slots): ChosenRecords {
  const askedWords = new Map([...earlier.askedWords, ...slots.askedWords])
  const asks = [...slots.asked].filter((one) => !choosing.has(one))
  const chooses = [...earlier.asked].filter((one) => choosing.has(one))
  const { skip, wanted } = earlier
  // The order before one that is named by its number.
  if (isPrevious(slots) && isNumbered(earlier) && earlier.topic === 'orders')
    return { askedWords, wanted: 1, skip: skip + 1, asked: new Set([...asks, ...chooses]) }
  // "The first parcel" of an order is not the first order.
  const isOfPart = isOfOne(earlier) && slots.hinted.size > 0
  if (isNumbered(earlier) || isOfPart || !isChoosing(slots)) {
    const asking = asks.length > 0 ? asks : [...earlier.asked].filter((one) => !choosing.has(one))
    return { askedWords, wanted: slots.wanted ?? wanted, skip, asked: new Set([...asking, ...chooses]) }
  }
  if (isPrevious(slots)) return { askedWords, wanted: 1, skip: skip + 1, asked: new Set([...asks, ...chooses]) }
  const position = positionIn(earlier, slots)
  if (position === undefined) {
    const own = [...slots.asked].filter((one) => choosing.has(one))
    const isOne = earlier.by === undefined && slots.by === undefined
    return {
      askedWords,
      wanted: slots.wanted ?? (isOne ? 1 : undefined),
      skip: 0,
      asked: new Set([...own, ...one(asks)]),
    }
  }
  const order = position < 0 ? reversed(chooses) : chooses
  return { askedWords, wanted: 1, skip: Math.abs(position) - 1, asked: new Set([...one(asks), ...order]) }
}

/** Of one record, nothing is counted. */
const one = (asks: readonly Asked[]): readonly Asked[] => asks.filter((ask) => ask !== 'count')

const opposites: Partial<Record<Asked, Asked>> = { first: 'last', largest: 'smallest', smallest: 'largest' }

/** Lists begin with the newest. */
const reversed = (chooses: readonly Asked[]): readonly Asked[] => [opposites[chooses[0] ?? 'last'] ?? 'first']

/** Where in the list: "the first" of one is at its top, not the oldest, which has words of its own. */
function positionIn(earlier: RecordQuestion, { position, asked, askedWords }: Slots): number | undefined {
  if (position !== undefined) return position
  const isFirst = asked.has('first') && /^(?:first|primer[oa]?)$/i.test(askedWords.get('first') ?? '')
  return isFirst && !isOfOne(earlier) ? 1 : undefined
}
