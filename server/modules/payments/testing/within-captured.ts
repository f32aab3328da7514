import { expect } from 'vitest'
import type { PaymentWorld } from './payment-world'

/** What refunds return, or will. */
export const returned = (refunds: readonly { state: string; amount: number }[]): number =>
  refunds
    .filter(({ state }) => !['FAILED', 'CANCELED'].includes(state))
    .reduce((total, { amount }) => total + amount, 0)

/** Holds at any moment: captured >= pending + succeeded refunds. */
export async function expectWithinCaptured(world: PaymentWorld, orderId: string): Promise<void> {
  const refunds = await world.refunds(orderId)
  for (const payment of await world.payments(orderId)) {
    const of = refunds.filter(({ payment_id }) => payment_id === payment.id)
    expect(returned(of)).toBeLessThanOrEqual(payment.captured_amount)
  }
}
