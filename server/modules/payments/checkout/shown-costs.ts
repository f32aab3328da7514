import type { OrderLine } from '../../orders'

/** A line as the customer was shown it. */
export interface ShownLine {
  amount: number
  currency: string
  quantity: number
}

export interface ShownCosts {
  parts?: readonly ShownLine[] | undefined
  bundles?: readonly ShownLine[] | undefined
}

interface Priced {
  currency: string
  lines: readonly Pick<OrderLine, 'bundleId' | 'unitAmount' | 'quantity' | 'cancelled'>[]
}

/** Whether the costs that a client shows are the order's. What it does not send is not compared. */
export function isAsShown({ lines, currency }: Priced, { parts, bundles }: ShownCosts): boolean {
  const ordered = lines
    .map(({ bundleId, unitAmount: amount, quantity, cancelled }) => ({
      isBundle: bundleId !== null,
      line: { amount, currency, quantity: quantity - cancelled },
    }))
    .filter(({ line }) => line.quantity > 0)
  const of = (isBundle: boolean) => ordered.filter((one) => one.isBundle === isBundle).map(({ line }) => line)
  return (!parts || isSame(parts, of(false))) && (!bundles || isSame(bundles, of(true)))
}

const isSame = (shown: readonly ShownLine[], ordered: readonly ShownLine[]) =>
  shown.map(keyOf).toSorted().join() === ordered.map(keyOf).toSorted().join()

const keyOf = ({ amount, currency, quantity }: ShownLine) => `${amount} ${currency} × ${quantity}`
