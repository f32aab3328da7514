import type { IoSocket } from './io'

/** A tab has one; more than anybody has in view. */
export const MAX_SOCKETS_OF_PERSON = 20

/**
 * Closes the oldest socket of a person who opens too many, because the newest belongs to the tab that they look at. The
 * web app's then waits until somebody looks at its tab again.
 */
export function createSocketLimit() {
  /** The oldest first. */
  const socketsOf = new Map<string, Set<IoSocket>>()
  return (socket: IoSocket): void => {
    const { userId } = socket.data.admission.caller
    const sockets = socketsOf.get(userId) ?? new Set()
    socketsOf.set(userId, sockets.add(socket))
    socket.once('disconnect', () => {
      sockets.delete(socket)
      if (sockets.size === 0) socketsOf.delete(userId)
    })
    const [oldest] = sockets
    if (sockets.size <= MAX_SOCKETS_OF_PERSON || !oldest) return
    oldest.emit('connection.replaced', {})
    oldest.disconnect(true)
  }
}
