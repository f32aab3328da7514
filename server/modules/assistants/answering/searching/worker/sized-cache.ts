interface Sized<Value> {
  value: Value
  size: number
}

export interface SizedCache<Value> {
  has(key: string): boolean
  /** The value of the key, which is built if it is not in the cache. */
  get(key: string, build: () => Promise<Sized<Value>>): Promise<Value>
}

/** A cache up to a total size; the least recently used value is evicted first. */
export function createSizedCache<Value>(limit: number): SizedCache<Value> {
  const cache = new Map<string, Sized<Value>>()
  let total = 0

  function evictOldest(): void {
    for (const [key, { size }] of cache) {
      if (total <= limit) return
      cache.delete(key)
      total -= size
    }
  }

  return {
    has: (key) => cache.has(key),
    async get(key, build) {
      const cached = cache.get(key)
      const entry = cached ?? (await build())
      // It would evict all others, and then itself.
      if (entry.size > limit) return entry.value
      cache.delete(key)
      cache.set(key, entry)
      if (!cached) total += entry.size
      evictOldest()
      return entry.value
    },
  }
}
