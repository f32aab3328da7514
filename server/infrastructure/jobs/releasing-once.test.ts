import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { releasingOnce } from './releasing-once'

it('a client that is released twice is given back once', () => {
  const release = vi.fn()
  const pool = new pg.Pool()
  pool.connect = ((callback: (error: undefined, client: undefined, done: () => void) => void) =>
    callback(undefined, undefined, release)) as typeof pool.connect
  releasingOnce(pool).connect((_error, _client, done) => {
    done()
    done()
  })
  expect(release).toHaveBeenCalledTimes(1)
})
