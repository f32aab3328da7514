import { describe, expect, it } from 'vitest'
import { currentRequester } from '../infrastructure/current-requester'
import { createTransactionQueue } from './transaction-queue'

/** Work that ends on request. */
function pausedWork() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => ended, end: () => end() }
}

const as = <Result>(owner: string, run: () => Promise<Result>, signal = new AbortController().signal) =>
  currentRequester.run({ owner, member: '', signal }, run)

describe('transactions of one organization', () => {
  it('leave connections to the others, however many there are', async () => {
    const inTurn = createTransactionQueue({ connections: 20 })
    const paused = Array.from({ length: 40 }, pausedWork)
    const done = paused.map(({ work }) => as('quarry', () => inTurn(work)))
    await expect(as('forestry', () => inTurn(async () => 'stored'))).resolves.toBe('stored')
    for (const { end } of paused) end()
    await Promise.all(done)
  })

  it('leave a connection to those who only read', async () => {
    const connections = 20
    const inTurn = createTransactionQueue({ connections })
    const paused = Array.from({ length: connections }, pausedWork)
    let begun = 0
    const done = paused.map(({ work }, index) =>
      as(`customer ${index}`, () =>
        inTurn(() => {
          begun += 1
          return work()
        }),
      ),
    )
    expect(connections - begun).toBeGreaterThanOrEqual(4)
    for (const { end } of paused) end()
    await Promise.all(done)
  })

  it('beyond the waiting ones are refused: "overloaded", to be repeated', async () => {
    const inTurn = createTransactionQueue({ connections: 1, waitingPerOwner: 1 })
    const [first, second] = [pausedWork(), pausedWork()]
    const done = [first, second].map(({ work }) => inTurn(work))
    await expect(inTurn(async () => undefined)).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'overloaded',
      details: { retryAfterSeconds: expect.any(Number) },
    })
    first.end()
    second.end()
    await Promise.all(done)
    await expect(inTurn(async () => 'stored')).resolves.toBe('stored')
  })

  it('wait only so long, and are not begun afterwards', async () => {
    const inTurn = createTransactionQueue({ connections: 1, waitMs: 1 })
    const running = pausedWork()
    const done = inTurn(running.work)
    let hasBegun = false
    const late = inTurn(async () => {
      hasBegun = true
    })
    await expect(late).rejects.toMatchObject({ code: 'overloaded' })
    running.end()
    await done
    expect(hasBegun).toBe(false)
  })

  it('are not given up halfway: once one of a request has begun, neither its client nor a crowd ends the next', async () => {
    const inTurn = createTransactionQueue({ connections: 1, waitingPerOwner: 1, waitMs: 1 })
    const client = new AbortController()
    const [crowd, other] = [pausedWork(), pausedWork()]
    const request = as(
      'quarry',
      async () => {
        await inTurn(async () => 'claimed')
        const running = as('quarry', () => inTurn(crowd.work))
        const waiting = as('quarry', () => inTurn(other.work)).catch(() => undefined)
        client.abort(new Error('the client left'))
        const withdrawn = inTurn(async () => 'withdrawn')
        await waiting
        crowd.end()
        await running
        return withdrawn
      },
      client.signal,
    )
    await expect(request).resolves.toBe('withdrawn')
  })

  it('leave the queue with the client, and what fails in its turn fails as it is', async () => {
    const inTurn = createTransactionQueue({ connections: 1 })
    const running = pausedWork()
    const done = inTurn(running.work)
    const client = new AbortController()
    const left = as('quarry', () => inTurn(async () => undefined), client.signal)
    client.abort(new Error('the client left'))
    await expect(left).rejects.toThrow('the client left')
    running.end()
    await done
    await expect(inTurn(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  })
})
