import { describe, expect, it } from 'vitest'
import { faultsOf, type Outcome } from './verdict'

const paid: Outcome = {
  orderId: '1',
  status: 'PAID',
  paymentStatus: 'PAID',
  charges: 1,
  charged: 4200,
  captured: 4200,
  total: 4200,
  reserved: 2,
  ordered: 2,
  emails: 1,
}
const unpaid: Outcome = {
  ...paid,
  ...{ status: 'FAILED', paymentStatus: 'UNPAID', charges: 0, charged: 0, captured: 0, reserved: 0, emails: 0 },
}

describe('"each is paid once or not at all, and everyone was told the truth"', () => {
  it.each([
    [paid, 'paid'],
    [unpaid, 'declined'],
    [unpaid, 'nothing'],
    [paid, 'nothing'],
  ] as const)('%o, told %s, is right', (outcome, told) => {
    expect(faultsOf(outcome, told)).toEqual([])
  })

  it.each([
    [{ ...paid, charges: 2, charged: 8400 }, 'paid', 'charged 2 times'],
    [{ ...unpaid, charges: 1, charged: 4200 }, 'nothing', 'charged, but FAILED and UNPAID'],
    [{ ...paid, charges: 0, charged: 0 }, 'paid', 'paid without a charge'],
    [{ ...paid, captured: 0 }, 'paid', 'the product stored 0, the provider took 4200'],
    [unpaid, 'paid', 'the customer was told that it is paid'],
    [paid, 'declined', 'the customer was told that the card was declined'],
    [{ ...paid, reserved: 0 }, 'paid', '0 of 2 pieces are reserved'],
    [{ ...paid, emails: 2 }, 'paid', '2 e-mails report the payment'],
  ] as const)('%o, told %s, is not: %s', (outcome, told, fault) => {
    expect(faultsOf(outcome, told)).toContain(fault)
  })
})
