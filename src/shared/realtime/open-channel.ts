import { io, type Socket } from 'socket.io-client'
import { environment, tokenSource } from '../api'
import type { EventHandlers, JoinAnswer, Room } from './events'
import { createPace } from './pace'
import type { Channel, ChannelEvents } from './rooms'

type Listening = Required<EventHandlers> & {
  /** The same person has opened too many connections, and this is the oldest. */
  'connection.replaced': () => void
}
type Asking = {
  'room.join': (room: Room, readAgo: number, acknowledge: (answer: JoinAnswer) => void) => void
  'room.leave': (room: Room, acknowledge: (answer: JoinAnswer) => void) => void
}

/** How long an answer about a room is waited for, before the next message about it goes out. */
const answerMs = 10_000

/**
 * The socket of openapi/README.md, with the access token of the moment each time it connects.
 *
 * A lost connection comes back by itself. One that the server ended, because it stops or because the token or the
 * session is over, does not: here it does, as long as somebody is signed in.
 */
export function openChannel(events: ChannelEvents): Channel {
  const pauseAfterEnd = createPace()
  const pauseAfterRenewal = createPace()
  let token: string | null = null
  let isClosed = false
  let isRenewing = false
  let isReplaced = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  const socket: Socket<Listening, Asking> = io(environment.socketUrl, {
    // Polling first would take five requests to arrive at the same connection; it stays for networks without WebSockets.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: (send) => {
      token = tokenSource().current()
      send({ token })
    },
  })
  const comeBack = (pauseMs: number) => {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      if (!isClosed && tokenSource().current() !== null) socket.disconnect().connect()
    }, pauseMs)
  }
  /** Another tab has the connection until somebody looks at this one; tabs would otherwise end those of each other. */
  const comeBackWhenLookedAt = () => {
    if (document.visibilityState !== 'visible') return
    stopWaiting()
    comeBack(0)
  }
  const stopWaiting = () => {
    if (!isReplaced) return
    isReplaced = false
    document.removeEventListener('visibilitychange', comeBackWhenLookedAt)
    window.removeEventListener('focus', comeBackWhenLookedAt)
  }
  const renew = async () => {
    // Each room may report an expired token; one renewal serves all of them.
    if (token === null || isRenewing) return
    isRenewing = true
    const renewed = await tokenSource()
      .renew(token)
      .finally(() => {
        isRenewing = false
      })
    if (renewed !== null) comeBack(pauseAfterRenewal())
  }

  socket.on('connect', events.connected)
  socket.on('connection.replaced', () => {
    isReplaced = true
    document.addEventListener('visibilitychange', comeBackWhenLookedAt)
    window.addEventListener('focus', comeBackWhenLookedAt)
  })
  socket.on('disconnect', (reason) => {
    events.disconnected()
    if (isReplaced) return
    if (reason === 'io server disconnect') comeBack(pauseAfterEnd())
  })
  socket.on('connect_error', (error) => {
    if (error.message === 'token_not_valid') void renew()
  })
  socket.on('answer.delta', (...event) => events.received('answer.delta', ...event))
  socket.on('answer.done', (...event) => events.received('answer.done', ...event))
  socket.on('dealer.message', (...event) => events.received('dealer.message', ...event))
  socket.on('manual.progress', (...event) => events.received('manual.progress', ...event))
  socket.on('machine.message', (...event) => events.received('machine.message', ...event))
  socket.on('machine.thread', (...event) => events.received('machine.thread', ...event))
  socket.on('notice.added', (...event) => events.received('notice.added', ...event))
  socket.on('order.changed', (...event) => events.received('order.changed', ...event))
  socket.on('orders.changed', (...event) => events.received('orders.changed', ...event))
  socket.on('stock.changed', (...event) => events.received('stock.changed', ...event))
  socket.on('payments.changed', (...event) => events.received('payments.changed', ...event))
  socket.on('maintenance_quote.changed', (...event) => events.received('maintenance_quote.changed', ...event))
  socket.on('quote.changed', (...event) => events.received('quote.changed', ...event))

  return {
    join: (room, readAgo) => socket.timeout(answerMs).emitWithAck('room.join', room, readAgo),
    leave: (room) => socket.timeout(answerMs).emitWithAck('room.leave', room),
    renew: () => void renew(),
    close: () => {
      isClosed = true
      stopWaiting()
      socket.disconnect()
    },
  }
}
