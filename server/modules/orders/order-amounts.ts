import { moneyLimits } from '#contract/platform-limits'
import { DomainError } from '../../domain/domain-error'
import { add, type Money, money, share, times, total } from '../../domain/money'

/** A line's prices of one, in minor units, and how many of it are charged. */
export interface PricedQuantity {
  quantity: number
  cancelled: number
  /** Returned before it was paid. */
  credited?: number
  unitAmount: number
  coreChargeAmount: number
}

export interface Terms {
  currency: string
  taxBasisPoints: number
}

export interface LineAmounts {
  subtotal: Money
  coreCharge: Money
  tax: Money
  total: Money
}

/** How many of a line are to be paid. */
export const chargedQuantity = ({
  quantity,
  cancelled,
  credited = 0,
}: Omit<PricedQuantity, 'unitAmount' | 'coreChargeAmount'>): number => quantity - cancelled - credited

/** What is charged for a line; the tax on price and core charge is rounded half to even. */
export function lineAmounts(line: PricedQuantity, { currency, taxBasisPoints }: Terms): LineAmounts {
  const charged = chargedQuantity(line)
  const subtotal = times(money(line.unitAmount, currency), charged)
  const coreCharge = times(money(line.coreChargeAmount, currency), charged)
  const tax = share(add(subtotal, coreCharge), taxBasisPoints)
  return { subtotal, coreCharge, tax, total: total([subtotal, coreCharge, tax], currency) }
}

/**
 * The amounts of an order: the sums of those of its lines.
 * @throws DomainError unprocessable for a total beyond all amounts
 */
export function orderAmounts(lines: readonly LineAmounts[], currency: string): LineAmounts {
  const sum = (of: keyof LineAmounts) =>
    total(
      lines.map((line) => line[of]),
      currency,
    )
  const amounts = { subtotal: sum('subtotal'), coreCharge: sum('coreCharge'), tax: sum('tax'), total: sum('total') }
  if (amounts.total.amount > BigInt(moneyLimits.amount.maximum)) {
    throw new DomainError('invalid', 'order_too_large', {
      en: 'The total of the order is too large. Divide it into several orders.',
      es: 'El total del pedido es demasiado grande. Divídalo en varios pedidos.',
    })
  }
  return amounts
}
