import { decimalSeparator } from '../decimal-separator'
import { numberFormat } from '../formats'

/** How many decimals amounts of a currency have. */
export const decimalsOf = (currency: string): number =>
  numberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/**
 * Reads a typed amount as minor units: "125.5" and "125,5" are 12550 in USD, in every language.
 *
 * @returns undefined for anything else, thousands separators among it: "1.000" and "1,000" may mean one or a thousand. Of a
 *   currency with three decimals, the language says which of the two is the decimal one.
 */
export function readAmount(typed: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency)
  const [, whole, separator, fraction = ''] = /^(\d{1,9})(?:([.,])(\d+))?$/.exec(typed.trim()) ?? []
  if (whole === undefined || fraction.length > decimals) return undefined
  if (fraction.length === 3 && separator !== decimalSeparator()) return undefined
  return Number(whole + fraction.padEnd(decimals, '0'))
}

/** Writes minor units as they are typed: 12550 in USD is "125.50", in Spanish "125,50". */
export const writeAmount = (amount: number, currency: string): string =>
  plainAmount({ amount, currency }).replace('.', decimalSeparator())

/** An amount as programs read it, with all decimals of its currency: 12550 in USD is "125.50", in JPY "12550". */
export function plainAmount({ amount, currency }: { amount: number; currency: string }): string {
  const decimals = decimalsOf(currency)
  return (amount / 10 ** decimals).toFixed(decimals)
}

/** Whether a figure is, or may be, written with thousands separators, which an amount is typed without: "0.125" too. */
export const hasThousands = (typed: string): boolean => /^\d{1,3}(?:[.,'’\s]\d{3})+(?:[.,]\d+)?$/.test(typed.trim())

/** What a line costs with its core charge, before tax, which documents list among their sums. */
export const beforeTax = <Money extends { amount: number }>({ total, tax }: { total: Money; tax: Money }): Money => ({
  ...total,
  amount: total.amount - tax.amount,
})
