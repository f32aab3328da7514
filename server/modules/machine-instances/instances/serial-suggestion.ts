import { normalizeSerialNumber } from '../../machines'
import type { SerialRange } from './instance'

/** A serial number that somebody may mean: of a machine that exists, or where a variant's range starts. */
export interface Suggestion {
  serial_number: string
  instance_id: string | null
  variant: string | null
}

/** At most so many are of use to somebody who types. */
export const MAX_SUGGESTIONS = 10

/**
 * What a serial number may go on as: machines that are there, then the starts of the ranges of the model's variants.
 * Nothing is suggested before something was typed.
 */
export function suggestionsFor(
  prefix: string,
  known: readonly Suggestion[],
  variants: readonly SerialRange[],
): Suggestion[] {
  const signs = normalizeSerialNumber(prefix)
  if (signs === '') return []
  const taken = new Set(known.map(({ serial_number }) => normalizeSerialNumber(serial_number)))
  const starts = variants.flatMap(({ name, serial_number_start: start }) =>
    start && normalizeSerialNumber(start).startsWith(signs) && !taken.has(normalizeSerialNumber(start))
      ? [{ serial_number: start, instance_id: null, variant: name }]
      : [],
  )
  return [...known, ...starts].slice(0, MAX_SUGGESTIONS)
}
