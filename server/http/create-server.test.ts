import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tooManyRequests } from '../domain/too-many-requests'
import { createLogger } from '../infrastructure/logging/logger'
import { createServer } from './create-server'
import { serveWebApp } from './web-app'

let app: FastifyInstance
let folder: string
const serverBehind = (trustProxy: number) =>
  createServer({ logger: createLogger('silent'), maxUploadMb: 1, trustProxy })
beforeEach(async () => {
  app = await serverBehind(0)
  folder = await mkdtemp(join(tmpdir(), 'yardhand-web-'))
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, accept = 'text/html') => app.inject({ url, headers: { accept } })

describe('an internal error', () => {
  it('is reported without its cause', async () => {
    app.get('/broken', () => {
      throw new Error('password of the database is 123')
    })
    const answer = await get('/broken')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ code: 'internal_error', request_id: answer.headers['x-request-id'] })
    expect(answer.body).not.toContain('123')
  })
})

describe('a refusal of a rule', () => {
  it('is answered with its status, in the requested language, and says when to try again', async () => {
    app.get('/locked', () => {
      throw tooManyRequests(90)
    })
    const answer = await app.inject({ url: '/locked', headers: { 'accept-language': 'es' } })
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['content-language']]).toEqual([
      429,
      '90',
      'es',
    ])
    expect(answer.json()).toMatchObject({
      code: 'too_many_requests',
      detail: 'Demasiados intentos. Inténtelo de nuevo en 2 minutos.',
    })
  })
})

describe('the client’s address', () => {
  it.each([
    [0, '10.0.0.9'],
    [1, '203.0.113.7'],
    [2, '198.51.100.4'],
  ])('behind %i proxies, only their forwarded addresses are trusted', async (proxies, address) => {
    const server = await serverBehind(proxies)
    server.get('/address', (request) => ({ address: request.ip }))
    const headers = { 'x-forwarded-for': '192.0.2.66, 198.51.100.4, 203.0.113.7' }
    const answer = await server.inject({ url: '/address', remoteAddress: '10.0.0.9', headers })
    expect(answer.json()).toEqual({ address })
    await server.close()
  })
})

describe('the web app', () => {
  beforeEach(async () => {
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Yardhand</title>')
    await writeFile(join(folder, 'assets/entry-4f2a91.js'), `console.log(${JSON.stringify('x'.repeat(3000))})`)
    await writeFile(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const screen = { guard: 'public', files: [], calls: [], heading: { en: '', es: '' } }
    const paths = ['/', '/login', '/machines', '/machines/$id', '/machine-instances/add']
    await writeFile(join(folder, 'screens.json'), JSON.stringify(paths.map((path) => ({ ...screen, path }))))
    await serveWebApp(app, folder)
  })

  it.each(['/Machines', '/machines/', '/machines/a%20b', '/machine-instances/add'])('is served at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(200)
    expect((await get(url, '*/*')).statusCode).toBe(200)
  })

  it.each(['/metrics', '/health', '/livez', '/machines/1/2', '/machine-instances', '/.env', '/wp-login.php'])(
    'says in a browser that there is no page at %s, and to others as well',
    async (url) => {
      const page = await get(url, 'text/html,application/xhtml+xml,*/*;q=0.8')
      expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(page.body).toContain('<title>Yardhand</title>')
      for (const accept of ['*/*', 'application/json']) {
        const answer = await get(url, accept)
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
      }
    },
  )

  it.each(['/api/v2/nothing', '/api', '/api/metrics', '/assets/entry-000000.js'])(
    'has no page at %s, in a browser either',
    async (url) => {
      const answer = await get(url, 'text/html')
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    },
  )

  it('is served at / and at each screen, and revalidated each time', async () => {
    for (const url of ['/', '/machines', '/machines/4f0c2c2e?tab=manuals', '/login?next=%2F']) {
      const answer = await get(url)
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 200, 'no-cache'])
      expect(answer.body).toContain('<title>Yardhand</title>')
    }
  })

  it('serves immutable, compressed files below assets/', async () => {
    const answer = await app.inject({ url: '/assets/entry-4f2a91.js', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-encoding']).toBe('br')
    expect((await get('/icon.svg', 'image/*')).headers['cache-control']).toBe('no-cache')
  })

  it.each(['/api/v2/nothing', '/assets/entry-000000.js'])('does not serve a page for %s', async (url) => {
    const answer = await get(url, '*/*')
    expect([answer.statusCode, answer.json().status]).toEqual([404, 404])
  })

  it('does not serve a page to requests for other types', async () => {
    expect((await get('/missing.png', 'image/webp')).statusCode).toBe(404)
    expect((await app.inject({ method: 'POST', url: '/machines' })).statusCode).toBe(404)
  })

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
    'keeps to its folder: %s',
    async (url) => {
      expect((await get(url)).body).not.toContain('"dependencies"')
    },
  )
})

