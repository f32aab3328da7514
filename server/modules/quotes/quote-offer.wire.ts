import type { components } from '#contract/platform'
import { money, moneyToWire } from '../../domain/money'
import { lineAmounts } from '../orders'
import type { QuoteOffer } from './quote-offer.repository'

export function offerToWire(offer: QuoteOffer): components['schemas']['QuoteOffer'] {
  const { currency, taxBasisPoints } = offer
  const wire = (amount: number) => moneyToWire(money(amount, currency))
  return {
    number: offer.number,
    sent_at: offer.sentAt.toISOString(),
    valid_until: offer.validUntil,
    comment: offer.comment,
    lines: offer.lines.map((line) => {
      const { tax, total } = lineAmounts({ ...line, cancelled: 0 }, { currency, taxBasisPoints })
      return {
        part_number: line.partNumber,
        description: line.description,
        quantity: line.quantity,
        cost: wire(line.unitAmount),
        tax: moneyToWire(tax),
        total: moneyToWire(total),
      }
    }),
    subtotal: wire(offer.subtotalAmount),
    core_charge: wire(offer.coreChargeAmount),
    tax: wire(offer.taxAmount),
    total: wire(offer.totalAmount),
  }
}
