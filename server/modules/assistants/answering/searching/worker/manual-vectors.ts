import { decodeInto } from '../../../embedding/fixed-point'
import type { Checkpoint } from '../../../finding/checkpoint'
import type { ManualIndex } from '../../../finding/retrieving/manual-index'
import type { EmbeddedManual, PassageVectors } from '../../../finding/similarity/similarity'
import type { SearchedManual } from '../../engine'
import { createSizedCache } from './sized-cache'
import type { PlacedVector, VectorRepository } from './vector.repository'

/** Cache limit in bytes: some 20,000 passages with 1536 dimensions. */
const MAX_BYTES = 64_000_000

interface IndexedManual {
  manual: SearchedManual
  index: ManualIndex
}

export interface ManualVectors {
  /** Whether all of the manuals have vectors. */
  areComplete(manuals: readonly SearchedManual[]): Promise<boolean>
  /**
   * The manuals with their vectors; undefined unless all have them for the revision that is searched, as one without would
   * never come first, and positions in another revision would be those of other passages.
   */
  load(manuals: readonly IndexedManual[], checkpoint: Checkpoint): Promise<EmbeddedManual[] | undefined>
}

/** A cache of the vectors of manuals, of one model. */
export function createManualVectors(vectors: VectorRepository, model: string, limit = MAX_BYTES): ManualVectors {
  const cache = createSizedCache<PassageVectors>(limit)

  async function read({ id }: SearchedManual, checkpoint: Checkpoint) {
    const placed: PlacedVector[] = []
    for await (const batch of vectors.ofManual(id, model)) {
      checkpoint()
      placed.push(...batch)
    }
    const value = arrange(placed)
    return { value, size: value.values.byteLength }
  }

  return {
    async areComplete(manuals) {
      const completions = await vectors.completions(manuals, model)
      return manuals.length > 0 && manuals.every(({ id }) => completions.has(id))
    },

    async load(manuals, checkpoint) {
      const searched = manuals.map(({ manual }) => manual)
      const completions = await vectors.completions(searched, model)
      const embedded: EmbeddedManual[] = []
      for (const { manual, index } of manuals) {
        const completion = completions.get(manual.id)
        if (!completion) return undefined
        const key = JSON.stringify([manual.id, manual.revision, completion])
        embedded.push({ index, vectors: await cache.get(key, () => read(manual, checkpoint)) })
      }
      // What was replaced while it was read is in the cache under a completion that no later search has.
      return areSame(completions, await vectors.completions(searched, model)) ? embedded : undefined
    },
  }
}

type Completions = Awaited<ReturnType<VectorRepository['completions']>>

const areSame = (before: Completions, after: Completions) =>
  [...before].every(([id, completion]) => after.get(id)?.getTime() === completion.getTime())

/** Puts the vectors into the order of the passages. */
function arrange(placed: readonly PlacedVector[]): PassageVectors {
  const bytes = placed.find(({ vector }) => vector)?.vector?.length ?? 0
  const found = placed
    .flatMap(({ ordinals, vector }) =>
      vector?.length === bytes ? ordinals.map((document) => ({ document, vector })) : [],
    )
    .sort((a, b) => a.document - b.document)
  const dimensions = bytes / 2
  const values = new Int16Array(found.length * dimensions)
  for (const [position, { vector }] of found.entries()) decodeInto(values, position * dimensions, vector)
  return { dimensions, documents: found.map(({ document }) => document), values }
}
