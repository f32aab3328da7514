import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFleetPage } from '../document/read-fleet'
import { fleetXml } from '../testing/fleet'
import { startTelematicsServer, type TelematicsServer } from '../testing/telematics-server'
import { type Endpoint, type FetchOptions, fetchFleet } from './fetch-fleet'

let provider: TelematicsServer
let other: TelematicsServer
beforeAll(async () => {
  provider = await startTelematicsServer((_, response) => response.end())
  other = await startTelematicsServer((_, response) => response.end(fleetXml([{ serial: 'STOLEN' }])))
})
afterAll(async () => {
  await provider.close()
  await other.close()
})

const neverAborted = new AbortController().signal
const fetched = async (endpoint: Partial<Endpoint> = {}, options: Partial<FetchOptions> = {}) => {
  const { equipment, failure } = await fetchFleet(
    { url: `${provider.origin}/Fleet/1`, authentication: 'none', username: '', password: '', ...endpoint },
    { readPage: async (document) => readFleetPage(document), privateNetwork: true, signal: neverAborted, ...options },
  )
  return { serials: equipment.map(({ serialNumber }) => serialNumber), failure: failure?.en ?? null }
}
const paths = () => provider.requests.map(({ path }) => path)
const page = (serial: string, next?: string) => fleetXml([{ serial }], next ? { self: '/x', next } : {})

