import { backoff, type Circuit } from '../../../domain/circuit'

const DAY_MINUTES = 24 * 60

/**
 * Minutes until the next attempt: the interval, or exponential backoff from it up to a day after failures.
 * @param random from 0 up to 1
 */
export function minutesUntilNext({ failures }: Circuit, intervalMinutes: number, random: number): number {
  if (failures === 0) return intervalMinutes
  return backoff(failures, { first: intervalMinutes, max: Math.max(DAY_MINUTES, intervalMinutes) }, random)
}
