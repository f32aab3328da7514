interface SerialNumber {
  prefix: string
  number: bigint
}

/** Reads a serial number as its prefix and the number at its end; undefined where there is no number. */
function parseSerialNumber(text: string): SerialNumber | undefined {
  const match = text
    .trim()
    .toUpperCase()
    .match(/^(.*?)(\d+)$/s)
  return match ? { prefix: match[1] ?? '', number: BigInt(match[2] ?? '0') } : undefined
}

/**
 * Whether a serial number lies in a range, both ends included. Serial numbers compare by prefix, then number:
 * `GHT00123` is in `GHT00100` to `GHT00999` (behaviour, section 4). An end that is absent is open.
 */
export function isInSerialRange(serial: string, start: string | null, end: string | null): boolean {
  const one = parseSerialNumber(serial)
  if (!one) return false
  const within = (limit: string | null, compare: (limit: bigint) => boolean) => {
    if (!limit) return true
    const parsed = parseSerialNumber(limit)
    return parsed !== undefined && parsed.prefix === one.prefix && compare(parsed.number)
  }
  return within(start, (first) => first <= one.number) && within(end, (last) => one.number <= last)
}

/** Whether two ends make a range: each with a number, the same prefix, the start not above the end. */
export function isSerialRange(start: string, end: string): boolean {
  return isInSerialRange(start, null, end)
}
