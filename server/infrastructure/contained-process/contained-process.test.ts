import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { backgroundPriority } from '../background-priority.mjs'
import { ranOutOfMemory, startContainedProcess } from './contained-process'

const started: ChildProcess[] = []
function start() {
  const child = startContainedProcess(new URL('./testing/greedy.process.ts', import.meta.url), { memoryMegabytes: 300 })
  started.push(child)
  return child
}
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

// Each test starts a process, which may be slow on a busy machine.
describe('a contained process', () => {
  it('answers, and ends when its parent disconnects', async () => {
    const child = start()
    child.send('echo')
    expect((await once(child, 'message'))[0]).toBe('echo')
    child.disconnect()
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('yields the processor to requests', async () => {
    const child = start()
    child.send('priority')
    expect((await once(child, 'message'))[0]).toBe(backgroundPriority())
  })

  it('is killed when it exceeds its memory limit, even while its event loop is blocked', async () => {
    const child = start()
    child.send('take memory')
    const [code, signal] = await once(child, 'exit')
    expect(ranOutOfMemory(code, signal)).toBe(true)
  })

  it('does not inherit its parent’s settings', async () => {
    process.env.AUTH_SECRET = 'a secret of the parent'
    const child = start()
    delete process.env.AUTH_SECRET
    child.send('environment')
    expect((await once(child, 'message'))[0]).not.toContain('AUTH_SECRET')
  })
})
