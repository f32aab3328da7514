import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { createDatabase } from './db/create-database'
import { start } from './start'

let environment: Record<string, string>
let dataDir: string
beforeEach(async () => {
  const server = inject('databaseServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await createDatabase(server, name, 'template')
  dataDir = await mkdtemp(join(tmpdir(), 'yardhand-start-'))
  environment = {
    DATABASE_URL: server.replace(/\/postgres$/, `/${name}`),
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
  }
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(dataDir, { recursive: true, force: true })
})

function occupy(): Promise<{ port: number; server: Server }> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve({ server, port: address && typeof address === 'object' ? address.port : 0 })
    })
  })
}

describe('starting (behaviour, section 10)', () => {
  it('says where it is ready, with the sign-ins, and stops on request', async () => {
    const said: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line) => said.push(line))
    const { stop } = await start(environment)
    const origin = said[0]?.match(/^Yardhand is ready at (http:\/\/127\.0\.0\.1:\d+)$/)?.[1] ?? ''
    expect(said.join('\n')).toContain('operator@ridgeline.example')
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    await stop()
    await expect(fetch(`${origin}/readyz`)).rejects.toThrow()
  })

  it('serves the pages of the payment sandbox, which can be switched for Stripe', async () => {
    const said: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line) => said.push(line))
    const servesPages = async (settings: Record<string, string>) => {
      const { stop } = await start({ ...environment, ...settings })
      const origin = said.findLast((line) => line.startsWith('Yardhand is ready'))?.split(' at ')[1]
      const { headers } = await fetch(`${origin}/sandbox/assets/card.js`)
      await stop()
      // Once the web app is built, every other address is answered by its page.
      return headers.get('content-type')?.includes('javascript') ?? false
    }
    expect(await servesPages({})).toBe(true)
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    }
    expect(await servesPages(keys)).toBe(false)
  })

  it('a process that only runs jobs says whether it is well, and serves nothing else', async () => {
    const said: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line) => said.push(line))
    const { stop } = await start({ ...environment, ROLE: 'worker' })
    const origin = said[0]?.match(/http:\/\/127\.0\.0\.1:\d+$/)?.[0]
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    await vi.waitUntil(async () => (await fetch(`${origin}/readyz`)).status === 200)
    expect((await fetch(`${origin}/api/v2/catalogues/`)).status).toBe(404)
    await stop()
    await expect(fetch(`${origin}/readyz`)).rejects.toThrow()
  })

  it('a port in use is said clearly, and nothing stays open', async () => {
    const { server, port } = await occupy()
    await expect(start({ ...environment, PORT: String(port) })).rejects.toThrow(`Port ${port} on 127.0.0.1 is in use`)
    server.close()
  })

  it('reports a host that is not an address of this computer', async () => {
    const elsewhere = { ...environment, HOST: '192.0.2.1', ALLOW_DEMO_ON_NETWORK: '1' }
    await expect(start(elsewhere)).rejects.toThrow('HOST=192.0.2.1 is not an address of this computer.')
  })

  it('refuses to show the demonstration’s accounts, whose password is public, to the network', async () => {
    await expect(start({ ...environment, HOST: '0.0.0.0' })).rejects.toThrow('ALLOW_DEMO_ON_NETWORK=1')
  })

  it('names a wrong setting before it touches data', async () => {
    const wrong = { ...environment, PORT: 'eighty', DATA_DIR: join(dataDir, 'never') }
    await expect(start(wrong)).rejects.toThrow('PORT="eighty": expected a whole number from 0 to 65535')
    await expect(rm(join(dataDir, 'never'))).rejects.toThrow('ENOENT')
  })
})
