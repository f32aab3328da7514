import { getPriority } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import { backgroundPriority } from '../background-priority.mjs'
import type { EchoTask } from './testing/echo.worker'
import { WorkerCrashed, WorkerTimedOut } from './worker-failure'
import { createWorkerPool, type WorkerPool } from './worker-pool'

type EchoPool = WorkerPool<EchoTask, { text: string; threadId: number; priority: number }>

const pools: EchoPool[] = []
function openPool(
  options: { size?: number; timeoutMs?: number; heapMegabytes?: number; isBackground?: boolean } = {},
): EchoPool {
  const file = new URL('./testing/echo.worker.ts', import.meta.url)
  const pool: EchoPool = createWorkerPool(file, { size: 1, timeoutMs: 60_000, ...options })
  pools.push(pool)
  return pool
}
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))

const isAlive = async (pool: EchoPool) => (await pool.run({ text: 'alive' })).text === 'alive'

describe('a pool of worker threads', () => {
  it('answers tasks in order of arrival, with a single thread', async () => {
    const pool = openPool()
    const replies = await Promise.all(['a', 'b', 'c'].map((text) => pool.run({ text })))
    expect(replies.map(({ text }) => text)).toEqual(['a', 'b', 'c'])
    expect(new Set(replies.map(({ threadId }) => threadId)).size).toBe(1)
  })

  it('runs tasks with one key in one thread, unless it is busy', async () => {
    const pool = openPool({ size: 2 })
    const threadFor = async (key: string) => (await pool.run({ text: key }, { key })).threadId
    const [a, b] = await Promise.all([threadFor('a'), threadFor('b')])
    expect(a).not.toBe(b)
    expect([await threadFor('a'), await threadFor('a'), await threadFor('b')]).toEqual([a, a, b])
    const hanging = new AbortController()
    const busy = pool.run('hang', { key: 'a', signal: hanging.signal })
    expect(await threadFor('a')).toBe(b)
    hanging.abort(new Error('seen enough'))
    await expect(busy).rejects.toThrow('seen enough')
  })

  it('yields the processor to requests where it works in the background', async () => {
    const { priority } = await openPool({ isBackground: true }).run({ text: 'background' })
    expect(priority).toBe(process.platform === 'linux' ? backgroundPriority() : getPriority())
    expect((await openPool().run({ text: 'foreground' })).priority).toBe(getPriority())
  })

  it('leaves the event loop free while a task runs', async () => {
    const pool = openPool()
    let turns = 0
    const hanging = new AbortController()
    const task = pool.run('hang', { signal: hanging.signal })
    for (; turns < 100; turns += 1) await new Promise(setImmediate)
    hanging.abort(new Error('seen enough'))
    await expect(task).rejects.toThrow('seen enough')
    expect(turns).toBe(100)
  })

  it('ends a task that takes too long and answers the next one', async () => {
    const pool = openPool({ timeoutMs: 1000 })
    const hanging = pool.run('hang')
    const waiting = isAlive(pool)
    await expect(hanging).rejects.toBeInstanceOf(WorkerTimedOut)
    expect(await waiting).toBe(true)
  })

  it.each<[string, EchoTask]>([
    ['throws', 'crash'],
    ['exhausts its memory', 'exhaust memory'],
  ])('replaces a thread that %s', async (_, task) => {
    const pool = openPool({ heapMegabytes: 64 })
    await expect(pool.run(task)).rejects.toBeInstanceOf(WorkerCrashed)
    expect(await isAlive(pool)).toBe(true)
  })

  it('drops a waiting task whose caller has disconnected', async () => {
    const pool = openPool()
    const [working, leaving] = [new AbortController(), new AbortController()]
    const task = pool.run('hang', { signal: working.signal })
    const waiting = pool.run({ text: 'too late' }, { signal: leaving.signal })
    leaving.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
    working.abort(new Error('stopped'))
    await expect(task).rejects.toThrow('stopped')
    expect(await isAlive(pool)).toBe(true)
  })

  it('refuses tasks after it was closed', async () => {
    const pool = openPool()
    const running = pool.run('hang')
    const refused = expect(running).rejects.toThrow('closed')
    await pool.close()
    await refused
    await expect(pool.run({ text: 'late' })).rejects.toThrow('closed')
  })
})
