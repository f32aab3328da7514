import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exchange, otherTargets, statusesIn } from '../../tests/support/raw-request'
import { refuseOtherTargets } from './request-target'

let server: Server
let port: number
let reached: string[]
beforeEach(async () => {
  reached = []
  server = createServer({ requireHostHeader: false }, ({ url = '' }, response) => {
    reached.push(url)
    response.end('answered')
  })
  server.on('upgrade', ({ url = '' }, socket) => {
    reached.push(url)
    socket.end('HTTP/1.1 426 Upgrade Required\r\n\r\n')
  })
  refuseOtherTargets(server, () => ({ status: 400, headers: {}, body: 'refused' }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(() => server.close())

describe('a request whose target is no path', () => {
  it.each(otherTargets('127.0.0.1:9'))('is refused before it is read: %s', async (_, sent) => {
    const received = await exchange(port, sent)
    expect(statusesIn(received).filter((status) => status !== 100)).toEqual([400])
    expect(reached).toEqual([])
  })

  it('is refused after another one on the same connection', async () => {
    const first = 'GET /first HTTP/1.1\r\nhost: a\r\n\r\n'
    const received = await exchange(port, `${first}GET http://b/second HTTP/1.1\r\nhost: a\r\n\r\n`)
    expect(statusesIn(received)).toEqual([200, 400])
    expect(reached).toEqual(['/first'])
  })
})

describe('a request for a path is answered', () => {
  it.each([
    'GET / HTTP/1.1',
    'GET /a//b/./c;d=e/%2F%5C?next=//b\\c&q=http://d/?e HTTP/1.1',
    'GET /? HTTP/1.1',
    'GET /* HTTP/1.0',
    'OPTIONS * HTTP/1.1',
  ])('%s', async (line) => {
    const received = await exchange(port, `${line}\r\nhost: a\r\nconnection: close\r\n\r\n`)
    expect(statusesIn(received)).toEqual([200])
    expect(reached).toEqual([line.split(' ')[1]])
  })

  it('also if it asks for another protocol', async () => {
    const headers = 'host: a\r\nconnection: upgrade\r\nupgrade: websocket'
    const received = await exchange(port, `GET /socket.io/?transport=websocket HTTP/1.1\r\n${headers}\r\n\r\n`)
    expect(statusesIn(received)).toEqual([426])
  })
})
