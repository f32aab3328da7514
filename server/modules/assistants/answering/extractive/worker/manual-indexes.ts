import { buildManualIndex, type ManualIndex } from '../../../finding/index/manual-index'
import type { SearchedManual } from '../../engine'
import type { PassageRepository } from './passage.repository'

/**
 * How many characters the stored passages of the indexes in memory may have together; an index takes about six bytes for
 * each. The manual that was searched longest ago goes first.
 */
const maxCharacters = 32_000_000

export interface ManualIndexes {
  get(manual: SearchedManual): Promise<ManualIndex>
}

/** Indexes of manuals, built from their passages when they are first searched and kept in memory. */
export function createManualIndexes(passages: PassageRepository, limit = maxCharacters): ManualIndexes {
  const kept = new Map<string, { index: ManualIndex; characters: number }>()
  let total = 0

  async function build({ id, displayName }: SearchedManual) {
    const { passages: read, characters } = await passages.ofManual(id)
    const scoped = read.map((passage, ordinal) => ({ ...passage, manualId: id, manualName: displayName, ordinal }))
    return { index: buildManualIndex(scoped), characters }
  }

  function forgetOldest(): void {
    for (const [key, { characters }] of kept) {
      if (total <= limit) return
      kept.delete(key)
      total -= characters
    }
  }

  return {
    async get(manual) {
      // A manual that was processed again or renamed is another entry.
      const key = JSON.stringify([manual.id, manual.revision, manual.displayName])
      const known = kept.get(key)
      const entry = known ?? (await build(manual))
      kept.delete(key)
      kept.set(key, entry)
      if (!known) total += entry.characters
      forgetOldest()
      return entry.index
    },
  }
}
