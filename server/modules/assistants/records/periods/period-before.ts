import { addDays, daysBetween } from '../../../../domain/day'
import type { NamedPeriod } from '../words/slots'
import { unitOf, unitsBack } from './units'

/** The period of the same length that ends where this one begins; itself if it has no beginning or no end. */
export function periodBefore(period: NamedPeriod): NamedPeriod {
  const { from, to } = period
  if (!from || !to) return period
  const { unit, count } = unitOf(daysBetween(from, to) + 1)
  return { ...period, from: unitsBack(from, unit, count), to: addDays(from, -1) }
}
