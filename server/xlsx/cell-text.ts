/** How the number of a cell is shown: as it is, as a date, or with a fixed number of digits. */
export type NumberStyle = { kind: 'number' } | { kind: 'date' } | { kind: 'digits'; count: number }

/** The formats of dates that have a number and no code (ECMA-376, part 1, 18.8.30). */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** @param code a format such as `yyyy-mm-dd`; undefined for one of the built-in formats */
export function numberStyle(id: number, code: string | undefined): NumberStyle {
  if (code === undefined) return { kind: isBuiltInDate(id) ? 'date' : 'number' }
  if (/^0+$/.test(code)) return { kind: 'digits', count: code.length }
  // Without quoted and escaped letters, and without colours and conditions in brackets.
  const bare = code.replace(/"[^"]*"|\\.|_.|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
  return { kind: /[ymdhs]/i.test(bare) && !/general/i.test(bare) ? 'date' : 'number' }
}

const MS_A_DAY = 86_400_000
/** Day 0 of the two calendars of spreadsheets; the one of 1900 counts a 29 February that there was not. */
const epochs = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) }
const MAX_DAYS = 2_958_465

/**
 * What a person reads in a cell with a number: figures without the artefacts of binary fractions, dates as in
 * 2026-11-24, part numbers with their leading zeros.
 * @param value as stored, such as `19.989999999999998`
 */
export function numberText(value: string, style: NumberStyle, calendar: keyof typeof epochs): string {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return value
  if (style.kind === 'date' && number >= 0 && number <= MAX_DAYS) return dateText(number, calendar)
  const text = plainNumber(number)
  return style.kind === 'digits' && /^\d+$/.test(text) ? text.padStart(style.count, '0') : text
}

function dateText(days: number, calendar: keyof typeof epochs): string {
  const time = new Date(epochs[calendar] + Math.round(days * 86_400) * 1000).toISOString()
  const [date = '', clock = ''] = time.slice(0, 19).split('T')
  if (days < 1) return clock
  return Math.round(days * MS_A_DAY) % MS_A_DAY === 0 ? date : `${date} ${clock}`
}

/** Spreadsheets compute with 15 significant digits. Never with an exponent. */
function plainNumber(number: number): string {
  const text = String(Number(number.toPrecision(15)))
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
