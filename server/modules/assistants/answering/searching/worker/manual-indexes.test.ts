import { describe, expect, it } from 'vitest'
import { loaderManual } from '../../../finding/testing/harrow-manuals'
import { createManualIndexes } from './manual-indexes'

const bodies = loaderManual.passages.map((passage) => JSON.stringify(passage))
const size = bodies.reduce((sum, body) => sum + body.length, 0)
const manual = (id: string, { revision = 1, partsVersion = 1 } = {}) => ({
  ...{ id, revision, partsVersion, displayName: `Manual ${id}`, kind: 'operation' as const, pages: 40 },
})

/** Indexes with the ids of the manuals whose passages were read. */
function openIndexes(limit: number) {
  const read: string[] = []
  const bodiesOf = async function* (id: string) {
    read.push(id)
    yield* bodies
  }
  return { read, indexes: createManualIndexes({ bodiesOf, partsOf: async () => [] }, limit) }
}

describe('the indexes of manuals', () => {
  it('are built once for each revision and list of parts, with the name of the manual', async () => {
    const { read, indexes } = openIndexes(10 * size)
    const { passages } = await indexes.get(manual('a'))
    expect(await indexes.get(manual('a'))).toMatchObject({ passages })
    expect(passages[3]).toMatchObject({ manualId: 'a', manualName: 'Manual a', ordinal: 3 })
    await indexes.get(manual('a', { revision: 2 }))
    await indexes.get(manual('a', { partsVersion: 2 }))
    expect(read).toEqual(['a', 'a', 'a'])
  })

  it('do not exceed the limit: the least recently used one is evicted', async () => {
    const { read, indexes } = openIndexes(2 * size)
    for (const id of ['a', 'b', 'a', 'c']) await indexes.get(manual(id))
    expect(['a', 'b', 'c'].map((id) => indexes.has(manual(id)))).toEqual([true, false, true])
    await indexes.get(manual('b'))
    expect(read).toEqual(['a', 'b', 'c', 'b'])
  })

  it('of a manual beyond the limit are used, but not stored', async () => {
    const { indexes } = openIndexes(size / 2)
    expect((await indexes.get(manual('a'))).passages).toHaveLength(bodies.length)
    expect(indexes.has(manual('a'))).toBe(false)
  })
})
