import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectSocket, listen } from '../../../tests/support/listener'
import { createTestApp, type TestApp } from '../../../tests/support/test-app'
import { createLogger } from '../logging/logger'
import { openRealtime, type Realtime } from './realtime'

let test: TestApp
let origin: string
let elsewhere: Realtime
beforeAll(async () => {
  test = await createTestApp({}, { isBehindProxy: true })
  origin = await listen(test)
  elsewhere = await openRealtime(test.proxy.target, createLogger('silent'))
})
afterAll(async () => {
  await elsewhere.close()
  await test.close()
})

const progress = (machine_id: string) =>
  ({ manual_id: 'm', machine_id, status: 'READY', pages: 1, pages_done: 1 }) as const

describe('sockets, when the database connection is lost', () => {
  it('receive events of other processes again; those that may have missed events reconnect', async () => {
    const { token } = await test.as('superUser')
    const machineId = await test.machineId('WL-120')
    /** Whether a client that connects now receives an event of another process exactly once. */
    const receivesOnce = async (): Promise<boolean> => {
      const client = await connectSocket(origin, token)
      const lost = new Promise<boolean>((resolve) => client.socket.once('disconnect', () => resolve(false)))
      const heard = async () => {
        // Each socket is in a room of its own, whose name is its id.
        elsewhere.emit([client.socket.id ?? ''], 'manual.progress', progress(machineId))
        await client.until('manual.progress')
        await client.leave('nothing')
        return client.heard.length === 1
      }
      return Promise.race([lost, heard().catch(() => false)]).finally(client.close)
    }
    for (let round = 0; round < 3; round += 1) {
      const before = await connectSocket(origin, token)
      const closed = new Promise<string>((resolve) => before.socket.once('disconnect', resolve))
      test.proxy.cut()
      expect(await closed).toBe('transport close')
      await test.until(receivesOnce)
    }
  })

  it('connect once the database is back instead of being refused for good', async () => {
    const { token } = await test.as('superUser')
    const refusals: string[] = []
    test.proxy.block()
    const socket = io(origin, { auth: { token }, transports: ['websocket'], reconnectionDelay: 20, forceNew: true })
    socket.on('connect_error', ({ message }) => refusals.push(message))
    await new Promise((resolve) => socket.io.once('close', resolve))
    test.proxy.letThrough()
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    expect(refusals).not.toContain('token_not_valid')
    socket.disconnect()
  })
})
