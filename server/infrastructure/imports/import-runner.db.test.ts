import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/test-app'
import { createImportRunner, type ImportRunner } from './import-runner'

let test: TestApp
const runners: ImportRunner[] = []
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(async () => {
  await Promise.all(runners.map((runner) => runner.close()))
  await test.close()
})

function openRunner(limits: Parameters<typeof createImportRunner>[1] = {}): ImportRunner {
  const runner = createImportRunner(test, limits)
  runners.push(runner)
  return runner
}

const { signal } = new AbortController()
const importOf = (...organizations: string[]) => ({ organizations, signal })

/** An import that has begun and goes on until it is told to end. */
async function beginImport(runner: ImportRunner, ...organizations: string[]) {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let done: Promise<void> | undefined
  await new Promise<void>((begun) => {
    done = runner.run(importOf(...organizations), () => {
      begun()
      return ended
    })
  })
  return {
    async end() {
      end()
      await done
    },
  }
}

describe('one import at a time for each organization', () => {
  it('a second one is refused until the first one is done, whichever process runs it', async () => {
    const running = await beginImport(openRunner(), 'quarry')
    const elsewhere = openRunner()
    await expect(elsewhere.run(importOf('quarry'), async () => 1)).rejects.toMatchObject({ code: 'import_running' })
    expect(await elsewhere.run(importOf('forest'), async () => 2)).toBe(2)
    await running.end()
    expect(await elsewhere.run(importOf('quarry'), async () => 3)).toBe(3)
  })

  it('a dealership that imports for one operator imports for no other one meanwhile', async () => {
    const runner = openRunner()
    const running = await beginImport(runner, 'quarry', 'dealership')
    await expect(runner.run(importOf('forest', 'dealership'), async () => 1)).rejects.toMatchObject({
      code: 'import_running',
    })
    expect(await runner.run(importOf('forest'), async () => 2)).toBe(2)
    await running.end()
  })

  it('one that fails makes way for the next', async () => {
    const runner = openRunner()
    await expect(
      runner.run(importOf('quarry'), async () => {
        throw new Error('failed on purpose')
      }),
    ).rejects.toThrow('failed on purpose')
    expect(await runner.run(importOf('quarry'), async () => 1)).toBe(1)
  })
})

describe('the limits of imports', () => {
  it('25 imports at once use their own few connections; the rest is refused, not kept waiting', async () => {
    const runner = openRunner({ connections: 2, connectionMs: 500 })
    const running = [await beginImport(runner, 'a'), await beginImport(runner, 'b')]
    const others = await Promise.allSettled(
      Array.from({ length: 23 }, (_, index) => runner.run(importOf(`other ${index}`), async () => index)),
    )
    expect(new Set(others.map((other) => other.status === 'rejected' && other.reason.code))).toEqual(
      new Set(['imports_busy']),
    )
    for (const one of running) await one.end()
  })

  it.each<[string, Parameters<typeof createImportRunner>[1]]>([
    ['a statement', { statementMs: 100 }],
    ['the whole import', { totalMs: 100 }],
  ])('%s that takes too long ends the import', async (_, limits) => {
    const runner = openRunner(limits)
    const slow = runner.run(importOf('quarry'), async (db, limit) => {
      while (!limit.aborted) await sql`select pg_sleep(0.2)`.execute(db)
      limit.throwIfAborted()
    })
    await expect(slow).rejects.toMatchObject({ kind: 'unavailable', code: 'import_too_slow' })
    expect(await runner.run(importOf('quarry'), async () => 1)).toBe(1)
  })

  it('is given up when its client leaves', async () => {
    const left = new AbortController()
    const importing = openRunner().run({ organizations: ['quarry'], signal: left.signal }, async (_, limit) => {
      left.abort(new Error('the client has left'))
      limit.throwIfAborted()
    })
    await expect(importing).rejects.toThrow('the client has left')
  })
})
