import type { Manual, PassageRepository } from '../manuals'
import { buildManualIndex, type ManualIndex } from './finding/index/manual-index'

/** How many manuals are kept ready to search at most; the one that was asked longest ago goes first. */
const capacity = 200

export interface ManualIndexes {
  get(manual: Manual): Promise<ManualIndex>
}

/** Indexes of manuals, built from their passages when first asked about and kept in memory. */
export function createManualIndexes(passages: PassageRepository): ManualIndexes {
  const kept = new Map<string, Promise<ManualIndex>>()

  async function build({ id, displayName }: Manual): Promise<ManualIndex> {
    const read = await passages.ofManual(id)
    return buildManualIndex(
      read.map((passage, ordinal) => ({ ...passage, manualId: id, manualName: displayName, ordinal })),
    )
  }

  return {
    get(manual) {
      // A manual that was processed anew or renamed is another entry.
      const key = JSON.stringify([manual.id, manual.revision, manual.displayName])
      const index = kept.get(key) ?? build(manual)
      kept.delete(key)
      kept.set(key, index)
      index.catch(() => kept.delete(key))
      for (const oldest of kept.keys()) {
        if (kept.size <= capacity) break
        kept.delete(oldest)
      }
      return index
    },
  }
}
