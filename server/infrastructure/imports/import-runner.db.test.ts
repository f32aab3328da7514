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

/** Starts an import that runs until the test ends it. */
async function startImport(runner: ImportRunner, ...organizations: string[]) {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let done: Promise<void> | undefined
  await new Promise<void>((onStarted) => {
    done = runner.run(importOf(...organizations), () => {
      onStarted()
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
  it('refuses a second one until the first is done, whichever process runs it', async () => {
    const running = await startImport(openRunner(), 'quarry')
    const elsewhere = openRunner()
    await expect(elsewhere.run(importOf('quarry'), async () => 1)).rejects.toMatchObject({ code: 'import_running' })
    expect(await elsewhere.run(importOf('forest'), async () => 2)).toBe(2)
    await running.end()
    expect(await elsewhere.run(importOf('quarry'), async () => 3)).toBe(3)
  })

  it('applies to a dealership that imports for several operators', async () => {
    const runner = openRunner()
    const running = await startImport(runner, 'quarry', 'dealership')
    await expect(runner.run(importOf('forest', 'dealership'), async () => 1)).rejects.toMatchObject({
      code: 'import_running',
    })
    expect(await runner.run(importOf('forest'), async () => 2)).toBe(2)
    await running.end()
  })

  it('allows the next one after a failure', async () => {
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
  it('gives 25 simultaneous imports a few connections of their own and refuses the rest instead of letting them wait', async () => {
    const runner = openRunner({ connections: 2, connectionMs: 500 })
    const running = [await startImport(runner, 'a'), await startImport(runner, 'b')]
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
  ])('ends an import when %s takes too long', async (_, limits) => {
    const runner = openRunner(limits)
    const slow = runner.run(importOf('quarry'), async (db, limit) => {
      while (!limit.aborted) await sql`select pg_sleep(0.2)`.execute(db)
      limit.throwIfAborted()
    })
    await expect(slow).rejects.toMatchObject({ kind: 'unavailable', code: 'import_too_slow' })
    expect(await runner.run(importOf('quarry'), async () => 1)).toBe(1)
  })

  it('ends an import whose client disconnects', async () => {
    const left = new AbortController()
    const importing = openRunner().run({ organizations: ['quarry'], signal: left.signal }, async (_, limit) => {
      left.abort(new Error('the client has disconnected'))
      limit.throwIfAborted()
    })
    await expect(importing).rejects.toThrow('the client has disconnected')
  })
})
