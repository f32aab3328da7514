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

/**
 * What a credit note takes back for pieces that are no longer charged: what they cost before and after, so that all credit
 * notes of a line add up to what was invoiced, however its tax is rounded.
 * @param remaining how many of each line are charged now, by its id
 */
export function creditedPieces(
  lines: readonly InvoicedLine[],
  remaining: ReadonlyMap<string, number>,
  terms: Terms,
): CreditedLine[] {
  return lines.flatMap((line) => {
    const before = line.quantity - line.credited.quantity
    const after = Math.min(before, Math.max(0, remaining.get(line.lineId) ?? 0))
    if (after === before) return []
    const [more, less, most] = [costOf(line, before, terms), costOf(line, after, terms), stillCharged(line, terms)]
    const parts = each((figure) => Math.min(most[figure], more[figure] - less[figure]))
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
