import { io, type Socket } from 'socket.io-client'
import type { Attack } from '../attack'

const sockets = 2000
/** So many connect at once. */
const batch = 50

/** Opens very many sockets with one token, and joins a room with each. */
export const attack: Attack = {
  name: 'sockets-of-one-person',
  description: `${sockets.toLocaleString('en')} sockets of one person`,
  prepare: async () => undefined,
  async run({ address, attacker }, signal) {
    const token = await attacker.fetch.token()
    const opened: Socket[] = []
    try {
      while (!signal.aborted && opened.length < sockets) {
        const added = Array.from({ length: batch }, () => open(address, token, `machine:${attacker.machineId}`))
        opened.push(...added)
        await Promise.all(added.map((socket) => settled(socket, signal)))
      }
      const connected = opened.filter((socket) => socket.connected).length
      if (!signal.aborted && connected > 20) throw new Error(`${connected} sockets of one person are open`)
    } finally {
      for (const socket of opened) socket.disconnect()
    }
  },
}

function open(address: string, token: string, room: string): Socket {
  const socket = io(address, { auth: { token }, reconnection: false, transports: ['websocket'], forceNew: true })
  socket.on('connect', () => socket.emit('room.join', room, () => undefined))
  return socket
}

const settled = (socket: Socket, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    socket.once('connect', resolve)
    socket.once('connect_error', () => resolve())
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
