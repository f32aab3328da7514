import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { createLogger } from '../infrastructure/logging/logger'
import { type BodyLimits, bodyLimits } from './body-watch'
import { createServer } from './create-server'

let app: FastifyInstance
afterEach(() => app.close())

async function serve(limits: Partial<BodyLimits>): Promise<void> {
  app = await createServer({
    logger: createLogger('silent'),
    maxUploadMb: 1,
    trustProxy: 0,
    limits: { ...bodyLimits, ...limits },
  })
  app.post('/echo', ({ body }) => body)
  app.post('/upload', async (request) => {
    const file = await request.file()
    return { bytes: (await file?.toBuffer())?.length }
  })
  app.post('/refused', { onRequest: async (_request, reply) => reply.code(403).send() }, () => ({}))
  await app.listen({ host: '127.0.0.1', port: 0 })
}

/** Sends the headers of a request and the start of its body. */
function begin(path: string, type: string, length: number, body: string): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: yard\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n${body}`,
  )
  return socket
}

const fileStart = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
const fileEnd = 'content\r\n--b--\r\n'
const beginUpload = () => begin('/upload', 'multipart/form-data; boundary=b', (fileStart + fileEnd).length, fileStart)

describe('a body that arrives too slowly', () => {
  it('is answered with 408 and problem details, and its connection closed', async () => {
    await serve({ windowMs: 50 })
    const answer = await text(begin('/echo', 'application/json', 1000, '{'))
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('"code":"request_timeout"')
  })

  it('includes the file of a form', async () => {
    await serve({ windowMs: 50 })
    expect(await text(beginUpload())).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('closes the connection even if the request was answered before the body was read', async () => {
    await serve({ windowMs: 50 })
    expect(await text(begin('/refused', 'application/json', 1000, '{'))).toMatch(/^HTTP\/1\.1 403 /)
  })

  it('has a total time limit, which is longer for an upload', async () => {
    await serve({ bodyMs: 50, windowBytes: 0 })
    const upload = beginUpload()
    expect(await text(begin('/echo', 'application/json', 1000, '{'))).toMatch(/^HTTP\/1\.1 408 /)
    upload.end(fileEnd)
    expect(await text(upload)).toContain('{"bytes":7}')
  })

  it('does not affect a body that arrives fast enough', async () => {
    await serve({})
    const socket = begin('/echo', 'application/json', 2, '{')
    socket.end('}')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
  })
})
