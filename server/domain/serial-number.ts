import { visibleIdentifier } from './identifier'

/** What people write between the characters of a serial number; it does not distinguish two of them. */
const separators = /[\s\p{Pd}]+/gu

/** Removes what people write between the characters of a serial number: `ght-001 23` becomes `GHT00123`. */
export const normalizeSerialNumber = (text: string): string =>
  visibleIdentifier(text).replace(separators, '').toUpperCase()

interface Limit {
  prefix: string
  number: bigint
}

/** Reads the end of a range as its prefix and the number at its end; undefined if there is none. */
function parseLimit(text: string): Limit | undefined {
  const [, prefix = '', digits] = text.trim().match(/^(.*?)(\d+)$/s) ?? []
  return digits === undefined ? undefined : { prefix: normalizeSerialNumber(prefix), number: BigInt(digits) }
}

/** Reads the number after a prefix; undefined if the serial number has another prefix. */
function numberAfter(prefix: string, serial: string): bigint | undefined {
  const digits = serial.slice(prefix.length)
  return serial.startsWith(prefix) && /^\d+$/.test(digits) ? BigInt(digits) : undefined
}

/**
 * Whether a serial number is in a range, both ends included. Serial numbers compare by prefix, then number: `GHT00123` is
 * in `GHT00100` to `GHT00999` (behaviour, section 4). Case, blanks and hyphens do not count, so the range determines where
 * the prefix ends. An absent end is open.
 */
export function isInSerialRange(serial: string, start: string | null, end: string | null): boolean {
  const normalized = normalizeSerialNumber(serial)
  if (!/\d$/.test(normalized)) return false
  const within = (limit: string | null, compare: (number: bigint, limit: bigint) => boolean) => {
    if (!limit) return true
    const parsed = parseLimit(limit)
    const number = parsed && numberAfter(parsed.prefix, normalized)
    return parsed !== undefined && number !== undefined && compare(number, parsed.number)
  }
  return within(start, (number, first) => first <= number) && within(end, (number, last) => number <= last)
}

/** Whether two ends form a range: each with a number, the same prefix, the start not above the end. */
export function isSerialRange(start: string, end: string): boolean {
  const [first, last] = [parseLimit(start), parseLimit(end)]
  return first !== undefined && last !== undefined && first.prefix === last.prefix && first.number <= last.number
}
