import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCallTurns } from '../infrastructure/load/call-turns'
import { createLogger } from '../infrastructure/logging/logger'
import type { ContractDocument, Operation, Schema } from './contract'
import { createServer } from './create-server'
import type { Handlers } from './operation'
import { type ServeOptions, serveContract } from './serve-contract'

type Typed = Schema & { type: string }
const total: Typed = { type: 'integer' }
const schema: Typed = { type: 'object', required: ['total'], properties: { total } }
const operation = (operationId: string, marks: Partial<Operation>): Operation => ({
  operationId,
  summary: operationId,
  'x-access': 'public',
  responses: { 200: { description: 'Done.', content: { 'application/json': { schema: {} } } } },
  requestBody: { content: { 'application/json': { schema } } },
  ...marks,
})
const xml = { 'application/json': { schema }, 'application/xml': { schema: {} } }

const document: ContractDocument = {
  openapi: '3.1.0',
  info: { title: 'Webhooks', version: '1' },
  servers: [{ url: '/api/v2' }],
  paths: {
    '/events': { post: operation('receiveEvent', { 'x-raw-body': true, requestBody: { content: xml } }) },
    '/files': { post: operation('receiveFile', { 'x-raw-body': true, 'x-max-mb': 2 }) },
    '/orders': { post: operation('createOrder', {}) },
  },
  components: {},
}

interface Described<Status extends number, Body> {
  requestBody: { content: { 'application/json': { total: number } } }
  responses: Record<Status, { content: { 'application/json': Body } }>
}
interface Operations {
  receiveEvent: Described<200, { bytes: string; signature: unknown }>
  receiveFile: Described<200, { size: number }>
  createOrder: Described<200, { doubled: number }>
}
type Access = Record<keyof Operations, 'public'>

/** The types are those of the generated contracts: only the operations with `x-raw-body` have a Buffer. */
const handlers: Handlers<Operations, Access, object, object, 'receiveEvent' | 'receiveFile'> = {
  receiveEvent: async ({ body, headers }) => ({
    status: 200,
    body: { bytes: body.toString('base64'), signature: headers['x-signature'] },
  }),
  receiveFile: async ({ body }) => ({ status: 200, body: { size: body.byteLength } }),
  createOrder: async ({ body }) => ({ status: 200, body: { doubled: body.total * 2 } }),
}

let app: FastifyInstance
beforeAll(async () => {
  app = await createServer({ logger: createLogger('silent'), maxUploadMb: 1, trustProxy: 0 })
  const contract = { name: 'platform', base: '/api/v2', document } as const
  const served: Partial<ServeOptions> = { contract, handlers, maxUploadMb: 1, checkResponses: true }
  await serveContract(app, { ...served, turns: createCallTurns() } as ServeOptions)
})
afterAll(() => app.close())

const send = (path: string, payload: Buffer | string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/v2${path}`,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

describe('an operation with x-raw-body', () => {
  it.each([
    ['odd whitespace', Buffer.from('\r\n{ "total"  :\t1.0 ,\n"total":2}  \n')],
    ['Unicode', Buffer.from('\ufeff{"name":"Señal ✓ e\u0301 \\u00e9 😀"}')],
    ['what is no JSON', Buffer.from('{"total":')],
    ['what is no text', Buffer.from([0, 255, 254, 128, 10, 0])],
    ['no bytes', Buffer.alloc(0)],
  ])('receives the exact bytes: %s', async (_, sent) => {
    const answer = await send('/events', sent, { 'x-signature': 't=1,v1=ab' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ bytes: sent.toString('base64'), signature: 't=1,v1=ab' })
  })

  it('receives compressed bytes as they were sent', async () => {
    const sent = gzipSync('{"total":1}')
    const answer = await send('/events', sent, { 'content-encoding': 'gzip' })
    expect(answer.json().bytes).toBe(sent.toString('base64'))
  })

  it.each([
    ['application/xml', 200],
    ['Application/JSON; charset=utf-8', 200],
    ['text/plain', 415],
    ['multipart/form-data; boundary=b', 415],
    ['application/x-www-form-urlencoded', 415],
  ])('takes the content types that the contract names alone: %s is answered %i', async (type, status) => {
    const answer = await send('/events', '<a/>', { 'content-type': type })
    expect(answer.statusCode).toBe(status)
    if (status === 415) expect(answer.json()).toMatchObject({ code: 'invalid_media_type', status })
  })

  it('refuses a body over the limit with 413, which x-max-mb changes', async () => {
    const sizes = async (path: string, bytes: number) => (await send(path, Buffer.alloc(bytes, ' '))).statusCode
    expect([await sizes('/events', 1_000_000), await sizes('/events', 1_000_001)]).toEqual([200, 413])
    expect([await sizes('/files', 2 * 1024 ** 2), await sizes('/files', 2 * 1024 ** 2 + 1)]).toEqual([200, 413])
  })
})

describe('an operation with JSON beside it', () => {
  it('is parsed and validated', async () => {
    expect((await send('/orders', '{ "total": 21 }')).json()).toEqual({ doubled: 42 })
    expect((await send('/orders', '{"total":"21"}')).json().errors[0].path).toBe('body.total')
    expect((await send('/orders', '<a/>', { 'content-type': 'application/xml' })).statusCode).toBe(415)
  })
})
