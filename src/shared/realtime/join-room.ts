import { whenOpened } from '../lib/next-task'
import type { Room, RoomHandlers } from './events'
import type { Membership } from './rooms'

let joining: Promise<(room: Room, handlers: RoomHandlers) => Membership> | undefined

async function openRooms() {
  // What is on the screen comes before what may change on it.
  await whenOpened()
  const [{ createRooms }, { openChannel }] = await Promise.all([import('./rooms'), import('./open-channel')])
  return createRooms(openChannel)
}

/**
 * Enters a room and calls the handlers with its events, until `leave`.
 *
 * The socket's code is loaded with the first room, and its connection lives as long as there is one.
 */
export function joinRoom(room: Room, handlers: RoomHandlers): Membership {
  joining ??= openRooms()
  // The next one tries again to load what did not load now.
  joining.catch(() => {
    joining = undefined
  })
  let hasLeft = false
  const membership = joining.then((join) => (hasLeft ? undefined : join(room, handlers)))
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
