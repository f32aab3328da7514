import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exchange as exchangeWith, openSocket, otherTargets, statusesIn } from '../../tests/support/raw-request'
import { createLogger } from '../infrastructure/logging/logger'
import { createServer } from './create-server'

let app: FastifyInstance
let port: number
/** Events that the routes emit and wait for. */
let signals: EventEmitter
beforeEach(async () => {
  signals = new EventEmitter()
  app = await createServer({ logger: createLogger('silent'), maxUploadMb: 1, trustProxy: 0 })
  app.post('/echo', ({ body }) => body)
  app.get('/limited', { preHandler: app.rateLimit({ max: 1, timeWindow: '1 minute' }) }, () => ({}))
  app.get('/slow', async () => {
    signals.emit('begun')
    await once(signals, 'finish')
    return { done: true }
  })
  app.get('/stream', (_request, reply) => {
    reply.raw.writeHead(200, { 'content-length': '100' })
    reply.raw.write('first part')
    return reply.hijack()
  })
  app.addHook('preClose', async () => {
    signals.emit('stopping')
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterEach(() => app.close())

const open = () => openSocket(port)
const exchange = (sent: string) => exchangeWith(port, sent)

/** Parses the last answer of a connection. */
function parse(received: string) {
  const start = received.lastIndexOf('HTTP/1.1 ')
  const [head = '', body = ''] = received.slice(start).split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => line.toLowerCase().split(': ', 2)))
  return { status: Number(statusLine.split(' ')[1]), headers, body: JSON.parse(body) }
}

function expectProblem(received: string, status: number, code: string) {
  const answer = parse(received)
  expect(answer).toMatchObject({ status, body: { type: 'about:blank', status, code } })
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(answer.body.request_id).toBe(answer.headers['x-request-id'])
  expect(answer.body.detail).toMatch(/\w/)
  return answer
}

const request = (line: string, headers: string[] = [], body = '') =>
  `${line} HTTP/1.1\r\n${['host: yard.example', 'connection: close', ...headers].join('\r\n')}\r\n\r\n${body}`
const json = 'content-type: application/json'

describe('requests refused by the transport are answered with problem details', () => {
  it.each([
    [400, 'request_malformed', 'no request at all\r\n\r\n'],
    [400, 'request_malformed', request('POST /echo', [json, 'content-length: 2', 'transfer-encoding: chunked'], '{}')],
    [400, 'request_target', request('POST http://yard.example/echo', [json, 'expect: 200-ok', 'content-length: 2'])],
    [400, 'host_missing', 'GET /echo HTTP/1.1\r\nconnection: close\r\n\r\n'],
    [413, 'body_too_large', request('POST /echo', [json, 'content-length: 1000001'])],
    [
      413,
      'body_too_large',
      request('POST /echo', [json, 'transfer-encoding: chunked'], `f4242\r\n${'1'.repeat(1_000_002)}`),
    ],
    [413, 'body_too_large', request('POST /echo', [json, 'transfer-encoding: chunked'], `1;${'x'.repeat(20_000)}\r\n`)],
    [414, 'uri_too_long', request(`GET /echo?${'x'.repeat(8192)}`)],
    [414, 'uri_too_long', request(`GET /echo?${'x'.repeat(20_000)}`)],
    [415, 'invalid_media_type', request('POST /echo', ['content-type: text/plain', 'content-length: 1'], 'x')],
    [417, 'expectation_failed', request('POST /echo', [json, 'expect: 200-ok', 'content-length: 2'])],
    [431, 'headers_too_large', request('GET /echo', [`x-long: ${'x'.repeat(20_000)}`])],
  ])('%i %s', async (status, code, sent) => {
    expectProblem(await exchange(sent), status, code)
  })

  it.each([
    ['an unknown expectation', ['expect: 200-ok', 'content-length: 2'], '{}', 'El servidor no cumple otra'],
    ['a malformed body', ['transfer-encoding: chunked'], 'no chunk\r\n', 'Esto no es una solicitud HTTP'],
  ])('in the reader’s language if the headers could be read: %s', async (_, headers, body, detail) => {
    const answer = parse(await exchange(request('POST /echo', [json, 'accept-language: es', ...headers], body)))
    expect(answer.headers['content-language']).toBe('es')
    expect(answer.body.detail).toContain(detail)
  })

  it.each(otherTargets('127.0.0.1:9'))('400 for a target that is no path: %s', async (_, sent) => {
    const { status, body } = parse(await exchange(sent))
    expect([status, body.status]).toEqual([400, 400])
  })

  it('a target that is no path at every address of localhost', async () => {
    const local = await createServer({ logger: createLogger('silent'), maxUploadMb: 1, trustProxy: 0 })
    await local.listen({ host: 'localhost', port: 0 })
    for (const bound of local.addresses()) {
      const { address, port: localPort } = bound as AddressInfo
      // Those for a tunnel are answered at the first address, and closed at the others.
      for (const [name, sent] of otherTargets('127.0.0.1:9').filter(([, sent]) => !sent.startsWith('CONNECT'))) {
        const status = statusesIn(await exchangeWith(localPort, sent, address)).at(-1)
        expect({ address, name, status }).toEqual({ address, name, status: 400 })
      }
    }
    await local.close()
  })

  it('429 with the time to wait before the next attempt', async () => {
    await exchange(request('GET /limited'))
    const { headers } = expectProblem(await exchange(request('GET /limited')), 429, 'too_many_requests')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  it('408 for a request that does not arrive in time', async () => {
    const accepted = once(app.server, 'connection')
    const client = await open()
    const received = text(client)
    client.write('POST /echo HTTP/1.1\r\nhost: yard')
    const [socket] = await accepted
    const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    app.server.emit('clientError', error, socket)
    expectProblem(await received, 408, 'request_timeout')
  })

  it('503 once the server is stopping, while requests in progress are finished', async () => {
    const client = await open()
    const received = text(client)
    const begun = once(signals, 'begun')
    client.write('GET /slow HTTP/1.1\r\nhost: yard.example\r\n\r\n')
    await begun
    const stopping = once(signals, 'stopping')
    const closed = app.close()
    await stopping
    const second = once(app.server, 'request')
    client.write(request('GET /slow'))
    await second
    signals.emit('finish')
    const answers = await received
    expect(answers).toContain('{"done":true}')
    expectProblem(answers, 503, 'stopping')
    await closed
  })

  it('nothing if an answer has already started, because the client would take it for a part of that', async () => {
    const client = await open()
    const chunks: string[] = []
    client.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
    client.write('GET /stream HTTP/1.1\r\nhost: yard.example\r\n\r\n')
    await once(client, 'data')
    client.write('no second request\r\n\r\n')
    await once(client, 'close')
    expect(chunks.join('')).toMatch(/first part$/)
  })
})
