import { describe, expect, it } from 'vitest'
import { createFairQueue, QueueFull } from './fair-queue'

/** A queue whose tasks note when they start and end when they are told to. */
function observed(options: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
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
  it('lets owners take turns, whoever has how many tasks', async () => {
    const { add, end, started } = observed()
    for (const name of ['a1', 'a2', 'a3']) void add('a', name)
    void add('b', 'b1')
    for (const name of ['a1', 'b1', 'a2']) await end(name)
    expect(started).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  it('keeps a slot free for others where one owner may not have all of them', async () => {
    const { add, end, started } = observed({ slots: 2 })
    void add('a', 'a1')
    void add('a', 'a2')
    void add('b', 'b1')
    expect(started).toEqual(['a1', 'b1'])
    await end('b1')
    expect(started).toEqual(['a1', 'b1'])
    await end('a1')
    expect(started).toEqual(['a1', 'b1', 'a2'])
  })

  it('refuses a task of an owner that has too many waiting, and nobody else’s', async () => {
    const { add, end, started } = observed({ waitingPerOwner: 1 })
    void add('a', 'a1')
    void add('a', 'a2')
    await expect(add('a', 'a3')).rejects.toBeInstanceOf(QueueFull)
    void add('b', 'b1')
    await end('a1')
    await end('b1')
    expect(started).toEqual(['a1', 'b1', 'a2'])
  })

  it('drops a waiting task whose caller has left', async () => {
    const { add, end, started } = observed()
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

  it('goes on after a task that failed', async () => {
    const { add, end, started } = observed()
    const failing = add('a', 'a1')
    void add('a', 'a2')
    const refused = expect(failing).rejects.toThrow('broken')
    await end('a1', new Error('broken'))
    await refused
    expect(started).toEqual(['a1', 'a2'])
  })
})
