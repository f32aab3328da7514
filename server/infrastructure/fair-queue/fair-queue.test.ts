import { describe, expect, it } from 'vitest'
import { createFairQueue, QueueFull } from './fair-queue'

/** A queue that records which tasks have started; the test ends each task. */
function createObservedQueue(options: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const queue = createFairQueue({ slots: 1, slotsPerOwner: 1, waitingPerOwner: 10, ...options })
  const started: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const add = (owner: string, name: string, signal?: AbortSignal) =>
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
})
