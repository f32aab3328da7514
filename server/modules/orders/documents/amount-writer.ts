import type { Locale } from '../../../domain/locale'
import { money } from '../../../domain/money'

/** Writes amounts in minor units with as many decimals as the currency has. */
export function amountWriter(currency: string, locale: Locale): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const { maximumFractionDigits: decimals = 2 } = format.resolvedOptions()
  return (amount) => format.format(Number(money(amount, currency).amount) / 10 ** decimals)
}
