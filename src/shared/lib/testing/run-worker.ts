import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

const origin = 'https://yard.example'

export type Asked = {
  url: string
  method: string
  mode: string
  destination: string
  headers: Headers
}
type WorkerEvent = {
  request?: Asked
  data?: unknown
  waitUntil(work: unknown): void
  respondWith(answer: unknown): void
}

const addressOf = (asked: Pick<Asked, 'url'> | string) => new URL(typeof asked === 'string' ? asked : asked.url, origin)
const keyOf = (asked: Pick<Asked, 'url'> | string) => addressOf(asked).href.replace(origin, '')

/** Runs a service worker of `public/` with caches and a network of its own. */
export function runWorker(file: string) {
  const listeners = new Map<string, (event: WorkerEvent) => void>()
  const stored = new Map<string, Map<string, Response>>()
  /** What the server answers, by path; what is not there has no network. */
  const network: { answers: Record<string, () => Response> } = { answers: {} }
  const device = { isFull: false }

  const ask = async (asked: Asked | string) => {
    const reply = network.answers[addressOf(asked).pathname]
    if (!reply) throw new TypeError('no network')
    return reply()
  }
  const cacheOf = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    const find = (asked: Asked | string, { ignoreSearch = false } = {}) =>
      ignoreSearch
        ? [...entries].find(([key]) => addressOf(key).pathname === addressOf(asked).pathname)?.[1]
        : entries.get(keyOf(asked))
    const add = async (path: string) => void entries.set(path, await ask(path))
    return {
      match: async (asked: Asked | string, options?: { ignoreSearch?: boolean }) => find(asked, options)?.clone(),
      async put(asked: Asked | string, answer: Response) {
        if (device.isFull) throw new DOMException('no room', 'QuotaExceededError')
        entries.set(keyOf(asked), answer)
      },
      add,
      addAll: async (paths: string[]) => {
        for (const path of paths) await add(path)
      },
      keys: async () => [...entries.keys()].map((key) => ({ url: origin + key })),
      delete: async (asked: Asked | string) => entries.delete(keyOf(asked)),
    }
  }
  runInNewContext(readFileSync(`public/${file}`, 'utf8'), {
    self: {
      addEventListener: listeners.set.bind(listeners),
      location: { origin },
      clients: { claim: () => undefined },
    },
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
    },
    fetch: ask,
    ...{ URL, AbortSignal, Response, Headers, atob },
  })

  async function emit(type: string, details: Partial<WorkerEvent>): Promise<unknown> {
    const works: unknown[] = []
    let replied: unknown
    listeners.get(type)?.({
      ...details,
      waitUntil: (work) => void works.push(work),
      respondWith: (answered) => {
        replied = answered
      },
    })
    const answer = await Promise.resolve(replied).catch((error: unknown) => error)
    await Promise.all(works)
    return answer
  }

  return {
    network,
    /** Has no room for what is to be stored, while it is full. */
    device,
    stored,
    /** The addresses that are stored, without the origin. */
    paths: () => [...stored.values()].flatMap((entries) => [...entries.keys()]),
    /** The worker's answer to a request; undefined where it leaves it to the browser, or fails. */
    async answer(path: string, request: Partial<Asked> = {}): Promise<string | undefined> {
      const asked = { method: 'GET', mode: 'cors', destination: '', headers: new Headers(), url: origin + path }
      const response = await emit('fetch', { request: { ...asked, ...request } })
      return response instanceof Response ? response.text() : undefined
    },
    send: (data: unknown) => emit('message', { data }),
    activate: () => emit('activate', {}),
  }
}
