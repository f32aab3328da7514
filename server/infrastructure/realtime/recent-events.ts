/** How long events are remembered: whoever enters a room later reads again anyway. */
const REMEMBERED_MS = 60_000

export interface RecentEvents {
  /** An event was sent to rooms, by this process or another one. */
  record(rooms: Iterable<string>): void
  /**
   * How many milliseconds ago rooms had their last event; infinitely many for a time that is not remembered.
   * @param ageMs milliseconds before now; undefined if there was none within them
   */
  lastEventWithin(rooms: readonly string[], ageMs: number): number | undefined
  /** Events of other processes may have been missed until now. */
  clear(): void
}

/**
 * Remembers when each room had its last event, so that a client that enters a room a while after it read the data learns
 * whether they may have changed, instead of reading them twice.
 * @param now milliseconds of a clock that never goes back
 */
export function createRecentEvents(now: () => number = () => performance.now()): RecentEvents {
  let knownSince = now()
  /** The oldest first. */
  const lastEvents = new Map<string, number>()
  return {
    record(rooms) {
      for (const room of rooms) {
        lastEvents.delete(room)
        lastEvents.set(room, now())
      }
      for (const [room, time] of lastEvents) {
        if (time >= now() - REMEMBERED_MS) break
        lastEvents.delete(room)
      }
    },
    lastEventWithin(rooms, ageMs) {
      const time = now()
      if (ageMs > REMEMBERED_MS || time - ageMs < knownSince) return Number.POSITIVE_INFINITY
      const last = Math.max(...rooms.map((room) => lastEvents.get(room) ?? Number.NEGATIVE_INFINITY))
      return time - last <= ageMs ? time - last : undefined
    },
    clear() {
      knownSince = now()
      lastEvents.clear()
    },
  }
}
