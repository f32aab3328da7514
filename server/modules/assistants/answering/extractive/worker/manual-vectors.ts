import { decodeInto } from '../../../embedding/fixed-point'
import type { Checkpoint } from '../../../finding/checkpoint'
import type { ManualIndex } from '../../../finding/index/manual-index'
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
  /** The manuals with their vectors; undefined unless all have them, as one without would never come first. */
  load(manuals: readonly IndexedManual[], checkpoint: Checkpoint): Promise<EmbeddedManual[] | undefined>
}

/** A cache of the vectors of manuals, of one model. */
export function createManualVectors(vectors: VectorRepository, model: string, limit = MAX_BYTES): ManualVectors {
  const cache = createSizedCache<PassageVectors>(limit)

  const completionsOf = (manuals: readonly SearchedManual[]) =>
    vectors.completions(
      manuals.map(({ id }) => id),
      model,
    )

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
      const completions = await completionsOf(manuals)
      return manuals.length > 0 && manuals.every(({ id }) => completions.has(id))
    },

    async load(manuals, checkpoint) {
      const completions = await completionsOf(manuals.map(({ manual }) => manual))
      const embedded: EmbeddedManual[] = []
      for (const one of manuals) {
        const { id, revision } = one.manual
        const completion = completions.get(id)
        if (!completion) return undefined
        const key = JSON.stringify([id, revision, completion])
        embedded.push({ index: one.index, vectors: await cache.get(key, () => read(one.manual, checkpoint)) })
      }
      return embedded
    },
  }
}

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