describe('the document of a screen', () => {
  const open = async (url: string, language = 'en') =>
    (await app.inject({ url, headers: { accept: 'text/html', 'accept-language': language } })).body

  beforeEach(async () => {
    const early = '<script data-api="/api/v2">startEarly()</script>'
    for (const [file, words] of [
      ['index', 'bare app'],
      ['login.en', 'Sign in'],
      ['login.es', 'Iniciar sesión'],
      ['screen.en', 'Opening<div id="first-heading"></div>'],
      ['screen.es', 'Abriendo<div id="first-heading"></div>'],
    ]) {
      await writeFile(join(folder, `${file}.html`), `${early}${words}`)
    }
    const heading = { en: '', es: '' }
    const screens = [
      { path: '/login', guard: 'public', files: ['login.js'], calls: [], heading },
      { path: '/orders/$id', guard: 'signed-in', files: ['order.js', 'kit.js'], calls: [], heading },
      { path: '/orders/new', guard: 'signed-in', files: ['new.js'], calls: [], heading: { en: '$& new', es: 'nuevo' } },
      { path: '/', guard: 'signed-in', files: ['home.js'], calls: ['/due?limit=4@OPERATOR', '/news'], heading },
    ]
    await writeFile(join(folder, 'screens.json'), JSON.stringify(screens))
    await serveWebApp(app, folder)
  })

  it('has the sign-in in it, in the language that the browser prefers', async () => {
    expect(await open('/login?next=%2Forders', 'es-MX,es;q=0.9,en;q=0.8')).toContain('Iniciar sesión')
    expect(await open('/login/', 'fr')).toContain('Sign in')
    expect(await open('/logins', 'es')).toContain('Abriendo')
  })

  it('may run its early script, and no other that is written into a document', async () => {
    const policyOf = async (url: string) =>
      String((await app.inject({ url, headers: { accept: '*/*' } })).headers['content-security-policy'])
    const hash = createHash('sha256').update('startEarly()').digest('base64')
    for (const url of ['/', '/login', '/orders/new']) {
      expect(await policyOf(url)).toContain(`script-src 'self' 'sha256-${hash}';`)
    }
    expect(await policyOf('/api/v2/nothing')).not.toContain('sha256')
  })

  it('shows the heading of a screen that waits for nothing, in the language of the frame', async () => {
    expect(await open('/orders/new')).toContain('Opening$& new')
    expect(await open('/orders/new', 'es')).toContain('Abriendonuevo')
    expect(await open('/orders/4f0c2c2e')).not.toContain('first-heading')
  })

  it('names the files and the first calls of the screen for the early script', async () => {
    const early = (guard: string, files: string, calls = '') =>
      `<script data-guard="${guard}" data-screen="${files}" data-calls="${calls}" data-api="/api/v2">startEarly()</script>`
    expect(await open('/')).toContain(early('signed-in', 'home.js', '/due?limit=4@OPERATOR /news'))
    expect(await open('/orders/4f0c2c2e?tab=parts')).toContain(early('signed-in', 'order.js kit.js'))
    expect(await open('/orders/new')).toContain(early('signed-in', 'new.js'))
    expect(await open('/login')).toContain(early('public', 'login.js'))
    expect(await open('/nowhere')).not.toContain('data-screen')
  })
})

it('serves what the build has compressed to who accepts it', async () => {
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '')
  await writeFile(join(folder, 'assets/app-1.js'), 'plain')
  await writeFile(join(folder, 'assets/app-1.js.br'), 'compressed by the build')
  await serveWebApp(app, folder)
  const answer = await app.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect([answer.body, answer.headers['content-encoding']]).toEqual(['compressed by the build', 'br'])
  expect(answer.headers['content-type']).toContain('javascript')
  expect((await app.inject({ url: '/assets/app-1.js' })).body).toBe('plain')
})

describe('without a built web app', () => {
  it('answers 404 for every address outside the API', async () => {
    await serveWebApp(app, folder)
    expect((await get('/machines')).json()).toMatchObject({ status: 404, code: 'not_found' })
  })
})
