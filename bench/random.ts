import { createHash } from 'node:crypto'

/** Returns numbers from 0 to 1 (exclusive) that depend on the seed alone (Mulberry32 by Tommy Ettinger). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const chooseFrom = <T>(list: readonly T[], random: () => number): T => {
  const chosen = list[Math.floor(random() * list.length)]
  if (chosen === undefined) throw new Error('there is nothing to choose from')
  return chosen
}

/** Returns random numbers that depend on the texts alone. */
export const randomOf = (...texts: readonly string[]): (() => number) =>
  createRandom(createHash('sha256').update(texts.join('\n')).digest().readUInt32LE())

/** Returns the items in an order that depends on the random numbers (Fisher-Yates). */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [shuffled[last], shuffled[other]]
    if (one !== undefined && two !== undefined) [shuffled[last], shuffled[other]] = [two, one]
  }
  return shuffled
}
