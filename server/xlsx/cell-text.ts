import { format, getFormatFromId, isDateFormat } from 'numfmt'
import type { CellValue } from '../csv/table-row'

/** How a cell shows its number. */
export interface NumberStyle {
  /** Such as `0000-000`; undefined for one that shows the number as it is. */
  pattern: string | undefined
  kind: 'number' | 'date'
  /** How many decimals it shows, of a format of digits alone, such as `0.00`. */
  fixed?: number
  /** Whether it shows more than a day as hours, as in 804:30. */
  isDuration?: boolean
  /** As in 4.51E+12, which does not show all digits. */
  hasExponent: boolean
  /** Whether it separates thousands, by a sign that differs from country to country. */
  hasThousands: boolean
  /** That it shows beside the number, such as €; undefined for none, and where the program decides. */
  currency?: string
  /** How many decimals it shows; undefined for other than a figure with a fixed number of them. */
  decimals: number | undefined
}

export const plainStyle: NumberStyle = {
  ...{ pattern: undefined, kind: 'number' },
  ...{ hasExponent: false, hasThousands: false, decimals: undefined },
}

/** The formats of East Asian dates that have a number and no code (ECMA-376, part 1, 18.8.30). */
const isBuiltInDate = (id: number): boolean => (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** @param code a format such as `yyyy-mm-dd`; undefined for one of the built-in formats */
export function numberStyle(id: number, code: string | undefined): NumberStyle {
  const pattern = code ?? (isBuiltInDate(id) ? 'yyyy-mm-dd' : (getFormatFromId(id) ?? undefined))
  if (pattern === undefined || /^general$/i.test(pattern) || pattern === '@') return plainStyle
  // Without quoted and escaped letters, and without colours and conditions in brackets.
  const bare = pattern.replace(/"[^"]*"|\\.|[_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
  return {
    pattern,
    kind: isDate(pattern) ? 'date' : 'number',
    ...fixedOf(pattern),
    ...(/\[h+\]/i.test(bare) && { isDuration: true }),
    hasExponent: /E[+-]/i.test(bare),
    hasThousands: /[0#?],[0#?]/.test(bare),
    ...currencyOf(code),
    decimals: /^[^%/E]*?[0#?]\.(0+)[^0#?,%/E]*$/i.exec(bare.split(';')[0] ?? '')?.[1]?.length,
  }
}

function fixedOf(pattern: string): { fixed?: number } {
  const [whole, fraction = ''] = /^(?:0|#,##0)(?:\.(0+))?$/.exec(pattern) ?? []
  return whole === undefined ? {} : { fixed: fraction.length }
}

/** As in `[$€-407]`, `"CHF"` or `€`; `[$-407]` names a language alone. */
function currencyOf(code = ''): { currency?: string } {
  const named = /\[\$([^\]-]+)(?:-[0-9a-f]+)?\]/i.exec(code)?.[1]
  const bare = code.replaceAll(/\[[^\]]*\]/g, '')
  const currency = named ?? /\p{Sc}/u.exec(bare)?.[0] ?? /"\s*([A-Z]{3})\s*"/.exec(bare)?.[1]
  return currency === undefined ? {} : { currency }
}

function isDate(pattern: string): boolean {
  try {
    return isDateFormat(pattern)
  } catch {
    return false
  }
}

const MS_A_DAY = 86_400_000
/** Day 0 of the two calendars of spreadsheets; the one of 1900 counts a 29 February that there was not. */
const epochs = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) }
const MAX_DAYS = 2_958_465
/** Spreadsheets compute with so many significant digits, and lose those behind. */
const MAX_DIGITS = 15

/**
 * What a person reads in a cell with a number, and what the cell contains: figures without the artefacts of binary
 * fractions, dates as in 2026-11-24, part numbers with their zeros, letters and hyphens.
 * @param text of the cell as stored, such as `19.989999999999998`
 */
export function readNumber(
  text: string,
  style: NumberStyle,
  calendar: keyof typeof epochs,
): { text: string; value?: CellValue } {
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number)) return { text }
  if (style.isDuration && number >= 0) return { text: hoursText(number) }
  if (style.kind === 'date' && number >= 0 && number <= MAX_DAYS) {
    return { text: dateText(number, calendar), value: { kind: 'date' } }
  }
  const { currency } = style
  const plain = plainNumber(number)
  const isDamaged = style.hasExponent || (/^-?\d+$/.test(plain) && plain.replace('-', '').length > MAX_DIGITS)
  return {
    text: shownNumber(number, plain, style),
    value: {
      kind: 'number',
      plain,
      isDamaged,
      decimals: style.decimals,
      ...(currency && { currency }),
      ...(calendar === 1904 && { is1904: true }),
    },
  }
}

function shownNumber(number: number, plain: string, { pattern, kind, fixed, hasThousands }: NumberStyle): string {
  if (pattern === undefined || kind === 'date') return plain
  const shown = fixed === undefined ? undefined : padded(plain, fixed)
  if (shown !== undefined) return shown
  try {
    const shown = format(pattern, number).trim()
    return hasThousands ? shown.replaceAll(/(?<=\d),(?=\d{3})/g, '') : shown
  } catch {
    // A format that is none.
    return plain
  }
}

/** A figure with so many decimals, as most cells are formatted; undefined if some would be cut. */
function padded(plain: string, decimals: number): string | undefined {
  const point = plain.indexOf('.')
  const written = point < 0 ? 0 : plain.length - point - 1
  if (written > decimals || plain.length > MAX_DIGITS) return undefined
  return decimals === 0 ? plain : `${plain}${point < 0 ? '.' : ''}${'0'.repeat(decimals - written)}`
}

function hoursText(days: number): string {
  const minutes = Math.round(days * 24 * 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

function dateText(days: number, calendar: keyof typeof epochs): string {
  const time = new Date(epochs[calendar] + Math.round(days * 86_400) * 1000).toISOString()
  const [date = '', clock = ''] = time.slice(0, 19).split('T')
  if (days < 1) return clock
  return Math.round(days * MS_A_DAY) % MS_A_DAY === 0 ? date : `${date} ${clock}`
}

/** A day or time of a strict workbook, as `dateText` writes it. */
export const storedDate = (text: string): string =>
  text
    .trim()
    .replace(/(?:\.\d+)?Z?$/, '')
    .replace(/T00:00:00$/, '')
    .replace('T', ' ')

/** Never with an exponent. */
function plainNumber(number: number): string {
  const text = String(Number(number.toPrecision(MAX_DIGITS)))
  if (!text.includes('e')) return text
  return Math.abs(number) < 1
    ? number
        .toFixed(20)
        .replace(/\.?0+$/, '')
        .replace(/^-0$/, '0')
    : BigInt(Math.round(number)).toString()
}

/** Characters that XML cannot contain are stored as `_x000D_`. */
export const decodeEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** The column of a reference such as `AB12`, the first being 0; undefined for none. */
export function columnOf(reference: string | undefined): number | undefined {
  const letters = reference?.match(/^[A-Z]{1,3}/)?.[0]
  if (!letters) return undefined
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
