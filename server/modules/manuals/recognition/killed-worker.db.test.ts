import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:fs'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { installFakeTesseract } from '../../../../tests/support/fake-tesseract'
import { upload } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { makePdf } from '../reading/testing/pdf'

const PAGES = 4
const program = fileURLToPath(new URL('../../../main.ts', import.meta.url))

let test: TestApp
let folder: string
let gate: string
const workers: ChildProcess[] = []
beforeAll(async () => {
  test = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'yardhand-killed-'))
  gate = join(folder, 'gate')
  await promisify(execFile)('mkfifo', [gate])
  await installFakeTesseract(folder, recognizeAndWait())
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await test.close()
  await rm(folder, { recursive: true })
})

/** Reports each page that is recognized, and from the third one on waits until the gate is removed. */
const recognizeAndWait = () => `
    page=$(basename "$1" | cut -d- -f1)
    echo "$page" >> '${folder}/started'
    if [ "$page" -gt 2 ] && [ -p '${gate}' ]; then cat '${gate}'; fi
    print_words`

function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PATH: [folder, process.env.PATH].join(delimiter),
      DATABASE_URL: test.connectionString,
      DATA_DIR: test.folder,
      ROLE: 'worker',
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  })
  workers.push(worker)
  return worker
}

const started = async () => {
  const pages = await readFile(join(folder, 'started'), 'utf8').catch(() => '')
  return pages.split('\n').filter(Boolean).map(Number)
}

const statusOf = (id: string) =>
  test.db
    .selectFrom('manual')
    .where('id', '=', id)
    .select(['status', 'pages_done', 'ocr_pages'])
    .executeTakeFirstOrThrow()

/** Ends the programs that the killed worker has left behind; later ones do not wait. */
async function openGate(): Promise<void> {
  const writer = await open(gate, constants.O_RDWR)
  await rm(gate)
  await writer.close()
}

it('pages that a killed worker has finished are not recognized again', async () => {
  const pdf = await makePdf((doc) => {
    for (let page = 1; page < PAGES; page += 1) doc.addPage().rect(72, 72, 40, 100).stroke()
  })
  const { body } = await upload(test, { machineId: await test.machineId('SK-40'), pdf })
  const first = startWorker()
  await vi.waitUntil(async () => (await statusOf(body.id)).pages_done === 2 && (await started()).length === PAGES)
  const exit = once(first, 'exit')
  first.kill('SIGKILL')
  expect(await exit).toEqual([null, 'SIGKILL'])
  await openGate()
  expect(await statusOf(body.id)).toMatchObject({ status: 'PROCESSING', pages_done: 2 })

  startWorker()
  await vi.waitUntil(async () => (await statusOf(body.id)).status === 'READY')
  expect(await statusOf(body.id)).toMatchObject({ pages_done: PAGES, ocr_pages: PAGES })
  const pages = await started()
  expect(pages.slice(0, PAGES).toSorted()).toEqual([1, 2, 3, 4])
  expect(pages.slice(PAGES).toSorted()).toEqual([3, 4])
})
