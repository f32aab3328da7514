import { describe, expect, it } from 'vitest'
import { encodeVector } from '../../../embedding/fixed-point'
import { buildManualIndex } from '../../../finding/retrieving/manual-index'
import { createManualVectors } from './manual-vectors'

const manual = { id: 'm', revision: 1, partsVersion: 1, displayName: 'M', kind: 'operation' as const, pages: 1 }
const index = buildManualIndex([])
const vector = (angle: number) => encodeVector(Float32Array.of(Math.cos(angle), Math.sin(angle)))
const batches = [
  [{ ordinals: [4, 1], vector: vector(1) }],
  [
    { ordinals: [0], vector: vector(2) },
    { ordinals: [3], vector: null },
  ],
]

const vectors = createManualVectors(
  {
    completions: async () => new Map([['m', new Date(0)]]),
    async *ofManual() {
      yield* batches
    },
  },
  'small',
)

describe('the vectors of a manual', () => {
  it('are in the order of its passages, without those that have none', async () => {
    const [embedded] = (await vectors.load([{ manual, index }], () => undefined)) ?? []
    expect(embedded?.vectors).toMatchObject({ dimensions: 2, documents: [0, 1, 4] })
    const values = [...(embedded?.vectors.values ?? [])]
    expect(values.slice(2, 4)).toEqual(values.slice(4, 6))
    expect(values.slice(0, 2)).not.toEqual(values.slice(2, 4))
  })

  it.each<[string, Date | undefined]>([
    ['is embedded again', new Date(1)],
    ['is read again', undefined],
  ])('are not used if it %s while they are loaded', async (_, after) => {
    let completion: Date | undefined = new Date(0)
    const replaced = createManualVectors(
      {
        completions: async () => new Map(completion && [['m', completion]]),
        async *ofManual() {
          yield* batches
          completion = after
        },
      },
      'small',
    )
    expect(await replaced.load([{ manual, index }], () => undefined)).toBeUndefined()
  })

  it('are loaded batch by batch, until the search ends', async () => {
    let checkpoints = 0
    const stop = () => {
      checkpoints += 1
      if (checkpoints === 2) throw new Error('stopped')
    }
    await expect(vectors.load([{ manual: { ...manual, revision: 2 }, index }], stop)).rejects.toThrow('stopped')
  })
})
