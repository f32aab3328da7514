import type { Fees } from '../sandbox-options'

/** What the provider deducts from a payment, in minor units, rounded to the nearest; never more than the payment. */
export const feeOf = (amount: number, { basisPoints, fixed }: Fees): number =>
  Math.min(amount, Math.round((amount * basisPoints) / 10_000) + fixed)
