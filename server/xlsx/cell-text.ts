import { format, getFormatFromId, isDateFormat } from 'numfmt'
import type { CellValue } from '../csv/table-row'

/** How a cell shows its number. */
export interface NumberStyle {
  /** Such as `0000-000`; undefined for one that shows the number as it is. */
  pattern: string | undefined
  kind: 'number' | 'date'
  /** As in 4.51E+12, which does not show all digits. */
  hasExponent: boolean
  /** Whether it separates thousands, by a sign that differs from country to country. */
  hasThousands: boolean
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
    hasExponent: /E[+-]/i.test(bare),
    hasThousands: /[0#?],[0#?]/.test(bare),
    decimals: /^[^%/E]*?[0#?]\.(0+)[^0#?,%/E]*$/i.exec(bare.split(';')[0] ?? '')?.[1]?.length,
  }
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
  if (style.kind === 'date' && number >= 0 && number <= MAX_DAYS) {
    return { text: dateText(number, calendar), value: { kind: 'date' } }
  }
  const plain = plainNumber(number)
  const isDamaged = style.hasExponent || (/^-?\d+$/.test(plain) && plain.replace('-', '').length > MAX_DIGITS)
  return {
    text: shownNumber(number, plain, style),
    value: { kind: 'number', plain, isDamaged, decimals: style.decimals },
  }
}

function shownNumber(number: number, plain: string, { pattern, kind, hasThousands }: NumberStyle): string {
  if (pattern === undefined || kind === 'date') return plain
  try {
    const shown = format(pattern, number).trim()
    return hasThousands ? shown.replaceAll(/(?<=\d),(?=\d{3})/g, '') : shown
  } catch {
    // A format that is none.
    return plain
  }
}

function dateText(days: number, calendar: keyof typeof epochs): string {
  const time = new Date(epochs[calendar] + Math.round(days * 86_400) * 1000).toISOString()
  const [date = '', clock = ''] = time.slice(0, 19).split('T')
  if (days < 1) return clock
  return Math.round(days * MS_A_DAY) % MS_A_DAY === 0 ? date : `${date} ${clock}`
}

/** Never with an exponent. */
function plainNumber(number: number): string {
  const text = String(Number(number.toPrecision(MAX_DIGITS)))
  if (!text.includes('e')) return text
  return Math.abs(number) < 1 ? number.toFixed(20).replace(/\.?0+$/, '') : BigInt(Math.round(number)).toString()
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
