import { isHappening } from '../../../../record-tools/fields'
import type { Topic } from '../record-question'
import type { Slots } from '../words/slots'

/**
 * "Did the filters from 1048 go out", "the chargeback on 1023", "what did they write about the 1048": a figure behind a
 * preposition, where it is asked what became of an order, or what was written about it. One that money or pieces are asked for
 * is none.
 */
export function withBareNumber(slots: Slots): Slots {
  const { asked, named, hinted, tokens, unknown, number } = slots
  const isOfSums = asked.has('sum') || named.has('spending') || hinted.has('spending')
  if (number || isOfSums) return slots
  const before = (position: number) =>
    tokens
      .slice(0, position)
      .map(({ word }) => word)
      .join(' ')
  const isOfThread = named.has('messages') || hinted.has('messages')
  const found = unknown.find(
    ({ word, position }) =>
      /^\d{4,6}$/.test(word) &&
      !/^20[2-3]\d$/.test(word) &&
      !isUnit.test(tokens[position + 1]?.word ?? '') &&
      // "A message on 1234 fault"
      !unknown.some((one) => one.position === position + 1) &&
      ((isOfThread && beforeThread.test(before(position))) ||
        (isOfEvents(slots) && beforeOrder.test(before(position)))),
  )
  if (!found) return slots
  return {
    ...slots,
    number: { number: `SO-${found.word}`, topic: 'orders' },
    unknown: unknown.filter((one) => one !== found),
  }
}

const isOfEvents = ({ marks, named, details }: Slots): boolean =>
  (marks.has('rest') && marks.has('own')) ||
  [...named].some((topic) => isOfOrders.has(topic)) ||
  details.some((one) => isHappening(one) || one === 'rest' || one === 'tracking')

/** What is asked of them may be asked of an order by its number. */
const isOfOrders: ReadonlySet<Topic> = new Set(['disputes', 'refunds'])

const beforeOrder = /(?:^| )(?:from|on|del|de la)(?: the)?$/
const beforeThread = /(?:^| )(?:from|on|about|del|de la|sobre el|sobre la|sobre|en el|en la)(?: the)?$/

const isUnit = /^(?:h|hrs?|hours?|horas?|km|miles|rpm|psi|bar|nm|mm|kg|lbs?|usd|dollars?|d[oó]lares|euros?)$/
