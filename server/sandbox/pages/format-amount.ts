import type { Language } from '../../domain/text'

/** An amount in minor units as people read it, in a currency in small letters. */
export function formatAmount(amount: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: currency.toUpperCase() })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
