import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, request } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../scripts/find-chromium.mjs'
import { demonstrationPassword } from '../../server/seed/demonstration-people'
import { people, signIn, waitForManuals } from '../../tests/e2e/support/sign-in'
import { json, read, signIn as signInByCall } from '../authorized-fetch'
import { countOption } from '../count-option'
import { startServer } from '../server'
import { auditPage } from './audit-page'
import { missed, type PageResult, toText } from './report'
import { MAX_MS_UNTIL_USABLE, measureSlowSignIn } from './slow-sign-in'

/**
 * Audits the pages that are opened on a phone, in the demonstration; the figures are medians of some runs each. Then opens
 * the sign-in on a slow network.
 */
const usage = 'Usage: npm run bench:web -- [--runs N] [--only NAME]'
const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } } })
const runs = countOption(values.runs, usage)

interface AuditedPage {
  name: string
  /** Who is signed in; absent for nobody. */
  person?: string
  path: string
}

async function pagesOf(address: string): Promise<AuditedPage[]> {
  const pages = [
    { name: 'sign-in', path: '/login' },
    { name: 'hours by label', path: await labelOf(address) },
    { name: 'home, operator', person: people.operator, path: '/' },
    { name: 'assistant', person: people.operator, path: '/operations-assistant' },
    { name: 'orders', person: people.dealerUser, path: '/orders' },
    { name: 'home, dealership', person: people.dealerUser, path: '/' },
  ]
  return pages.filter(({ name }) => !values.only || name.includes(values.only))
}

/** The path that the label on a machine opens. */
async function labelOf(address: string): Promise<string> {
  const staff = await signInByCall(address, people.dealerUser, demonstrationPassword)
  const dueTasks = await staff('/api/v2/machines/next-due?limit=1')
  const [task] = (await read<{ items: { instance: { id: string } }[] }>(dueTasks)).items
  if (!task) throw new Error('no machine of the demonstration has a task')
  const body = { kind: 'machine_hours', instance_id: task.instance.id }
  const { url } = await read<{ url: string }>(await staff('/api/v2/portal-links/', json('POST', body)))
  return new URL(url).pathname + new URL(url).search
}

/** A browser of its own for each person, so that a page is opened with nothing but their session. */
async function openBrowser(person: string | undefined, address: string) {
  const profile = await mkdtemp(join(tmpdir(), 'yardhand-web-'))
  const port = await freePort()
  const context: BrowserContext = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
    baseURL: address,
  })
  if (person) await signIn(await context.newPage(), person)
  return {
    port,
    async close() {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

async function audit({ name, person, path }: AuditedPage, address: string): Promise<PageResult> {
  const { port, close } = await openBrowser(person, address)
  try {
    const audits = []
    for (let run = 0; run < runs; run += 1) audits.push(await auditPage(address + path, port))
    return { name, audits }
  } finally {
    await close()
  }
}

async function waitUntilRead(baseURL: string): Promise<void> {
  const calls = await request.newContext({ baseURL })
  await waitForManuals(calls, 'WL-120')
  await calls.dispose()
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

const dataDir = await mkdtemp(join(tmpdir(), 'yardhand-web-data-'))
const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '' })
try {
  await waitUntilRead(server.address)
  const results: PageResult[] = []
  for (const page of await pagesOf(server.address)) {
    results.push(await audit(page, server.address))
    console.log(`${page.name} audited`)
  }
  console.log(toText(results))
  const { filled, pressed, sent } = await measureSlowSignIn(server.address)
  const words = `sign-in on 400 ms and 400 kbit/s: can be filled in after ${filled.toFixed(0)} ms and pressed after ${pressed.toFixed(0)} ms, is sent after ${sent.toFixed(0)} ms`
  console.log(`${words}${pressed > MAX_MS_UNTIL_USABLE ? ' (MISSED)' : ''}`)
  if (missed(results).length > 0 || pressed > MAX_MS_UNTIL_USABLE) process.exitCode = 1
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
