import { plainFigure } from '../../../csv/written-figures'

/** How many decimals prices of a currency have: 2 for USD, none for JPY. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/**
 * Reads a price such as 12.50, 12,5, 1,250.50 or 1.250,50 as minor units. "1,250" is refused, because it could mean
 * either.
 * @returns undefined for anything else
 */
export function parseAmount(text: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency)
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:[.,](\d+))?$/.exec(plainFigure(text) ?? text) ?? []
  if (whole === '' || fraction.length > decimals) return undefined
  return Number(whole + fraction.padEnd(decimals, '0'))
}

export function formatAmount(amount: number, currency: string): string {
  const decimals = decimalsOf(currency)
  const digits = String(amount).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
