/** How many decimals prices of a currency have: 2 for USD, none for JPY. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/**
 * Reads a price such as 12.50 or 12,5 as minor units. Separators of thousands are refused, because "1,250" could mean
 * either.
 * @returns undefined for anything else
 */
export function parseAmount(text: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency)
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:[.,](\d+))?$/.exec(text) ?? []
  if (whole === '' || fraction.length > decimals) return undefined
  return Number(whole + fraction.padEnd(decimals, '0'))
}

export function formatAmount(amount: number, currency: string): string {
  const decimals = decimalsOf(currency)
  const digits = String(amount).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
