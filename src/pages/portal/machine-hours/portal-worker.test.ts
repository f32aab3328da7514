import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it } from 'vitest'

const origin = 'https://yard.example'
const source = readFileSync('public/portal-worker.js', 'utf8')

type Asked = { method?: string; mode?: string; url: string }
type Told = { request?: Asked; data?: unknown; waitUntil(work: unknown): void; respondWith(answer: unknown): void }

/** What the server answers, by path; what is not there has no network. */
let server: Record<string, () => Response>
let stored: Map<string, Response>
let listeners: Map<string, (event: Told) => void>

const pathOf = (asked: Asked | string) => new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname
const ask = async (asked: Asked | string) => {
  const answer = server[pathOf(asked)]
  if (!answer) throw new TypeError('no network')
  return answer()
}
const cache = {
  match: async (asked: Asked | string) => stored.get(pathOf(asked))?.clone(),
  put: async (asked: Asked | string, answer: Response) => void stored.set(pathOf(asked), answer),
  addAll: async (paths: string[]) => {
    for (const path of paths) stored.set(path, await ask(path))
  },
  keys: async () => [...stored.keys()].map((path) => ({ url: origin + path })),
  delete: async (asked: string) => stored.delete(pathOf(asked)),
}

beforeEach(() => {
  server = {}
  stored = new Map()
  listeners = new Map()
  runInNewContext(source, {
    self: { addEventListener: listeners.set.bind(listeners), location: { origin } },
    caches: { open: async () => cache },
    fetch: ask,
    URL,
    AbortSignal,
  })
})

/** The worker's answer to a request; undefined where it leaves it to the browser. */
async function answer(path: string, request: Partial<Asked> = {}): Promise<string | undefined> {
  let replied: unknown
  const respondWith = (answered: unknown) => {
    replied = answered
  }
  const asked = { method: 'GET', mode: 'cors', url: origin + path, ...request }
  listeners.get('fetch')?.({ request: asked, respondWith, waitUntil: () => undefined })
  const response = await replied
  return response instanceof Response ? response.text() : undefined
}
const open = () => answer('/machine-hours?token=v1', { mode: 'navigate' })
async function store(assets: string[]) {
  let work: unknown
  const waitUntil = (begun: unknown) => {
    work = begun
  }
  listeners.get('message')?.({ data: { assets }, waitUntil, respondWith: () => undefined })
  await work
}
const build = (name: string) => {
  server = {
    '/machine-hours': () => new Response(`<script src="/assets/app-${name}.js">`),
    [`/assets/app-${name}.js`]: () => new Response(`app ${name}`),
    [`/assets/hours-${name}.js`]: () => new Response(`hours ${name}`),
  }
  return [`/assets/app-${name}.js`, `/assets/hours-${name}.js`]
}

describe('the worker of the page behind a label', () => {
  it('shows the page and its files without a network, once they were there', async () => {
    await store(build('one'))
    server = {}
    expect(await open()).toContain('app-one')
    expect(await answer('/assets/hours-one.js')).toBe('hours one')
  })

  it('shows what the server has as long as it answers, and the stored page where it only fails', async () => {
    await store(build('one'))
    build('two')
    expect(await open()).toContain('app-two')
    server['/machine-hours'] = () => new Response('Bad gateway', { status: 502 })
    expect(await open()).toContain('app-one')
  })

  it('stores a page and its files together: not the page of one build with the files of another', async () => {
    await store(build('one'))
    const current = build('two')
    await store(['/assets/app-one.js'])
    expect([...stored.keys()]).toEqual(['/assets/app-one.js', '/assets/hours-one.js', '/machine-hours'])
    await store(current)
    expect([...stored.keys()].toSorted()).toEqual([...current, '/machine-hours'])
  })

  it('leaves every call of the API, every other site and every change to the browser, and stores none', async () => {
    server['/api/v2/machines/machine-hours-portal/v1'] = () => new Response('{}')
    expect(await answer('/api/v2/machines/machine-hours-portal/v1')).toBeUndefined()
    expect(await answer('/assets/app.js', { method: 'POST' })).toBeUndefined()
    expect(await answer('', { url: 'https://elsewhere.example/assets/app.js' })).toBeUndefined()
    await store(['/api/v2/auth/me', ...build('one')])
    expect([...stored.keys()].filter((path) => path.startsWith('/api'))).toEqual([])
  })
})