describe('an endpoint is polled over HTTP', () => {
  it.each([
    ['none', undefined],
    ['basic', `Basic ${Buffer.from('ridgeline:pässword').toString('base64')}`],
    ['bearer', 'Bearer token'],
  ] as const)('is signed in to with %s', async (authentication, authorization) => {
    provider.answer((_, response) => response.end(page('A')))
    const password = authentication === 'bearer' ? 'token' : 'pässword'
    expect(await fetched({ authentication, username: 'ridgeline', password })).toEqual({
      serials: ['A'],
      failure: null,
    })
    expect(provider.requests).toEqual([{ path: '/Fleet/1', authorization }])
  })

  it('is read to its last page, signed in on each', async () => {
    provider.answer((request, response) => {
      if (request.url === '/Fleet/1') response.end(page('A', '/Fleet/2'))
      else if (request.url === '/Fleet/2') response.end(page('B', `${provider.origin}/Fleet/3`))
      else response.end(JSON.stringify({ equipment: [{ equipmentHeader: { serialNumber: 'C' } }] }))
    })
    expect(await fetched({ authentication: 'bearer', password: 'token' })).toEqual({
      serials: ['A', 'B', 'C'],
      failure: null,
    })
    expect(new Set(provider.requests.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer token']))
  })

  it('ends at a page that links to itself', async () => {
    provider.answer((request, response) => response.end(page('A', request.url)))
    expect(await fetched()).toEqual({ serials: ['A'], failure: null })
    expect(paths()).toEqual(['/Fleet/1'])
  })

  it('ends after 200 pages and returns what was read', async () => {
    provider.answer((request, response) => response.end(page('A', `/Fleet/${Number(request.url?.slice(7)) + 1}`)))
    const { serials, failure } = await fetched()
    expect([serials.length, failure]).toEqual([200, 'There are more than 200 pages.'])
  })

  it('is followed to another address of its server', async () => {
    provider.answer((request, response) => {
      if (request.url === '/Fleet/1') response.writeHead(302, { location: '/moved' }).end()
      else response.end(page('A'))
    })
    expect(await fetched()).toEqual({ serials: ['A'], failure: null })
  })
})

describe('a failure has a reason; what was read before is returned', () => {
  it.each([
    [401, 'The server refused the sign-in (401).'],
    [403, 'The server refused the sign-in (403).'],
    [404, 'There is nothing at this address (404).'],
    [429, 'The server asks for fewer requests (429).'],
    [500, 'The server answered 500.'],
    [204, 'The server answered 204.'],
    [302, 'The server answered 302.'],
  ])('an answer with %i', async (status, failure) => {
    provider.answer((_, response) => response.writeHead(status).end())
    expect(await fetched()).toEqual({ serials: [], failure })
  })

  it.each([
    [
      'HTML',
      '<html></html>',
      'The answer is not a readable fleet snapshot. Line 1: The root element is html; a fleet snapshot has the root element Fleet.',
    ],
    ['nothing', '', 'The answer is not a readable fleet snapshot. Line 1: The document is empty.'],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, ' '), 'The answer is larger than 5 MB.'],
  ])('%s', async (_, body, failure) => {
    provider.answer((_request, response) => response.end(body))
    expect(await fetched()).toEqual({ serials: [], failure })
  })

  it('a page that fails after others', async () => {
    provider.answer((request, response) => {
      if (request.url === '/Fleet/1') response.end(page('A', '/Fleet/2'))
      else response.writeHead(503).end()
    })
    expect(await fetched()).toEqual({ serials: ['A'], failure: 'The server answered 503.' })
  })

  it.each([
    ['never answers', () => undefined],
    ['never ends', (_: unknown, response: { write(text: string): void }) => response.write('<Fleet>')],
  ])('a server that %s', async (_, answer) => {
    provider.answer(answer)
    const failure = 'The server took too long to answer.'
    expect(await fetched({}, { pageMs: 50 })).toEqual({ serials: [], failure })
    expect(await fetched({}, { allMs: 50 })).toEqual({ serials: [], failure })
  })

  it('a server that closes the connection', async () => {
    provider.answer((request) => request.destroy())
    expect(await fetched()).toEqual({ serials: [], failure: 'The server cannot be reached.' })
  })

  it('a connection that is lost during an answer', async () => {
    provider.answer((request, response) => response.write('<Fleet>', () => request.socket.destroy()))
    expect(await fetched()).toEqual({ serials: [], failure: 'The server cannot be reached.' })
  })

  it('an unknown name', async () => {
    expect(await fetched({ url: 'http://nobody.invalid/' })).toEqual({
      serials: [],
      failure: 'No server has this name.',
    })
  })

  it('endless redirects', async () => {
    provider.answer((request, response) => response.writeHead(301, { location: `${request.url}x` }).end())
    expect(await fetched()).toEqual({ serials: [], failure: 'The server redirects too many times.' })
  })

  it('a shutdown is not a failure of the server', async () => {
    provider.answer(() => undefined)
    const stopping = new AbortController()
    const reading = fetched({}, { signal: stopping.signal })
    stopping.abort(new Error('stopped'))
    await expect(reading).rejects.toThrow('stopped')
  })
})

describe('the password is sent to its own server only', () => {
  const failure = 'The server redirects to another server, which is not allowed.'

  it.each([
    ['a redirect', (origin: string) => ({ status: 302, location: `${origin}/Fleet/1`, body: '' })],
    [
      'a next link',
      (origin: string) => ({ status: 200, location: undefined, body: fleetXml([], { next: `${origin}/2` }) }),
    ],
  ])('%s elsewhere is not followed', async (_, answer) => {
    other.requests.length = 0
    provider.answer((_request, response) => {
      const { status, location, body } = answer(other.origin)
      response.writeHead(status, location ? { location } : {}).end(body)
    })
    expect(await fetched({ authentication: 'bearer', password: 'token' })).toEqual({ serials: [], failure })
    expect(other.requests).toEqual([])
  })
})

describe('private networks', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]'])('%s is not called unless the installation allows it', async (host) => {
    provider.answer((_, response) => response.end(page('A')))
    const url = `${provider.origin.replace('127.0.0.1', host)}/Fleet/1`
    expect(await fetched({ url }, { privateNetwork: false })).toEqual({
      serials: [],
      failure: 'This address is in a private network.',
    })
    expect(provider.requests).toEqual([])
  })
})
