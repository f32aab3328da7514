import { beforeEach, describe, expect, it } from 'vitest'
import { runWorker } from '../testing/run-worker'

let worker: ReturnType<typeof runWorker>
beforeEach(() => {
  worker = runWorker('app-worker.js')
})

const tokenOf = (user_id: string) => `head.${btoa(JSON.stringify({ user_id }))}.signature`
const as = (person: string) => ({ headers: new Headers({ authorization: `Bearer ${tokenOf(person)}` }) })
const json =
  (text: string, headers = {}) =>
  () =>
    new Response(text, { headers: { 'content-type': 'application/json', ...headers } })
const refusal = (status: number, type = 'application/problem+json; charset=utf-8') => {
  return () => new Response('{}', { status, headers: { 'content-type': type } })
}
const open = (path: string) => worker.answer(path, { mode: 'navigate', destination: 'document' })
const build = (name: string) => {
  worker.network.answers = {
    '/': () => new Response(`<script src="/assets/app-${name}.js">`),
    '/orders': () => new Response(`<script src="/assets/app-${name}.js">`),
    [`/assets/app-${name}.js`]: () => new Response(`app ${name}`),
    [`/assets/orders-${name}.js`]: () => new Response(`orders ${name}`),
  }
  return [`/assets/app-${name}.js`]
}
const loseNetwork = () => {
  worker.network.answers = {}
}

describe('screens without a network', () => {
  it('each opens, with the files that were loaded once', async () => {
    await worker.send({ assets: build('one') })
    await worker.answer('/assets/orders-one.js')
    loseNetwork()
    expect(await open('/orders')).toContain('app-one')
    expect(await worker.answer('/assets/app-one.js')).toBe('app one')
    expect(await worker.answer('/assets/orders-one.js')).toBe('orders one')
  })

  it('the server comes first; the stored one is shown where it only fails', async () => {
    await worker.send({ assets: build('one') })
    build('two')
    expect(await open('/orders')).toContain('app-two')
    for (const status of [429, 502]) {
      worker.network.answers['/orders'] = () => new Response('Later', { status })
      expect(await open('/orders')).toContain('app-one')
    }
  })

  it('never the page of one build with the files of another', async () => {
    await worker.send({ assets: build('one') })
    const current = build('two')
    await worker.send({ assets: ['/assets/app-one.js'] })
    expect(worker.paths().toSorted()).toEqual(['/', '/assets/app-one.js'])
    await worker.send({ assets: current })
    expect(worker.paths().toSorted()).toEqual(['/', ...current])
  })

  it('have the files outside the build as the server had them last', async () => {
    for (const version of ['first', 'second']) {
      worker.network.answers = { '/sign-in.svg': () => new Response(version) }
      expect(await worker.answer('/sign-in.svg')).toBe(version)
    }
    loseNetwork()
    expect(await worker.answer('/sign-in.svg')).toBe('second')
  })

  it('a page of a network between is neither a file nor the app', async () => {
    await worker.send({ assets: build('one') })
    worker.network.answers = { '/': refusal(200, 'text/html'), '/assets/more-one.js': refusal(200, 'text/html') }
    await worker.answer('/assets/more-one.js')
    await worker.send({ assets: [] })
    loseNetwork()
    expect(await open('/orders')).toContain('app-one')
    expect(worker.paths()).not.toContain('/assets/more-one.js')
  })

  it('on a full device, what cannot be stored is shown all the same', async () => {
    build('one')
    worker.device.isFull = true
    worker.network.answers['/api/v2/orders/'] = json('[]')
    expect(await worker.answer('/assets/app-one.js')).toBe('app one')
    expect(await worker.answer('/api/v2/orders/', as('ada'))).toBe('[]')
  })

  it.each(['/api/v2/files', '/sandbox/checkout/1', '/machine-hours'])('%s is left to the browser', async (path) => {
    await worker.send({ assets: build('one') })
    expect(await open(path)).toBeUndefined()
  })
})

