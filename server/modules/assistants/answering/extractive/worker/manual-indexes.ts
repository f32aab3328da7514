import { buildManualIndex, type ManualIndex } from '../../../finding/index/manual-index'
import type { SearchedManual } from '../../engine'
import type { PassageRepository } from './passage.repository'

/**
 * Cache limit in characters of stored passages; an index takes about six bytes per character. The least recently used
 * index is evicted first.
 */
const MAX_CHARACTERS = 32_000_000

export interface ManualIndexes {
  get(manual: SearchedManual): Promise<ManualIndex>
}

/** A cache of manual indexes, which are built from the passages on first use. */
export function createManualIndexes(passages: PassageRepository, limit = MAX_CHARACTERS): ManualIndexes {
  const cache = new Map<string, { index: ManualIndex; characters: number }>()
  let total = 0

  async function build({ id, displayName }: SearchedManual) {
    const { passages: stored, characters } = await passages.ofManual(id)
    const scoped = stored.map((passage, ordinal) => ({ ...passage, manualId: id, manualName: displayName, ordinal }))
    return { index: buildManualIndex(scoped), characters }
  }

  function evictOldest(): void {
    for (const [key, { characters }] of cache) {
      if (total <= limit) return
      cache.delete(key)
      total -= characters
    }
  }

  return {
    async get(manual) {
      // A manual that was processed again or renamed gets a new entry.
      const key = JSON.stringify([manual.id, manual.revision, manual.displayName])
      const cached = cache.get(key)
      const entry = cached ?? (await build(manual))
      cache.delete(key)
      cache.set(key, entry)
      if (!cached) total += entry.characters
      evictOldest()
      return entry.index
    },
  }
}
