import type { Locale } from './locale'
import { money } from './money'

const decimals = new Map<string, number>()

/** How many decimals the amounts of a currency have: two in dollars, none in yen. */
export function decimalsOf(currency: string): number {
  const known = decimals.get(currency)
  if (known !== undefined) return known
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  decimals.set(currency, maximumFractionDigits)
  return maximumFractionDigits
}

/** Writes amounts in minor units with as many decimals as the currency has. */
export function amountWriter(currency: string, locale: Locale): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return (amount) => format.format(Number(money(amount, currency).amount) / 10 ** decimalsOf(currency))
}
