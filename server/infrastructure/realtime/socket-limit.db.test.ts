import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectSocket, type Listener, listen } from '../../../tests/support/listener'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'
import { MAX_SOCKETS_OF_PERSON } from './socket-limit'

let test: TestApp
let origin: string
const open: Listener[] = []
beforeAll(async () => {
  test = await createTestApp()
  origin = await listen(test)
})
afterAll(async () => {
  for (const listener of open) listener.close()
  await test.close()
})

async function listenAs(who: Who) {
  const listener = await connectSocket(origin, (await test.as(who)).token)
  open.push(listener)
  return listener
}
const connected = (listeners: readonly Listener[]) => listeners.filter(({ socket }) => socket.connected)

describe('the sockets of one person', () => {
  it('are limited: the oldest is closed for the newest, with the reason, and no others are', async () => {
    const colleague = await listenAs('dealerAdmin')
    const tabs: Listener[] = []
    for (let tab = 0; tab <= MAX_SOCKETS_OF_PERSON; tab += 1) tabs.push(await listenAs('dealerUser'))
    const [oldest, ...others] = tabs
    await oldest?.until('connection.replaced')
    await test.until(async () => oldest?.socket.connected === false)
    expect(connected(others)).toHaveLength(MAX_SOCKETS_OF_PERSON)
    const loader = `machine:${await test.machineId('WL-120')}`
    expect(await others.at(-1)?.join(loader)).toEqual({ ok: true })
    expect(colleague.socket.connected).toBe(true)
  })
})
