import { buildManualIndex, type ManualIndex } from '../../../finding/index/manual-index'
import type { SearchedManual } from '../../engine'
import type { PassageRepository } from './passage.repository'
import { createSizedCache } from './sized-cache'

/** Cache limit in characters of stored passages; an index takes about six bytes per character. */
const MAX_CHARACTERS = 32_000_000

export interface ManualIndexes {
  get(manual: SearchedManual): Promise<ManualIndex>
}

/** A cache of manual indexes, which are built from the passages on first use. */
export function createManualIndexes(passages: PassageRepository, limit = MAX_CHARACTERS): ManualIndexes {
  const cache = createSizedCache<ManualIndex>(limit)

  async function build({ id, displayName }: SearchedManual) {
    const { passages: stored, characters } = await passages.ofManual(id)
    const scoped = stored.map((passage, ordinal) => ({ ...passage, manualId: id, manualName: displayName, ordinal }))
    return { value: buildManualIndex(scoped), size: characters }
  }

  return {
    // A manual that was processed again or renamed gets a new entry.
    get: (manual) => cache.get(JSON.stringify([manual.id, manual.revision, manual.displayName]), () => build(manual)),
  }
}
