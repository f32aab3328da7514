import { describe, expect, it } from 'vitest'
import { createFairQueue, QueueFull, type Turn } from './fair-queue'

/** A queue that records which tasks have started; the test ends each task. */
function createObservedQueue(options: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const queue = createFairQueue({ slots: 1, slotsPerOwner: 1, waitingPerOwner: 10, ...options })
  const started: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const add = (owner: string | Turn, name: string, signal?: AbortSignal) =>
    queue.run(
      owner,
      () => {
        started.push(name)
        return new Promise<string>((resolve, reject) =>
          ends.set(name, (error) => (error ? reject(error) : resolve(name))),
        )
      },
      signal,
    )
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error)
    await new Promise(setImmediate)
  }
  return { add, end, started }
}

describe('a fair queue', () => {
  it('lets owners take turns, however many tasks each of them has', async () => {
    const { add, end, started } = createObservedQueue()
    for (const name of ['a1', 'a2', 'a3']) void add('a', name)
    void add('b', 'b1')
    for (const name of ['a1', 'b1', 'a2']) await end(name)
    expect(started).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  it('leaves a slot free for others when one owner may not use all of them', async () => {
    const { add, end, started } = createObservedQueue({ slots: 2 })
    void add('a', 'a1')
    void add('a', 'a2')
    void add('b', 'b1')
    expect(started).toEqual(['a1', 'b1'])
    await end('b1')
    expect(started).toEqual(['a1', 'b1'])
    await end('a1')
    expect(started).toEqual(['a1', 'b1', 'a2'])
  })

  it('refuses a task of an owner with too many waiting tasks, but not those of other owners', async () => {
    const { add, end, started } = createObservedQueue({ waitingPerOwner: 1 })
    void add('a', 'a1')
    void add('a', 'a2')
    await expect(add('a', 'a3')).rejects.toBeInstanceOf(QueueFull)
    void add('b', 'b1')
    await end('a1')
    await end('b1')
    expect(started).toEqual(['a1', 'b1', 'a2'])
  })

  it('drops a waiting task whose caller has disconnected', async () => {
    const { add, end, started } = createObservedQueue()
    const leaving = new AbortController()
    void add('a', 'a1')
    const left = add('a', 'a2', leaving.signal)
    void add('a', 'a3')
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    await end('a1')
    expect(started).toEqual(['a1', 'a3'])
    await expect(add('a', 'a4', leaving.signal)).rejects.toThrow('left')
  })

  it('continues after a failed task', async () => {
    const { add, end, started } = createObservedQueue()
    const failing = add('a', 'a1')
    void add('a', 'a2')
    const refused = expect(failing).rejects.toThrow('broken')
    await end('a1', new Error('broken'))
    await refused
    expect(started).toEqual(['a1', 'a2'])
  })

  const turn = (member: string, load?: number) => ({ owner: 'a', member, load })

  it('lets the members of an owner take turns', async () => {
    const { add, end, started } = createObservedQueue()
    for (const name of ['x1', 'x2', 'x3']) void add(turn('x'), name)
    void add(turn('y'), 'y1')
    for (const name of ['x1', 'y1', 'x2']) await end(name)
    expect(started).toEqual(['x1', 'y1', 'x2', 'x3'])
  })

  it('limits how many slots one member uses, and how many of their tasks wait', async () => {
    const limits = { slots: 3, slotsPerOwner: 2, slotsPerMember: 1, waitingPerMember: 1 }
    const { add, end, started } = createObservedQueue(limits)
    void add(turn('x'), 'x1')
    void add(turn('x'), 'x2')
    await expect(add(turn('x'), 'x3')).rejects.toBeInstanceOf(QueueFull)
    void add(turn('y'), 'y1')
    void add('b', 'b1')
    expect(started).toEqual(['x1', 'y1', 'b1'])
    await end('x1')
    expect(started).toEqual(['x1', 'y1', 'b1', 'x2'])
  })

  it('lets a task that needs many slots wait for them, and no smaller one pass it for ever', async () => {
    const { add, end, started } = createObservedQueue({ slots: 4, slotsPerOwner: 4 })
    void add('b', 'b1')
    void add({ owner: 'a', load: 4 }, 'a1')
    void add('b', 'b2')
    expect(started).toEqual(['b1'])
    await end('b1')
    expect(started).toEqual(['b1', 'a1'])
    await end('a1')
    expect(started).toEqual(['b1', 'a1', 'b2'])
  })

  it('runs a task that would need more slots than there are once it has all of them', async () => {
    const { add, end, started } = createObservedQueue({ slots: 2, slotsPerOwner: 2 })
    void add({ owner: 'a', load: 9 }, 'a1')
    void add('b', 'b1')
    expect(started).toEqual(['a1'])
    await end('a1')
    expect(started).toEqual(['a1', 'b1'])
  })

  it('starts what waited for the many slots of a task whose caller has disconnected', async () => {
    const { add, started } = createObservedQueue({ slots: 2, slotsPerOwner: 2 })
    const leaving = new AbortController()
    void add('a', 'a1')
    const left = add({ owner: 'b', load: 2 }, 'b1', leaving.signal)
    void add('c', 'c1')
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    expect(started).toEqual(['a1', 'c1'])
  })
})
