import { numberFormat } from '../formats'

/** How many decimals amounts of a currency have. */
const decimalsOf = (currency: string): number =>
  numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Reads a typed amount as minor units: "125.5" is 12550 in USD; undefined for anything else. */
export function readAmount(typed: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency)
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(typed.trim()) ?? []
  if (whole === undefined || fraction.length > decimals) return undefined
  return Number(whole + fraction.padEnd(decimals, '0'))
}

/** Writes minor units as they are typed: 12550 in USD is "125.50". */
export function writeAmount(amount: number, currency: string): string {
  const decimals = decimalsOf(currency)
  return (amount / 10 ** decimals).toFixed(decimals)
}

/** What a line costs with its core charge, before tax, which documents list among their sums. */
export const beforeTax = <Money extends { amount: number }>({ total, tax }: { total: Money; tax: Money }): Money => ({
  ...total,
  amount: total.amount - tax.amount,
})
