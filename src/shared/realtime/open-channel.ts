import { io, type Socket } from 'socket.io-client'
import { environment, tokenSource } from '../api'
import type { JoinAnswer, Room, RoomEvents } from './events'
import type { Channel, ChannelEvents } from './rooms'

type Listening = { [Name in keyof RoomEvents]: (payload: RoomEvents[Name]) => void }
type Asking = {
  'room.join': (room: Room, acknowledge: (answer: JoinAnswer) => void) => void
  'room.leave': (room: Room, acknowledge: (answer: JoinAnswer) => void) => void
}

/** How long an answer about a room is waited for, before the next message about it goes out. */
const answerMs = 10_000

/** The socket of openapi/README.md, with the access token of the moment each time it connects. */
export function openChannel(events: ChannelEvents): Channel {
  let token: string | null = null
  const socket: Socket<Listening, Asking> = io(environment.socketUrl, {
    auth: (send) => {
      token = tokenSource().current()
      send({ token })
    },
  })
  const renew = async () => {
    if (token === null || (await tokenSource().renew(token)) === null) return
    socket.disconnect().connect()
  }

  socket.on('connect', events.connected)
  socket.on('disconnect', events.disconnected)
  socket.on('connect_error', (error) => {
    if (error.message === 'token_not_valid') void renew()
  })
  socket.on('answer.delta', (payload) => events.told('answer.delta', payload))
  socket.on('answer.done', (payload) => events.told('answer.done', payload))
  socket.on('manual.progress', (payload) => events.told('manual.progress', payload))

  return {
    join: (room) => socket.timeout(answerMs).emitWithAck('room.join', room),
    leave: (room) => socket.timeout(answerMs).emitWithAck('room.leave', room),
    renew: () => void renew(),
    close: () => socket.disconnect(),
  }
}
