import { languageValues, minorUnitsLimits } from '#contract/platform-limits'
import type { Text } from '../../../domain/text'
import { ambiguous, belowZero, moreThan, tooManyDecimals } from '../../../tables/cell-faults'
import type { FigureCell } from '../../../tables/row-reader'
import { plainFigure, withoutSign } from '../../../tables/written-figures'

/** How many decimals prices of a currency have: 2 for USD, none for JPY. */
function decimalsOf(currency: string): number {
  const known = decimalsByCurrency.get(currency)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const count = format.resolvedOptions().maximumFractionDigits ?? 2
  decimalsByCurrency.set(currency, count)
  return count
}

/** Making a format takes longer than reading a row. */
const decimalsByCurrency = new Map<string, number>()

/**
 * Reads a price such as 12.50, 12,5, 1,250.50, 1.250,50 or, in USD, $12.50 as minor units. "1,250" is refused, because
 * it could mean either, unless its column has a decimal sign.
 * @returns for anything else, what is wrong with it (`cellFault`)
 */
export function parseAmount({ text, decimalSign, ...cell }: FigureCell, currency: string): number | { fault: Text } {
  if (cell.currency && namesOther(cell.currency, currency)) return { fault: otherCurrency(cell.currency, currency) }
  const { isNegative, unsigned: written } = withoutSign(text)
  const unsigned = withoutCurrency(written, currency)
  const plain = cell.plain === undefined ? plainFigure(unsigned, decimalSign) : unsigned
  const decimals = decimalsOf(currency)
  if (plain === undefined && !/^\d{1,3}[.,]\d{3}$/.test(unsigned)) return { fault: noAmount(currency) }
  if (plain === undefined) return { fault: isNegative ? belowZero : ambiguous }
  if (isNegative && /[1-9]/.test(plain)) return { fault: belowZero }
  const [whole = '', decimalPart = ''] = plain.split('.')
  const fraction = decimalPart.replace(/0+$/, '')
  // A price that is computed has more decimals than its cell shows.
  const isRounded = cell.decimals === decimals
  if (fraction.length > decimals && !isRounded) return { fault: tooManyDecimals(decimals) }
  const isRoundedUp = (fraction[decimals] ?? '0') >= '5'
  const amount = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0')) + (isRoundedUp ? 1 : 0)
  const { maximum } = minorUnitsLimits
  return amount <= maximum ? amount : { fault: moreThan(formatAmount(maximum, currency)) }
}

const codes = new Set(Intl.supportedValuesOf('currency'))

/** Not for words beside a figure that name no currency, and for abbreviations such as "SFr.". */
const namesOther = (shown: string, currency: string): boolean =>
  (codes.has(shown.toUpperCase()) || /^\p{Sc}$/u.test(shown)) && !signsOf(currency).includes(shown)

const otherCurrency = (shown: string, currency: string): Text => ({
  en: `is in ${shown}, and the prices of this catalogue are in ${currency}`,
  es: `está en ${shown}, y los precios de este catálogo están en ${currency}`,
})

const noAmount = (currency: string): Text => {
  const example = formatAmount(125 * 10 ** decimalsOf(currency), currency)
  return {
    en: `is not an amount in ${currency} such as ${example}`,
    es: `no es un importe en ${currency} como ${example}`,
  }
}

/** Drops the sign or code of the currency before or after a figure: "$12.50", "12,50 €", "12.50 USD". */
function withoutCurrency(text: string, currency: string): string {
  const figure = text.trim()
  const sign = signsOf(currency).find((one) => figure.startsWith(one) || figure.endsWith(one))
  if (sign === undefined) return figure
  return (figure.startsWith(sign) ? figure.slice(sign.length) : figure.slice(0, -sign.length)).trim()
}

/** How a currency is written, the longest first: "US$" before "$". */
function signsOf(currency: string): string[] {
  const known = signs.get(currency)
  if (known) return known
  const found = (['code', 'symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    languageValues.flatMap((language) =>
      new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
    ),
  )
  const sorted = [...new Set(found)].toSorted((one, other) => other.length - one.length)
  signs.set(currency, sorted)
  return sorted
}

const signs = new Map<string, string[]>()

export function formatAmount(amount: number, currency: string): string {
  const decimals = decimalsOf(currency)
  const digits = String(amount).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
