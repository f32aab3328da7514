import { amountWriter } from '../../../domain/amount-writer'
import { salesNumber } from '../../../domain/sales-number'
import { dayFor, inLanguage } from '../../../record-tools/asker-text'
import type { Asker, Fact } from '../../../record-tools/record-tool'
import { orderPath } from './order-facts'
import type { AskedPaper } from './order-paper.repository'

/** An invoice or a credit note, whose page is that of its order. */
export function paperFact(
  kind: 'invoice' | 'credit_note',
  paper: AskedPaper,
  more: readonly string[],
  asker: Asker,
): Fact {
  const title = salesNumber(kind, paper.number)
  const order = salesNumber('order', paper.orderNumber)
  const isOwn = paper.operatorId === asker.caller.organization?.id
  const whose = isOwn ? '' : ` (${paper.operatorName})`
  const day = dayFor(paper.issuedAt, asker)
  const known = [amountWriter(paper.currency, asker.locale)(paper.amount), ...more].join(', ')
  const text = inLanguage(
    {
      en: `${title} of ${day} for order ${order}${whose}: ${known}`,
      es: `${title} del ${day}, pedido ${order}${whose}: ${known}`,
    },
    asker,
  )
  return { title, path: orderPath({ id: paper.orderId }), text, at: paper.issuedAt }
}
