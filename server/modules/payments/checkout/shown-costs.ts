import { chargedQuantity, type OrderLine } from '../../orders'

/** A line as the customer was shown it. */
export interface ShownLine {
  amount: number
  currency: string
  quantity: number
}

interface ShownAmount {
  amount: number
  currency: string
}

export interface ShownCosts {
  parts?: readonly ShownLine[] | undefined
  bundles?: readonly ShownLine[] | undefined
  amounts?: { coreCharge: ShownAmount; tax: ShownAmount; total: ShownAmount } | undefined
}

interface Priced {
  currency: string
  coreChargeAmount: number
  taxAmount: number
  totalAmount: number
  lines: readonly Pick<OrderLine, 'bundleId' | 'unitAmount' | 'quantity' | 'cancelled' | 'credited'>[]
}

/** Whether the costs that a client shows are the order's. What it does not send is not compared. */
export function isAsShown(order: Priced, { parts, bundles, amounts }: ShownCosts): boolean {
  const { lines, currency } = order
  const ordered = lines
    .map((line) => ({
      isBundle: line.bundleId !== null,
      line: { amount: line.unitAmount, currency, quantity: chargedQuantity(line) },
    }))
    .filter(({ line }) => line.quantity > 0)
  const of = (isBundle: boolean) => ordered.filter((one) => one.isBundle === isBundle).map(({ line }) => line)
  if (parts && !isSame(parts, of(false))) return false
  if (bundles && !isSame(bundles, of(true))) return false
  return !amounts || areSums(order, amounts)
}

function areSums(order: Priced, { coreCharge, tax, total }: NonNullable<ShownCosts['amounts']>): boolean {
  const isSum = (shown: ShownAmount, amount: number) => shown.amount === amount && shown.currency === order.currency
  return isSum(coreCharge, order.coreChargeAmount) && isSum(tax, order.taxAmount) && isSum(total, order.totalAmount)
}

const isSame = (shown: readonly ShownLine[], ordered: readonly ShownLine[]) =>
  shown.map(keyOf).toSorted().join() === ordered.map(keyOf).toSorted().join()

const keyOf = ({ amount, currency, quantity }: ShownLine) => `${amount} ${currency} × ${quantity}`
