import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCallTurns } from './call-turns'

/** Ends the calls that still wait when a test is over. */
let leaving: AbortController
beforeEach(() => {
  leaving = new AbortController()
})
afterEach(() => leaving.abort())

/** Calls that begin in their turn and end on request. */
function observedTurns(limits: Parameters<typeof createCallTurns>[0] = {}) {
  const turns = createCallTurns(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const call = (name: string, { owner = 'quarry', member = 'clerk', load = 1, signal = leaving.signal } = {}) => {
    const answered = turns.run({ owner, member, load: () => load, signal }, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
    // Not every test waits for all of its calls.
    answered.catch(() => undefined)
    return answered
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { call, end, begun }
}

describe('calls', () => {
  it('of one person are limited, so that colleagues are answered, and those of an organization, so that others are', () => {
    const { call, begun } = observedTurns({ loadPerOwner: 3, loadPerMember: 2 })
    for (const name of ['a1', 'a2', 'a3']) void call(name, { member: 'a' })
    for (const name of ['b1', 'b2']) void call(name, { member: 'b' })
    for (const name of ['n1', 'n2']) void call(name, { owner: 'forestry' })
    expect(begun).toEqual(['a1', 'a2', 'b1', 'n1', 'n2'])
  })

  it('that are long are made one after the other for each organization, and leave room for its short ones', async () => {
    const { call, end, begun } = observedTurns()
    void call('long 1', { load: 11 })
    void call('long 2', { load: 11 })
    void call('short')
    void call('long of a neighbour', { owner: 'forestry', load: 11 })
    expect(begun).toEqual(['long 1', 'short', 'long of a neighbour'])
    await end('long 1')
    expect(begun).toEqual(['long 1', 'short', 'long of a neighbour', 'long 2'])
  })

  it('that are long are limited over all organizations, who take turns; short ones are not', async () => {
    const { call, end, begun } = observedTurns({ longCalls: 1 })
    for (const owner of ['a', 'a', 'b']) void call(`long of ${owner}`, { owner, load: 5 })
    for (let index = 0; index < 50; index += 1) void call(`${index}`, { owner: `customer ${index}` })
    expect(begun).toHaveLength(51)
    await end('long of a')
    expect(begun.at(-1)).toBe('long of b')
  })

  it('that turn out to be long while they wait are made one after the other', async () => {
    const turns = createCallTurns({ loadPerMember: 2 })
    const { signal } = new AbortController()
    let load = 1
    let running = 0
    let most = 0
    const call = () =>
      turns.run({ owner: 'quarry', member: 'clerk', load: () => load, signal }, async () => {
        running += 1
        if (load > 1) most = Math.max(most, running)
        await new Promise(setImmediate)
        load = 11
        running -= 1
      })
    const [first, second, ...others] = Array.from({ length: 6 }, call)
    await Promise.all([first, second])
    most = 0
    await Promise.all(others)
    expect(most).toBe(1)
  })

  it('that send a table are sent one after the other for each person, two for each organization; nothing else waits', () => {
    const turns = createCallTurns()
    const begun: string[] = []
    const { signal } = leaving
    const send = (member: string, owner = 'quarry') =>
      turns
        .sendTable({ owner, member, signal }, () => {
          begun.push(member)
          return new Promise(() => undefined)
        })
        .catch(() => undefined)
    for (const member of ['a', 'a', 'b', 'c']) void send(member)
    void send('neighbour', 'forestry')
    void turns.run({ owner: 'quarry', member: 'a', load: () => 11, signal }, async () => begun.push('long list of a'))
    expect(begun).toEqual(['a', 'b', 'neighbour', 'long list of a'])
  })

  it('beyond those that wait are refused with the time to wait', async () => {
    const { call, end } = observedTurns({ loadPerMember: 1, waitingPerMember: 1 })
    const answered = [call('1'), call('2')]
    await expect(call('3')).rejects.toMatchObject({
      kind: 'too-many-requests',
      code: 'overloaded',
      details: { retryAfterSeconds: expect.any(Number) },
    })
    await end('1')
    await end('2')
    await expect(Promise.all(answered)).resolves.toEqual(['1', '2'])
  })

  it('wait only so long, and are not begun afterwards', async () => {
    const { call, end, begun } = observedTurns({ loadPerMember: 1, waitMs: 1 })
    const first = call('1')
    await expect(call('2')).rejects.toMatchObject({ code: 'overloaded' })
    await end('1')
    await expect(first).resolves.toBe('1')
    expect(begun).toEqual(['1'])
  })

  it('of a client that has left give up their place', async () => {
    const { call, end, begun } = observedTurns({ loadPerMember: 1 })
    const client = new AbortController()
    void call('1')
    const left = call('2', { signal: client.signal })
    void call('3')
    client.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    await end('1')
    expect(begun).toEqual(['1', '3'])
  })
})
