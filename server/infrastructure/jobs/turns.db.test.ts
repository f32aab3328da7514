import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/test-app'
import { createWorkers } from '../../../tests/support/workers'
import { enqueue, enqueueAll } from './job-queue'

let test: TestApp
const workers = createWorkers()
beforeAll(async () => {
  test = await createTestApp()
})
afterEach(async () => {
  await workers.stopAll()
  await sql`delete from graphile_worker._private_jobs`.execute(test.db)
})
afterAll(() => test.close())

/** A handler whose runs the test ends, in the order in which they began. */
function createHandler() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    handler: (id: string) =>
      new Promise<void>((resolve) => {
        begun.push(id)
        ends.set(id, resolve)
      }),
    end(id: string) {
      ends.get(id)?.()
      ends.delete(id)
    },
    endAll() {
      for (const end of ends.values()) end()
    },
  }
}

const options = (key: string, owner: string, about?: string) => ({
  key,
  maxAttempts: 1,
  turn: { owner, about: about ?? key },
})
const refund = (id: string, owner: string, about?: string) =>
  enqueue(test.db, 'send-refund', { refund_id: id }, options(id, owner, about))
const event = (id: string, owner: string) =>
  enqueue(test.db, 'handle-payment-event', { event_id: id }, options(id, owner))

const priorities = async () => {
  const { rows } = await sql<{ key: string; priority: number }>`select key, priority from graphile_worker.jobs`.execute(
    test.db,
  )
  return Object.fromEntries(rows.map(({ key, priority }) => [key, priority]))
}

describe('organizations take turns', () => {
  it('refunds of one dealership leave room for the card payment of another', async () => {
    const refunds = createHandler()
    const events = createHandler()
    for (let index = 0; index < 30; index += 1) await refund(`r${index}`, 'busy')
    await workers.start(test, {
      ...test.jobs,
      'send-refund': ({ refund_id }) => refunds.handler(refund_id),
      'handle-payment-event': ({ event_id }) => events.handler(event_id),
    })
    await test.until(async () => refunds.begun.length > 0)
    await event('paid', 'other')
    await test.until(async () => events.begun.includes('paid'))
    // None of the first has ended, so no more can have begun than run at once.
    expect(refunds.begun.length).toBeLessThanOrEqual(3)
    refunds.endAll()
    events.endAll()
  })

  it('refunds of one payment are asked for one after the other', async () => {
    const { begun, handler, end, endAll } = createHandler()
    for (const id of ['a', 'b', 'c']) await refund(id, 'dealership', 'one payment')
    await refund('last', 'other dealership', 'another payment')
    await workers.start(test, { ...test.jobs, 'send-refund': ({ refund_id }) => handler(refund_id) })
    await test.until(async () => begun.includes('last'))
    expect(begun.toSorted()).toEqual(['a', 'last'])
    end('a')
    await test.until(async () => begun.includes('b'))
    endAll()
  })

  it('the first job of one comes before the second of another, however they were added', async () => {
    await refund('busy 1', 'busy')
    await refund('busy 2', 'busy')
    await enqueueAll(
      test.db,
      'send-refund',
      ['busy 3', 'calm 1', 'busy 4', 'calm 2'].map((key) => ({
        payload: { refund_id: key },
        options: options(key, key.split(' ')[0] ?? ''),
      })),
    )
    expect(await priorities()).toEqual({
      'busy 1': 0,
      'busy 2': 1,
      'busy 3': 2,
      'busy 4': 3,
      'calm 1': 0,
      'calm 2': 1,
    })
  })

  it('e-mails and payments of one organization do not count against its other jobs', async () => {
    await refund('refund', 'dealership')
    await event('event', 'dealership')
    expect(await priorities()).toEqual({ refund: 0, event: 0 })
  })
})
