import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createLogger } from '../infrastructure/logging/logger'
import { createServer } from './create-server'
import { createDrain } from './drain'
import { serveWebApp } from './web-app'

let app: FastifyInstance
let folder: string
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yardhand-web-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html>'.padEnd(5000))
  app = await createServer({ logger: createLogger('silent'), maxUploadMb: 1, trustProxy: 0 })
  createDrain(app, 1000)
  app.post('/echo', ({ body }) => body)
  const screen = { guard: 'public', files: [], calls: [], heading: { en: '', es: '' } }
  const screens = ['/', '/machines/$id'].map((path) => ({ ...screen, path }))
  await writeFile(join(folder, 'screens.json'), JSON.stringify(screens))
  await serveWebApp(app, folder)
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  agent.destroy()
  await app.close()
  await rm(folder, { recursive: true })
})

const warnings: string[] = []
const collect = ({ message }: Error) => warnings.push(message)
beforeEach(() => {
  warnings.length = 0
  process.on('warning', collect)
})
afterEach(() => {
  process.off('warning', collect)
})

const call = (method: string, path: string, headers: Record<string, string>, body?: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo
    const sent = request({ agent, port, host: '127.0.0.1', method, path, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode))
    })
    sent.once('error', reject).end(body)
  })

it('a connection with many requests does not accumulate listeners', async () => {
  for (let count = 0; count < 12; count += 1) {
    expect(await call('POST', '/echo', { 'content-type': 'application/json' }, '{}')).toBe(200)
  }
  expect(warnings).toEqual([])
})

it.each(['/', '/machines/models'])('the web app at %s is served without a warning', async (path) => {
  expect(await call('GET', path, { accept: 'text/html', 'accept-encoding': 'br' })).toBe(200)
  expect(warnings).toEqual([])
})
