import { EventEmitter, once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { createLogger } from '../infrastructure/logging/logger'
import { createServer } from './create-server'
import { createDrain } from './drain'

let app: FastifyInstance
let signals: EventEmitter
beforeEach(() => {
  signals = new EventEmitter()
})

async function serve(deadlineMs: number): Promise<void> {
  app = await createServer({ logger: createLogger('silent'), maxUploadMb: 1, trustProxy: 0 })
  const drained = createDrain(app, deadlineMs)
  app.addHook('preClose', async () => {
    await drained()
    signals.emit('drained')
  })
  app.get('/slow', async () => {
    signals.emit('begun')
    await once(signals, 'finish')
    return 'done'
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
}

function send(request: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(request)
  return socket
}
const get = (path: string) => send(`GET ${path} HTTP/1.1\r\nhost: yard\r\nconnection: close\r\n\r\n`)

describe('a stopping server', () => {
  it('first finishes the requests in progress', async () => {
    await serve(60_000)
    const socket = get('/slow')
    await once(signals, 'begun')
    const order: string[] = []
    signals.once('drained', () => order.push('drained'))
    const closed = app.close()
    signals.emit('finish')
    const answer = await text(socket)
    order.push(answer.slice(-4))
    await closed
    expect(order.toSorted()).toEqual(['done', 'drained'])
  })

  it.each([
    ['requests that do not end', () => get('/slow')],
    ['a body that does not end', () => send('POST /slow HTTP/1.1\r\nhost: yard\r\ncontent-length: 9\r\n\r\n1')],
  ])('closes %s at the deadline', async (_, open) => {
    await serve(50)
    const socket = open()
    await once(socket, 'connect')
    const begun = get('/slow')
    await once(signals, 'begun')
    const ends = [socket, begun].map((one) => text(one).catch(() => 'cut'))
    await app.close()
    await Promise.all(ends)
  })
})
