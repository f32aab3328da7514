import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createLogger } from '../infrastructure/logging/logger'
import { createTestSandbox, type TestSandbox } from '../sandbox/testing/test-sandbox'
import { createServer } from './create-server'
import { serveSandboxPages } from './sandbox-pages'

type Server = Awaited<ReturnType<typeof createServer>>

let sandbox: TestSandbox
let app: Server
beforeAll(async () => {
  expect(inject('databaseServer')).toBeTruthy()
  sandbox = await createTestSandbox()
  app = await serverFor(sandbox.sandbox.url)
})
afterAll(async () => {
  await app.close()
  await sandbox.close()
})

async function serverFor(url: string): Promise<Server> {
  const server = await createServer({ logger: createLogger('silent'), maxUploadMb: 1, trustProxy: 0 })
  await serveSandboxPages(server, url)
  return server
}

describe('the pages of the payment sandbox on the port of the product', () => {
  it('are shown with a policy of their own, in the language of the reader', async () => {
    const { id } = await sandbox.openSession()
    const { statusCode, headers, body } = await app.inject({
      url: `/sandbox/checkout/${id}`,
      headers: { 'accept-language': 'es' },
    })
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toContain("form-action 'none'")
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('Pagar con tarjeta')
  })

  it('take a payment', async () => {
    const { id } = await sandbox.openSession()
    const payload = { token: 'tok_visa', email: '', name: '' }
    const { body } = await app.inject({ method: 'POST', url: `/sandbox/checkout/${id}/pay`, payload })
    expect(JSON.parse(body)).toMatchObject({ outcome: 'complete' })
  })

  it.each(['/sandbox/../v1/accounts/a', '/sandbox/%2e%2e/v1/accounts/a', '/sandbox/x/..%2f..%2fv1/accounts/a'])(
    'do not lead to its API by %s',
    async (url) => {
      const { statusCode, body } = await app.inject({ url })
      expect(statusCode).toBe(404)
      expect(body).not.toContain('API Key')
    },
  )

  it('say that they cannot be reached while the sandbox is down, and the product goes on', async () => {
    const alone = await serverFor('http://127.0.0.1:9')
    const page = await alone.inject({ url: `/sandbox/checkout/${randomUUID()}` })
    expect(page).toMatchObject({ statusCode: 503 })
    expect(page.body).toContain('cannot be reached at the moment')
    await alone.close()
  })

  it('are there again after a restart of the sandbox, with what was open', async () => {
    const { id } = await sandbox.openSession()
    await sandbox.restart()
    const again = await serverFor(sandbox.sandbox.url)
    expect((await again.inject({ url: `/sandbox/checkout/${id}` })).statusCode).toBe(200)
    await again.close()
  })
})
