import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { expect, inject, it, vi } from 'vitest'
import { openDatabaseProxy } from '../../tests/support/database-proxy'
import { createDatabase } from '../db/create-database'
import { startSandbox } from './start-sandbox'
import { superviseSandbox } from './supervise-sandbox'

const isReachable = (port: number) =>
  fetch(`http://127.0.0.1:${port}/sandbox/assets/card.js`).then(
    ({ ok }) => ok,
    () => false,
  )

it('a sandbox that cannot start delays nobody, and starts once it can', async () => {
  const server = inject('databaseServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createDatabase(server, name)
  const occupier = createServer()
  await new Promise<void>((resolve) => occupier.listen(0, '127.0.0.1', resolve))
  const address = occupier.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const errors: unknown[] = []
  const sandbox = await superviseSandbox({
    connectionString: server.replace(/\/postgres$/, `/${name}`),
    webhook: { url: () => undefined, secret: 'whsec_test' },
    port,
    onError: (error) => errors.push(error),
  })
  expect(errors).toMatchObject([{ code: 'EADDRINUSE' }])
  await new Promise((resolve) => occupier.close(resolve))
  await vi.waitFor(async () => expect(await isReachable(port)).toBe(true), { interval: 100 })
  await sandbox.close()
  expect(await isReachable(port)).toBe(false)
})

it('a sandbox whose database does not answer is not alive until it does what is due again', async () => {
  const server = inject('databaseServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createDatabase(server, name)
  const proxy = await openDatabaseProxy(server.replace(/\/postgres$/, `/${name}`))
  const sandbox = await startSandbox({ connectionString: proxy.connectionString, pollMs: 10 })
  proxy.swallow()
  proxy.refuse()
  await vi.waitUntil(() => !sandbox.isAlive(), { interval: 10 })
  proxy.letThrough()
  proxy.cut()
  await vi.waitUntil(() => sandbox.isAlive(), { interval: 10 })
  await sandbox.close()
  proxy.close()
})
