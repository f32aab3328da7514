import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withLock } from '../../scripts/setup-lock.mjs'
import { temporaryFolder } from './temporary-folder'

const unexpectedly = (pid: string) => {
  throw new Error(`waits for ${pid}`)
}

describe('two starts at once', () => {
  it('run one after the other', async () => {
    const file = join(temporaryFolder(), 'lock')
    const events: string[] = []
    let report = (_pid: string) => {}
    const secondWaits = new Promise<string>((resolve) => {
      report = resolve
    })
    const work = async () => {
      events.push('first begins')
      expect(await secondWaits).toBe(String(process.pid))
      events.push('first ends')
    }
    await Promise.all([
      withLock(file, work, unexpectedly),
      withLock(
        file,
        () => void events.push('second begins'),
        (pid) => report(pid),
      ),
    ])
    expect(events).toEqual(['first begins', 'first ends', 'second begins'])
    expect(existsSync(file)).toBe(false)
  })

  it.each([
    ['of a process that is gone', '2147483646 1'],
    ['of an earlier process that had the number of a living one', `${process.pid} 1`],
    ['that was left empty', ''],
  ])('take over a lock %s', async (_, content) => {
    const file = join(temporaryFolder(), 'lock')
    writeFileSync(file, content)
    let ran = false
    await withLock(
      file,
      () => {
        ran = true
      },
      unexpectedly,
    )
    expect(ran).toBe(true)
  })

  it('leave no lock behind when the work fails', async () => {
    const file = join(temporaryFolder(), 'lock')
    const failing = withLock(file, () => Promise.reject(new Error('no network')), unexpectedly)
    await expect(failing).rejects.toThrow('no network')
    expect(existsSync(file)).toBe(false)
  })
})
