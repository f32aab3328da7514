import type { Terms } from '../order-amounts'
import { lineAmounts } from '../order-amounts'

export type CreditNoteReason = 'RETURN' | 'CANCELLATION' | 'REFUND'

/** A further document that corrects an invoice, as lists show it; the amount is in minor units. */
export interface CreditNote {
  number: number
  reason: CreditNoteReason
  /** Of the return that it is for. */
  returnNumber: number | null
  amount: number
  issuedAt: Date
}

/** Parts of an amount, in minor units. */
export interface Parts {
  subtotal: number
  coreCharge: number
  tax: number
}

export interface CreditedLine extends Parts {
  lineId: string
  /** 0 where only a part of the price is given back. */
  quantity: number
}

/** A line of an invoice, with what its credit notes have taken back. */
export interface InvoicedLine {
  lineId: string
  quantity: number
  unitAmount: number
  coreChargeAmount: number
  credited: Parts & { quantity: number }
  /** Of that, what was given back for no piece. */
  refunded: Parts
}

/** What is still to be paid for, or was, of a line of an order. */
export interface ChargedLine {
  /** Neither cancelled nor credited to an order that nobody had paid. */
  charged: number
  /** Of those, how many have come back after they were paid, and what is refunded for them. */
  returned: number
  settled: Parts
}

type Priced = Pick<InvoicedLine, 'unitAmount' | 'coreChargeAmount'>

function costOf({ unitAmount, coreChargeAmount }: Priced, quantity: number, terms: Terms): Parts {
  const { subtotal, coreCharge, tax } = lineAmounts({ unitAmount, coreChargeAmount, quantity, cancelled: 0 }, terms)
  return { subtotal: Number(subtotal.amount), coreCharge: Number(coreCharge.amount), tax: Number(tax.amount) }
}

const figures = ['subtotal', 'coreCharge', 'tax'] as const

const each = (of: (figure: (typeof figures)[number]) => number): Parts => ({
  subtotal: of('subtotal'),
  coreCharge: of('coreCharge'),
  tax: of('tax'),
})

/** What a line of an invoice still charges, without what its credit notes have taken back. */
export function stillCharged(line: InvoicedLine, terms: Terms): Parts {
  const invoiced = costOf(line, line.quantity, terms)
  return each((figure) => invoiced[figure] - line.credited[figure])
}

export const sumOf = ({ subtotal, coreCharge, tax }: Parts): number => subtotal + coreCharge + tax

const nothing: ChargedLine = { charged: 0, returned: 0, settled: { subtotal: 0, coreCharge: 0, tax: 0 } }

/**
 * What a credit note takes back for pieces that are no longer charged, or have come back: so much that invoice less credit
 * notes is what the charged pieces cost, less what is refunded for those that came back. The tax of a refund may be rounded
 * otherwise than that of the pieces that remain; the credit note says what is refunded. All credit notes of a line add up to
 * what was invoiced.
 * @param now what is charged of each line, by its id
 */
export function creditedPieces(
  lines: readonly InvoicedLine[],
  now: ReadonlyMap<string, ChargedLine>,
  terms: Terms,
): CreditedLine[] {
  return lines.flatMap((line) => {
    const { charged, returned, settled } = now.get(line.lineId) ?? nothing
    const before = line.quantity - line.credited.quantity
    const after = Math.min(before, Math.max(0, charged - returned))
    if (after === before) return []
    const [cost, most] = [costOf(line, Math.min(line.quantity, charged), terms), stillCharged(line, terms)]
    const left = each((figure) => (after === 0 ? 0 : cost[figure] - settled[figure] - line.refunded[figure]))
    const parts = each((figure) => Math.min(most[figure], Math.max(0, most[figure] - left[figure])))
    return [{ lineId: line.lineId, quantity: before - after, ...parts }]
  })
}

/** What a credit note takes back of each line for an amount that is given back without any pieces, by what is still charged. */
export function creditedAmount(lines: readonly InvoicedLine[], amount: number, terms: Terms): CreditedLine[] {
  const charged = lines.map((line) => stillCharged(line, terms))
  const shares = apportion(amount, charged.map(sumOf))
  return lines.flatMap(({ lineId }, index) => {
    const parts = charged[index]
    const share = shares[index] ?? 0
    if (!parts || share === 0) return []
    const [subtotal = 0, coreCharge = 0, tax = 0] = apportion(
      share,
      figures.map((figure) => parts[figure]),
    )
    return [{ lineId, quantity: 0, subtotal, coreCharge, tax }]
  })
}

/**
 * Divides an amount by weights into whole minor units that add up to it, of which none exceeds its weight.
 * @param amount at most the sum of the weights
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) return weights.map(() => 0)
  let upTo = 0n
  let given = 0n
  return weights.map((weight) => {
    upTo += BigInt(weight)
    const share = (BigInt(amount) * upTo) / whole - given
    given += share
    return Number(share)
  })
}
