import { isInSerialRange, normalizeSerialNumber } from '../../../machines'
import type { SerialRange } from '../../instances/instance'

/** Letters and digits that a recognizer takes for each other. */
export const lookAlikes = { from: 'OQDILSZBG', to: '000115286' } as const

/** For comparing what was read with what is known: of what looks alike, all becomes the digit. */
export const lookAlikeKey = (text: string): string =>
  [...normalizeSerialNumber(text)]
    .map((sign) => {
      const at = lookAlikes.from.indexOf(sign)
      return at < 0 ? sign : (lookAlikes.to[at] ?? sign)
    })
    .join('')

/**
 * A serial number that was read, as it is in one of the ranges if it is in none but one that looks like it is; otherwise
 * as it was read.
 */
export function serialInRange(read: string, ranges: readonly SerialRange[]): string {
  const isWithin = (number: string) =>
    ranges.some(({ serial_number_start: start, serial_number_end: end }) => isInSerialRange(number, start, end))
  if (isWithin(read)) return read
  const normalized = normalizeSerialNumber(read)
  const alike = ranges
    .flatMap(({ serial_number_start: start, serial_number_end: end }) => [start, end])
    .flatMap((limit) => (limit ? [likeLimit(normalized, normalizeSerialNumber(limit))] : []))
  return alike.find(isWithin) ?? read
}

/** Each sign as the one at its place in the limit, where the two look alike; a digit where the limit has one. */
const likeLimit = (read: string, limit: string): string =>
  [...read]
    .map((sign, at) => {
      const wanted = limit[at] ?? ''
      if (lookAlikeKey(sign) === lookAlikeKey(wanted)) return wanted
      return /\d/.test(wanted) ? lookAlikeKey(sign) : sign
    })
    .join('')
