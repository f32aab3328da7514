import { io, type Socket } from 'socket.io-client'
import type { TestApp } from './test-app'

export interface Heard {
  event: string
  payload: Record<string, unknown>
  /** Of the change that caused it. */
  changeId?: string
}

/** Lets the app listen on a free port. */
export const listen = (test: TestApp) => test.app.listen({ host: '127.0.0.1', port: 0 })

/** Connects a socket like the web app's. Rejects with the server's reason if the socket is refused. */
export async function connectSocket(origin: string, token: string) {
  const socket: Socket = io(origin, { auth: { token }, reconnection: false, transports: ['websocket'] })
  const heard: Heard[] = []
  socket.onAny((event: string, payload, changeId) => heard.push({ event, payload, ...(changeId && { changeId }) }))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', (error) => {
      socket.close()
      reject(error)
    })
  })
  return {
    socket,
    heard,
    /** @param readAgo milliseconds since the data of the room were read */
    join: (room: unknown, ...readAgo: number[]) => socket.timeout(5000).emitWithAck('room.join', room, ...readAgo),
    leave: (room: unknown) => socket.timeout(5000).emitWithAck('room.leave', room),
    /** Waits until an event with this name and these fields has arrived. */
    async until(event: string, fields: Record<string, unknown> = {}): Promise<void> {
      const matches = (one: Heard) =>
        one.event === event && Object.entries(fields).every(([name, value]) => one.payload[name] === value)
      if (heard.some(matches)) return
      await new Promise<void>((resolve) => {
        const listener = (name: string, payload: Heard['payload']) => {
          if (!matches({ event: name, payload })) return
          socket.offAny(listener)
          resolve()
        }
        socket.onAny(listener)
      })
    },
    close: () => socket.close(),
  }
}

export type Listener = Awaited<ReturnType<typeof connectSocket>>
