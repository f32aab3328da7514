import { beyond, type MeasuredItem } from '../comparison'
import { quantile } from '../timing'
import type { ExtremeTimes } from './extremes'

export interface LibraryReport {
  /** What has to take as long in a large library as in a small one. */
  items: readonly MeasuredItem[]
  extremes: readonly ExtremeTimes[]
  /** Peak memory of the server and its children. */
  megabytes: { small: number; large: number; extremes: number }
}

const MAX_MEGABYTES = 1000

export function missedLimits({ items, megabytes }: LibraryReport): string[] {
  const missed = beyond(items).map(({ name }) => `p95 of "${name}"`)
  if (items.length === 0) missed.push('nothing was measured')
  for (const [name, peak] of Object.entries(megabytes))
    if (!(peak < MAX_MEGABYTES)) missed.push(`memory (${name}) not below ${MAX_MEGABYTES} MB`)
  return missed
}

/** The machines with very much to read, the memory, and the verdict on everything. */
export function reportText(report: LibraryReport): string {
  const { extremes, megabytes } = report
  const ms = (value: number) => value.toFixed(0).padStart(11)
  const heads = ['first', 'later p50', 'later p95', 'meanwhile', 'longest'].map((head) => head.padStart(11)).join('')
  const width = Math.max(...extremes.map(({ name }) => name.length), 0)
  const missed = missedLimits(report)
  return [
    `${' '.repeat(width)}${heads}`,
    ...extremes.map(
      ({ name, first, later, meanwhile }) =>
        name.padEnd(width) +
        ms(first) +
        ms(quantile(later, 0.5)) +
        ms(quantile(later, 0.95)) +
        ms(quantile(meanwhile, 0.5)) +
        ms(quantile(meanwhile, 1)),
    ),
    `memory in MB: ${megabytes.small.toFixed(0)} small, ${megabytes.large.toFixed(0)} large, ${megabytes.extremes.toFixed(0)} with the extreme machines`,
    missed.length === 0 ? 'within all limits' : `NOT within the limits: ${missed.join('; ')}`,
  ].join('\n')
}
