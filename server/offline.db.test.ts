import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pdfOf } from '../tests/support/manuals'
import { startProduct } from '../tests/support/running-product'
import { people } from '../tests/support/test-app'

const recorder = new URL('../tests/support/record-calls.mjs', import.meta.url).href

let folder: string
let watched: { NODE_OPTIONS: string; RECORDED_CALLS: string }
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yardhand-calls-'))
  // The options of a process are not those of its threads; the variable's are.
  watched = { NODE_OPTIONS: `--import=${recorder}`, RECORDED_CALLS: join(folder, 'calls') }
  await writeFile(watched.RECORDED_CALLS, '')
})
afterEach(() => rm(folder, { recursive: true }))

const recordedCalls = () => readFile(watched.RECORDED_CALLS, 'utf8')

describe('the product without a model', () => {
  it('starts, reads a manual and answers from it without a call off this machine', async () => {
    const product = await startProduct(watched)
    try {
      const admin = await product.signIn(people.dealerAdmin)
      const machine = await product.db
        .selectFrom('machine')
        .where('model', '=', 'WL-120')
        .select('id')
        .executeTakeFirstOrThrow()
      const form = new FormData()
      form.set('machine_id', machine.id)
      form.set(
        'files',
        new Blob([new Uint8Array(await pdfOf(['# Capacities', 'The engine oil capacity is 13.5 l.']))]),
        'Manual.pdf',
      )
      await admin('POST', '/files/upload', form)
      const isRead = async () =>
        (await admin('GET', `/machines/${machine.id}/manuals`)).body.items[0]?.status === 'READY'
      await vi.waitUntil(isRead)
      const { body } = await admin('POST', '/api/v1/assistants/operations', {
        prompt: 'What is the engine oil capacity?',
        id: machine.id,
      })
      expect(body.response).toContain('13.5 l')
      expect(await recordedCalls()).toBe('')
    } finally {
      await product.close()
    }
  })
})

describe('the record of calls', () => {
  const call = "import { connect } from 'node:net'; connect(9, '192.0.2.1').destroy()"

  it.each([
    ['process', call],
    [
      'thread',
      `import { Worker } from 'node:worker_threads'; new Worker(new URL(${JSON.stringify(`data:text/javascript,${call}`)}), { execArgv: [] })`,
    ],
  ])('has a call of a %s', async (_, script) => {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, ...watched },
    })
    expect(await recordedCalls()).toBe('192.0.2.1\n')
  })
})
