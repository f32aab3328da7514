import type { Reading } from './text-cell'

export interface BestReading extends Reading {
  /** How much of all readings agree with it, from 0 to 1. */
  agreement: number
  /** How many readings agree with it. */
  count: number
}

/** The reading that most readings agree with, weighted by their confidence; spaces and case make no difference. */
export function bestReading(readings: readonly Reading[]): BestReading {
  const groups = new Map<string, Reading[]>()
  for (const reading of readings) {
    const key = reading.text.replaceAll(/\s+/g, '').toUpperCase()
    groups.set(key, [...(groups.get(key) ?? []), reading])
  }
  const weightOf = (some: readonly Reading[]) => some.reduce((sum, { confidence }) => sum + Math.max(1, confidence), 0)
  const [best = []] = [...groups.values()].toSorted((one, other) => weightOf(other) - weightOf(one))
  const [surest = { text: '', confidence: 0 }] = best.toSorted((one, other) => other.confidence - one.confidence)
  return { ...surest, agreement: best.length === 0 ? 0 : weightOf(best) / weightOf(readings), count: best.length }
}
