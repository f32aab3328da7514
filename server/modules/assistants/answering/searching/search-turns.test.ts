import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { createSearchTurns, type Search } from './search-turns'

const { signal } = new AbortController()

/** A search that has to index first; records whether it was allowed to. */
function createIndexingSearch() {
  const permissions: boolean[] = []
  const search: Search = async (mayIndexMuch) => {
    permissions.push(mayIndexMuch)
    return { ended: mayIndexMuch ? 'stopped' : 'much-to-index' }
  }
  return { permissions, search }
}

describe('a search', () => {
  it('that needs an index is repeated with permission to build it', async () => {
    const { permissions, search } = createIndexingSearch()
    expect(await createSearchTurns(2).search('a', search, signal)).toEqual({ ended: 'stopped' })
    expect(permissions).toEqual([false, true])
  })

  it('without indexing never waits for an index', async () => {
    const { permissions, search } = createIndexingSearch()
    expect(await createSearchTurns(2).searchWithoutIndexing('a', search, signal)).toEqual({ ended: 'much-to-index' })
    expect(permissions).toEqual([false])
  })

  it('runs while others occupy all threads that may index', async () => {
    const turns = createSearchTurns(2)
    const finish = new AbortController()
    const finished = once(finish.signal, 'abort')
    const slow: Search = async (mayIndexMuch) => {
      if (mayIndexMuch) await finished
      return { ended: mayIndexMuch ? 'stopped' : 'much-to-index' }
    }
    const indexing = ['a', 'b'].map((owner) => turns.search(owner, slow, signal))
    expect(await turns.search('c', async () => ({ ended: 'stopped' }), signal)).toEqual({ ended: 'stopped' })
    finish.abort()
    expect(await Promise.all(indexing)).toHaveLength(2)
  })
})
