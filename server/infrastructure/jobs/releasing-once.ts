import type pg from 'pg'

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void
type Release = (reason?: Error | boolean) => void

/**
 * The pool, whose clients may be released twice by whoever takes them with a callback. graphile-worker releases its listener
 * when it stops, and again when its LISTEN fails after that, as it does while the database is lost: a rejection that nobody
 * awaits, which would end the process.
 */
export function releasingOnce(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool)
  function connectOnce(): Promise<pg.PoolClient>
  function connectOnce(callback: Connected): void
  function connectOnce(callback?: Connected) {
    if (!callback) return connect()
    return connect((error, client, release) => {
      let isReleased = false
      callback(error, client, (reason) => {
        if (isReleased) return
        isReleased = true
        release(reason)
      })
    })
  }
  pool.connect = connectOnce
  return pool
}
