/** Choices that are the same for the same seed. */
export interface Random {
  /** From 0, up to but without `below`. */
  below(below: number): number
  chance(probability: number): boolean
  /** @throws Error for an empty list */
  pick<Value>(values: readonly Value[]): Value
}

/** A generator after Mulberry32 (Tommy Ettinger), whose 32 bits are enough to choose inputs. */
export function createRandom(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (probability) => next() < probability,
    pick(values) {
      const index = below(values.length)
      if (index >= values.length) throw new Error('nothing to pick from')
      return values[index] as (typeof values)[number]
    },
  }
}
