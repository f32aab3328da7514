import type { Locale } from '../../domain/locale'

/** An amount in minor units as people read it, in a currency in small letters. */
export function formatAmount(amount: number, currency: string, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
