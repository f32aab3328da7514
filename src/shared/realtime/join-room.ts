import { whenOpened } from '../lib/next-task'
import type { Room, RoomHandlers } from './events'
import type { Membership, Rooms } from './rooms'

type JoinOptions = {
  /** Somebody waits for what the room sends. Otherwise, what is on the screen comes before what may change on it. */
  now?: boolean
}

let loading: Promise<Rooms> | undefined
let isOpening = true

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
  // Some of what a page opens with is asked for together with its document.
  const readAt = isOpening ? 0 : performance.now()
  let hasLeft = false
  const opened = whenOpened().then(() => {
    isOpening = false
  })
  const membership = (now ? loadRooms() : opened.then(loadRooms)).then((join) =>
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
