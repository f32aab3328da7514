/** What people write between the signs of a serial number: it tells no two of them apart. */
const separators = /[\s\p{Pd}]+/gu

/** A serial number without what people write between its characters, by which machines are told apart: `ght-001 23` is `GHT00123`. */
export const normalizeSerialNumber = (text: string) => text.replace(separators, '').toUpperCase()

interface Limit {
  prefix: string
  number: bigint
}

/** Reads the end of a range as its prefix and the number at its end; undefined where there is no number. */
function parseLimit(text: string): Limit | undefined {
  const [, prefix = '', digits] = text.trim().match(/^(.*?)(\d+)$/s) ?? []
  return digits === undefined ? undefined : { prefix: normalizeSerialNumber(prefix), number: BigInt(digits) }
}

/** The number of a serial number behind a prefix; undefined where it has another prefix. */
function numberBehind(prefix: string, signs: string): bigint | undefined {
  const digits = signs.slice(prefix.length)
  return signs.startsWith(prefix) && /^\d+$/.test(digits) ? BigInt(digits) : undefined
}

/**
 * Whether a serial number lies in a range, both ends included. Serial numbers compare by prefix, then number:
 * `GHT00123` is in `GHT00100` to `GHT00999` (behaviour, section 4). Case, blanks and hyphens do not count, so it is the
 * range that tells where the prefix ends. An end that is absent is open.
 */
export function isInSerialRange(serial: string, start: string | null, end: string | null): boolean {
  const signs = normalizeSerialNumber(serial)
  if (!/\d$/.test(signs)) return false
  const within = (limit: string | null, compare: (number: bigint, limit: bigint) => boolean) => {
    if (!limit) return true
    const parsed = parseLimit(limit)
    const number = parsed && numberBehind(parsed.prefix, signs)
    return parsed !== undefined && number !== undefined && compare(number, parsed.number)
  }
  return within(start, (number, first) => first <= number) && within(end, (number, last) => number <= last)
}

/** Whether two ends make a range: each with a number, the same prefix, the start not above the end. */
export function isSerialRange(start: string, end: string): boolean {
  const [first, last] = [parseLimit(start), parseLimit(end)]
  return first !== undefined && last !== undefined && first.prefix === last.prefix && first.number <= last.number
}
