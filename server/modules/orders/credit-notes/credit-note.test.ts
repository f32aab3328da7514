import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  apportion,
  type CreditedLine,
  creditedAmount,
  creditedPieces,
  type InvoicedLine,
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
const withIds = (lines: readonly Omit<InvoicedLine, 'lineId' | 'credited'>[]): InvoicedLine[] =>
  lines.map((line, index) => ({ ...line, lineId: String(index), credited: none }))

/** The lines after a credit note. */
const creditedBy = (lines: readonly InvoicedLine[], credited: readonly CreditedLine[]): InvoicedLine[] =>
  lines.map((line) => {
    const one = credited.find(({ lineId }) => lineId === line.lineId) ?? none
    return {
      ...line,
      credited: {
        quantity: line.credited.quantity + one.quantity,
        subtotal: line.credited.subtotal + one.subtotal,
        coreCharge: line.credited.coreCharge + one.coreCharge,
        tax: line.credited.tax + one.tax,
      },
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
            lines = creditedBy(lines, creditedPieces(lines, remaining, terms))
          }
          const left = lines.map((line) => ({ ...line, quantity: remaining.get(line.lineId) ?? 0, credited: none }))
          expect(lines.map((line) => stillCharged(line, terms))).toEqual(left.map((line) => stillCharged(line, terms)))
        },
      ),
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
