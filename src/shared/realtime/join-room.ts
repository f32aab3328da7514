import { FRESH_MS } from '../config'
import { isOpening, whenOpened } from '../lib/next-task'
import type { Room, RoomHandlers } from './events'
import type { Membership, Rooms } from './rooms'

type JoinOptions = {
  /** Somebody waits for what the room sends. Otherwise, what is on the screen comes before what may change on it. */
  now?: boolean
}

let loading: Promise<Rooms> | undefined

function loadRooms(): Promise<Rooms> {
  loading ??= Promise.all([import('./rooms'), import('./open-channel')]).then(([{ createRooms }, { openChannel }]) =>
    createRooms(openChannel),
  )
  // The next one tries again to load what did not load now.
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/**
 * Enters a room and calls the handlers with its events, until `leave`.
 *
 * The socket's code is loaded with the first room, and its connection lives as long as there is one.
 */
export function joinRoom(room: Room, handlers: RoomHandlers, { now = false }: JoinOptions = {}): Membership {
  // Some of what a page opens with is asked for together with its document; later, what is still fresh is not asked for again.
  const readAt = isOpening() ? performance.timeOrigin : Date.now() - FRESH_MS
  let hasLeft = false
  const membership = (now ? loadRooms() : whenOpened().then(loadRooms)).then((join) =>
    hasLeft ? undefined : join(room, handlers, readAt),
  )
  return {
    entered: membership.then(
      (joined) => joined?.entered ?? false,
      () => false,
    ),
    leave: () => {
      hasLeft = true
      membership.then((joined) => joined?.leave()).catch(() => undefined)
    },
  }
}
