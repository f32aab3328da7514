import { money } from '../../../domain/money'
import type { Language } from '../../../domain/text'

/** Writes amounts in minor units with as many decimals as the currency has. */
export function amountWriter(currency: string, language: Language): (amount: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  const { maximumFractionDigits: decimals = 2 } = format.resolvedOptions()
  return (amount) => format.format(Number(money(amount, currency).amount) / 10 ** decimals)
}
