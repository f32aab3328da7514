import { buildManualIndex, type ManualIndex } from '../../../finding/retrieving/manual-index'
import { storePassages } from '../../../finding/retrieving/stored-passages'
import type { SearchedManual } from '../../engine'
import type { PassageRepository } from './passage.repository'
import { createSizedCache } from './sized-cache'

/** Cache limit in characters of stored passages; an index takes about two bytes per character. */
const MAX_CHARACTERS = 60_000_000

export interface ManualIndexes {
  /** Whether the index of a manual need not be built. */
  has(manual: SearchedManual): boolean
  get(manual: SearchedManual): Promise<ManualIndex>
}

/** A cache of manual indexes, which are built from the passages on first use. */
export function createManualIndexes(
  { bodiesOf, partsOf }: Pick<PassageRepository, 'bodiesOf' | 'partsOf'>,
  limit = MAX_CHARACTERS,
): ManualIndexes {
  const cache = createSizedCache<ManualIndex>(limit)

  async function build(manual: SearchedManual) {
    let characters = 0
    async function* countCharacters() {
      for await (const body of bodiesOf(manual.id)) {
        characters += body.length
        yield body
      }
    }
    const passages = await storePassages(countCharacters(), manual)
    const parts = await partsOf(manual.id)
    const described = parts.reduce((sum, { name, description }) => sum + name.length + description.length, 0)
    return { value: buildManualIndex(passages, parts), size: characters + described }
  }

  return {
    has: (manual) => cache.has(keyOf(manual)),
    get: (manual) => cache.get(keyOf(manual), () => build(manual)),
  }
}

/** A manual that was read again or renamed, or whose parts were listed again, gets a new entry. */
const keyOf = ({ id, revision, partsVersion, displayName }: SearchedManual) =>
  JSON.stringify([id, revision, partsVersion, displayName])
