import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connectSocket, listen } from '../tests/support/listener'
import { isWaitingForLock } from '../tests/support/lock-wait'
import { createTestApp, type TestApp } from '../tests/support/test-app'

let test: TestApp
beforeEach(async () => {
  test = await createTestApp()
})
afterEach(() => test.close())

describe('stopping', () => {
  it('closes the sockets last: events of finishing requests are still delivered', async () => {
    const origin = await listen(test)
    const { id } = await test.db.selectFrom('operator_machine').select('id').limit(1).executeTakeFirstOrThrow()
    const [listener, author] = [
      await connectSocket(origin, (await test.as('superUser')).token),
      await test.as('dealerAdmin'),
    ]
    expect(await listener.join(`operator-machine:${id}`)).toEqual({ ok: true })
    const disconnected = new Promise((resolve) => listener.socket.once('disconnect', resolve))

    const blocker = await test.connection.pool.connect()
    await blocker.query('begin; lock table operator_machine_message in exclusive mode')
    const answer = fetch(`${origin}/api/v2/machines/operator/${id}/messages`, {
      method: 'POST',
      body: JSON.stringify({ body: 'On Tuesday.' }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${author.token}` },
    })
    await test.until(() => isWaitingForLock(test.connection.pool))
    const closed = test.app.close()
    await test.until(async () => (await fetch(`${origin}/readyz`).catch(() => ({ status: 503 }))).status === 503)
    await blocker.query('commit')
    blocker.release()

    expect((await answer).status).toBe(201)
    await disconnected
    expect(listener.heard.map(({ event }) => event)).toEqual(['machine.message'])
    await closed
  })
})
