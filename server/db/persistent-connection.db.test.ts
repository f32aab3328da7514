import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { type DatabaseProxy, openDatabaseProxy } from '../../tests/support/database-proxy'
import { createLiveness } from '../infrastructure/liveness/liveness'
import { createLogger } from '../infrastructure/logging/logger'
import { openPersistentConnection, type PersistentConnection } from './persistent-connection'

let proxy: DatabaseProxy
let connection: PersistentConnection
const liveness = createLiveness()
let prepared: number
beforeEach(async () => {
  prepared = 0
  proxy = await openDatabaseProxy(inject('databaseServer'))
  connection = await openPersistentConnection({
    connectionString: proxy.connectionString,
    logger: createLogger('silent'),
    liveness: { of: liveness, name: 'listener' },
    checkIntervalMs: 50,
    async prepare() {
      prepared += 1
    },
  })
})
afterEach(async () => {
  await connection.close()
  proxy.close()
})

const until = (condition: () => boolean) => expect.poll(condition).toBe(true)

describe('a connection that is not answered any more, without an error', () => {
  it('is replaced', async () => {
    proxy.swallow()
    await until(() => prepared > 1)
    await until(() => liveness.stalled().length === 0)
    const { rows } = (await (await connection.current())?.query('select 1 as one')) ?? { rows: [] }
    expect(rows).toEqual([{ one: 1 }])
  })

  it('is named while it cannot be replaced', async () => {
    proxy.refuse()
    proxy.swallow()
    await until(() => liveness.stalled().includes('listener'))
    proxy.letThrough()
    await until(() => liveness.stalled().length === 0)
  })
})