describe('what was last seen', () => {
  it('is shown to whom it was shown, and to nobody else', async () => {
    worker.network.answers = { '/api/v2/orders/': json('["SO-1001"]') }
    expect(await worker.answer('/api/v2/orders/?page=1', as('ada'))).toBe('["SO-1001"]')
    loseNetwork()
    expect(await worker.answer('/api/v2/orders/?page=1', as('ada'))).toBe('["SO-1001"]')
    expect(await worker.answer('/api/v2/orders/?page=2', as('ada')), 'not seen').toBeUndefined()
    expect(await worker.answer('/api/v2/orders/?page=1', as('bea'))).toBeUndefined()
  })

  it('is also what a page was answered before there was a worker, unless there is a later reply', async () => {
    worker.network.answers['/'] = () => new Response('the app')
    worker.network.answers['/api/v2/orders/'] = json('later')
    await worker.answer('/api/v2/orders/', as('ada'))
    const first = (path: string, content: string, headers: [string, string][] = []) => ({
      url: `https://yard.example/api/v2${path}`,
      headers: [['content-type', 'application/json'], ...headers],
      content,
      at: '2026-01-01T00:00:00.000Z',
    })
    const replies = [
      first('/orders/', 'earlier'),
      first('/quotes/', 'quotes'),
      first('/secret', '', [['cache-control', 'no-store']]),
    ]
    await worker.send({ assets: [], personId: 'ada', replies })
    loseNetwork()
    expect(await worker.answer('/api/v2/orders/', as('ada'))).toBe('later')
    expect(await worker.answer('/api/v2/quotes/', as('ada'))).toBe('quotes')
    expect(await worker.answer('/api/v2/quotes/', as('bea'))).toBeUndefined()
    expect(await worker.answer('/api/v2/secret', as('ada'))).toBeUndefined()
  })

  it('is what the server answered last', async () => {
    for (const text of ['["SO-1001"]', '["SO-1001","SO-1002"]']) {
      worker.network.answers = { '/api/v2/orders/': json(text) }
      expect(await worker.answer('/api/v2/orders/', as('ada'))).toBe(text)
    }
    worker.network.answers = { '/api/v2/orders/': () => new Response('', { status: 503 }) }
    expect(await worker.answer('/api/v2/orders/', as('ada'))).toBe('["SO-1001","SO-1002"]')
  })

  it.each([403, 404, 410])('is forgotten when the server answers %i', async (status) => {
    worker.network.answers = { '/api/v2/orders/1': json('{}') }
    await worker.answer('/api/v2/orders/1', as('ada'))
    worker.network.answers = { '/api/v2/orders/1': refusal(status) }
    await worker.answer('/api/v2/orders/1', as('ada'))
    expect(worker.paths()).toEqual([])
  })

  it.each([200, 400, 401, 403, 404, 410, 511])(
    'is shown, and not forgotten, while a firewall or a network between answers %i',
    async (status) => {
      worker.network.answers = { '/api/v2/orders/1': json('{"id":1}') }
      await worker.answer('/api/v2/orders/1', as('ada'))
      worker.network.answers = { '/api/v2/orders/1': refusal(status, 'text/html') }
      expect(await worker.answer('/api/v2/orders/1', as('ada'))).toBe('{"id":1}')
      expect(worker.paths()).toEqual(['/api/v2/orders/1'])
    },
  )

  it('gives way to what the server itself answers', async () => {
    worker.network.answers = { '/api/v2/orders/1': json('{"id":1}') }
    await worker.answer('/api/v2/orders/1', as('ada'))
    worker.network.answers = { '/api/v2/orders/1': refusal(401) }
    expect(await worker.answer('/api/v2/orders/1', as('ada'))).toBe('{}')
  })

  it('is neither a reply that must not be stored, nor one by a link, nor a change', async () => {
    worker.network.answers = {
      '/api/v2/payments/export': json('{}', { 'cache-control': 'no-store' }),
      '/api/v2/quotes/token/secret': json('{}'),
      '/api/v2/orders/': json('{}'),
    }
    await worker.answer('/api/v2/payments/export', as('ada'))
    expect(await worker.answer('/api/v2/quotes/token/secret')).toBeUndefined()
    expect(await worker.answer('/api/v2/orders/', { ...as('ada'), method: 'POST' })).toBeUndefined()
    expect(await worker.answer('', { ...as('ada'), url: 'https://elsewhere.example/api/v2/orders/' })).toBeUndefined()
    expect(worker.paths()).toEqual([])
  })

  it('shows a picture also by an address that was signed later', async () => {
    const picture = { destination: 'image' }
    worker.network.answers = {
      '/api/v2/pages/3': () => new Response('a page', { headers: { 'content-type': 'image/webp' } }),
    }
    expect(await worker.answer('/api/v2/pages/3?signature=a', picture)).toBe('a page')
    loseNetwork()
    expect(await worker.answer('/api/v2/pages/3?signature=b', picture)).toBe('a page')
  })

  it('is one picture for each size, whatever it was signed with, and another size rather than none', async () => {
    const picture = { destination: 'image' }
    const ofWidth = (width: string) => {
      worker.network.answers = {
        '/api/v2/pages/3': () => new Response(`${width} wide`, { headers: { 'content-type': 'image/webp' } }),
      }
      return `/api/v2/pages/3?width=${width}&signature=${worker.paths().length}`
    }
    for (const width of ['800', '1600', '800']) await worker.answer(ofWidth(width), picture)
    expect(worker.paths()).toHaveLength(2)
    worker.network.answers = { '/api/v2/pages/3': () => new Response('', { status: 502 }) }
    expect(await worker.answer('/api/v2/pages/3?width=1600&signature=z', picture)).toBe('1600 wide')
    loseNetwork()
    expect(await worker.answer('/api/v2/pages/3?width=400&signature=z', picture)).toMatch(/wide$/)
  })

  it('is five hundred replies at most, the last ones', async () => {
    for (let n = 0; n < 505; n += 1) {
      worker.network.answers = { [`/api/v2/orders/${n}`]: json(String(n)) }
      await worker.answer(`/api/v2/orders/${n}`, as('ada'))
    }
    expect(worker.paths()).toHaveLength(500)
    expect(worker.paths()).toContain('/api/v2/orders/504')
    expect(worker.paths()).not.toContain('/api/v2/orders/4')
  })
})

it('a newer worker deletes what an earlier one stored in another way', async () => {
  for (const name of ['app-0', 'read-2-ada', 'portal-1', 'read-3-ada', 'app-1']) worker.stored.set(name, new Map())
  await worker.activate()
  expect([...worker.stored.keys()]).toEqual(['portal-1', 'read-3-ada', 'app-1'])
})
