import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { operations } from '../../../tests/contract/documents'
import { createServer } from '../../http/create-server'
import { serveWebApp } from '../../http/web-app'
import { createLogger } from './logger'

/** Creates a server that logs everything to `lines`. */
async function createLoggingServer() {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const app = await createServer({ logger: createLogger('trace', sink), maxUploadMb: 1, trustProxy: 0 })
  await serveWebApp(app, undefined)
  return { app, lines }
}

const token = `v1${'ZpT'.repeat(14)}x`

describe('the log', () => {
  it('identifies a request by its path and contains no credentials', async () => {
    const { app, lines } = await createLoggingServer()
    app.get('/secure-files/:id', () => 'file')
    const headers = { authorization: 'Bearer the-token' }
    const id = '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01'
    await app.inject({ url: `/secure-files/${id}?path=a&signature=the-proof`, headers })
    const log = lines.join('')
    expect(log).toContain(`"path":"/secure-files/${id}"`)
    expect(log).not.toMatch(/the-proof|the-token/)
  })

  const withToken = operations.filter(
    (one) => one['x-access'] === 'token' || one.parameters.some(({ name }) => name === 'token'),
  )
  it.each(withToken.map(({ name }) => name))('contains no token sent to %s or to a similar address', async (name) => {
    const { app, lines } = await createLoggingServer()
    const [method = '', path = ''] = name.split(' ')
    app.route({ method, url: path.replaceAll(/{(\w+)}/g, ':$1'), handler: () => ({}) })
    const url = path.replaceAll(/{\w+}/g, token)
    const encoded = url.replaceAll('ZpT', '%5ApT')
    for (const asked of [url, `${url}/`, `${url}/more`, `/v9${url}`, encoded]) {
      await app.inject({ method: 'GET', url: `${asked}?token=${token}&signature=${token}` })
      await app.inject({ method: 'POST', url: `${asked}?token=${token}`, payload: { token } })
    }
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.join('')).not.toMatch(/ZpT|pTZ|5ApT/)
  })
})
