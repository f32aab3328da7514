import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Terms } from '../order-amounts'
import {
  apportion,
  type ChargedLine,
  type CreditedLine,
  creditedAmount,
  creditedPieces,
  type InvoicedLine,
  type Parts,
  stillCharged,
  sumOf,
} from './credit-note'

const none = { quantity: 0, subtotal: 0, coreCharge: 0, tax: 0 }
const invoiced = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 50 }),
    unitAmount: fc.integer({ min: 0, max: 1_000_000 }),
    coreChargeAmount: fc.integer({ min: 0, max: 100_000 }),
  }),
  { minLength: 1, maxLength: 5 },
)
const withIds = (lines: readonly Omit<InvoicedLine, 'lineId' | 'credited' | 'refunded'>[]): InvoicedLine[] =>
  lines.map((line, index) => ({ ...line, lineId: String(index), credited: none, refunded: none }))
const plus = (one: Parts, other: Parts): Parts => ({
  subtotal: one.subtotal + other.subtotal,
  coreCharge: one.coreCharge + other.coreCharge,
  tax: one.tax + other.tax,
})
const costOf = (line: InvoicedLine, quantity: number, terms: Terms) =>
  stillCharged({ ...line, quantity, credited: none }, terms)

/** The lines after a credit note. */
const creditedBy = (lines: readonly InvoicedLine[], credited: readonly CreditedLine[]): InvoicedLine[] =>
  lines.map((line) => {
    const one = credited.find(({ lineId }) => lineId === line.lineId) ?? none
    return {
      ...line,
      credited: { quantity: line.credited.quantity + one.quantity, ...plus(line.credited, one) },
      refunded: one.quantity === 0 ? plus(line.refunded, one) : line.refunded,
    }
  })

describe('an invoice and its credit notes', () => {
  it('leave what the remaining pieces cost, line by line and figure by figure', () => {
    fc.assert(
      fc.property(
        invoiced,
        fc.array(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 5, maxLength: 5 }), { maxLength: 6 }),
        fc.integer({ min: 0, max: 3000 }),
        (given, steps, taxBasisPoints) => {
          const terms = { currency: 'USD', taxBasisPoints }
          let lines = withIds(given)
          const remaining = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]))
          for (const step of steps) {
            for (const { lineId } of lines) {
              remaining.set(lineId, Math.max(0, (remaining.get(lineId) ?? 0) - (step[Number(lineId)] ?? 0)))
            }
            const now = [...remaining].map(([id, charged]) => [id, { charged, returned: 0, settled: none }] as const)
            lines = creditedBy(lines, creditedPieces(lines, new Map(now), terms))
          }
          const left = lines.map((line) => ({ ...line, quantity: remaining.get(line.lineId) ?? 0, credited: none }))
          expect(lines.map((line) => stillCharged(line, terms))).toEqual(left.map((line) => stillCharged(line, terms)))
        },
      ),
    )
  })

  it('leave what was paid less what is refunded for each piece that came back, and nothing once all did', () => {
    const steps = fc.array(
      fc.record({ line: fc.nat({ max: 4 }), isReturn: fc.boolean(), goodwill: fc.nat({ max: 3 }) }),
      {
        maxLength: 12,
      },
    )
    fc.assert(
      fc.property(invoiced, steps, fc.integer({ min: 0, max: 3000 }), (given, moves, taxBasisPoints) => {
        const terms = { currency: 'USD', taxBasisPoints }
        let lines = withIds(given)
        const now = new Map<string, ChargedLine>(
          lines.map(({ lineId, quantity }) => [lineId, { charged: quantity, returned: 0, settled: none }]),
        )
        for (const { line: index, isReturn, goodwill } of moves) {
          const whole = lines.reduce((sum, line) => sum + sumOf(stillCharged(line, terms)), 0)
          lines = creditedBy(lines, creditedAmount(lines, Math.min(goodwill, whole), terms))
          const line = lines[index]
          const one = line && now.get(line.lineId)
          if (!line || !one || one.charged === one.returned) continue
          // As `refundOf` settles a return: what all pieces that came back cost.
          const settled = costOf(line, one.returned + 1, terms)
          const after = isReturn
            ? { ...one, returned: one.returned + 1, settled }
            : { ...one, charged: one.charged - 1 }
          lines = creditedBy(lines, creditedPieces(lines, now.set(line.lineId, after), terms))
        }
        for (const line of lines) {
          const { charged, returned, settled } = now.get(line.lineId) ?? { charged: 0, returned: 0, settled: none }
          const [left, cost] = [stillCharged(line, terms), costOf(line, charged, terms)]
          const figures = ['subtotal', 'coreCharge', 'tax'] as const
          const expected = figures.map((figure) => cost[figure] - settled[figure] - line.refunded[figure])
          const isGone = charged === returned
          expect(figures.map((figure) => left[figure])).toEqual(expected.map((one) => (isGone ? 0 : Math.max(0, one))))
        }
      }),
    )
  })

  it('an amount is divided exactly, and everything that is left takes each figure back', () => {
    fc.assert(
      fc.property(
        invoiced,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 3000 }),
        (given, part, rate) => {
          const terms = { currency: 'USD', taxBasisPoints: rate }
          const lines = withIds(given)
          const whole = lines.reduce((sum, line) => sum + sumOf(stillCharged(line, terms)), 0)
          const amount = Math.floor(whole * part)
          const first = creditedAmount(lines, amount, terms)
          expect(first.reduce((sum, one) => sum + sumOf(one), 0)).toBe(amount)
          const rest = creditedBy(lines, first)
          const last = creditedBy(rest, creditedAmount(rest, whole - amount, terms))
          expect(last.map((line) => stillCharged(line, terms))).toEqual(
            last.map(() => ({ subtotal: 0, coreCharge: 0, tax: 0 })),
          )
        },
      ),
    )
  })

  it('shares add up and never exceed their weights', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (given, part) => {
        const amount = Math.floor(given.reduce((sum, one) => sum + one, 0) * part)
        const shares = apportion(amount, given)
        expect(shares.reduce((sum, one) => sum + one, 0)).toBe(amount)
        expect(shares.every((share, index) => share >= 0 && share <= (given[index] ?? 0))).toBe(true)
      }),
    )
  })
})
