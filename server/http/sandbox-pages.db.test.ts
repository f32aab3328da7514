import { randomUUID } from 'node:crypto'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { exchange, otherTargets, statusesIn } from '../../tests/support/raw-request'
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

  it('lead to no other server, whatever the request names', async () => {
    const reached: string[] = []
    const other = createHttpServer(({ url = '' }, response) => {
      reached.push(url)
      response.end('of another server')
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const product = await serverFor(sandbox.sandbox.url)
    await product.listen({ host: '127.0.0.1', port: 0 })
    const { port: ofProduct } = product.server.address() as AddressInfo
    for (const asked of [ofProduct, Number(new URL(sandbox.sandbox.url).port)]) {
      for (const [name, sent] of otherTargets(`127.0.0.1:${port}`)) {
        const received = await exchange(asked, sent)
        expect({ name, status: statusesIn(received).at(-1) }).toEqual({ name, status: 400 })
        expect(received).not.toContain('of another server')
      }
    }
    expect(reached).toEqual([])
    await product.close()
    other.close()
  })

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
