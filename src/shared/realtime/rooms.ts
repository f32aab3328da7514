import {
  type EventHandlers,
  type JoinAnswer,
  type ReceivedEvent,
  type Room,
  type RoomEvents,
  type RoomHandlers,
  roomOf,
} from './events'

/** A connection to the server as rooms need it. */
export type Channel = {
  /**
   * Both send now, only while connected; settled by the server's answer, rejected when none comes.
   * @param readAgo milliseconds since the data of the room were read, of which the server knows whether they have changed
   */
  join: (room: Room, readAgo: number) => Promise<JoinAnswer>
  leave: (room: Room) => Promise<unknown>
  /** Connects again with a renewed token. */
  renew: () => void
  close: () => void
}

export type ChannelEvents = {
  connected: () => void
  disconnected: () => void
  received: <Name extends keyof RoomEvents>(name: Name, ...event: ReceivedEvent<Name>) => void
}

export type Membership = {
  /** Whether the server lets us in; settles with its first answer, also when that takes a reconnection. */
  entered: Promise<boolean>
  leave: () => void
}

/** @param readAt when what the room keeps up to date was asked for, by `Date.now()` */
export type Rooms = (room: Room, handlers: RoomHandlers, readAt?: number) => Membership

type Entry = {
  /** With the time at which each has read. */
  members: Map<RoomHandlers, number>
  entered: Promise<boolean>
  settle: (ok: boolean) => void
  wasEntered: boolean
  /** When the last event came, as far as one is known. */
  changedAt: number
  /** Since when all events are known. */
  knownSince: number
}

/** How long a message to the server may take; it would otherwise not count as time since something was read. */
const TRANSIT_MS = 2000

/**
 * Rooms over one connection: opened with the first room, closed with the last. A room with several subscribers is
 * joined once; after a lost connection all rooms are joined again. The server checks asynchronously who may enter, so
 * each message about a room waits for the answer to the previous one: otherwise a leave could overtake the join before
 * it.
 */
export function createRooms(open: (events: ChannelEvents) => Channel): Rooms {
  const rooms = new Map<Room, Entry>()
  const inTurn = createTurns<Room>()
  let channel: Channel | undefined
  let isConnected = false

  const enter = (room: Room, entry: Entry) =>
    inTurn(room, async () => {
      if (!isConnected || rooms.get(room) !== entry) return
      // A connection that breaks meanwhile returns no answer; the room is joined again by the next one.
      const firstReadAt = Math.min(...entry.members.values())
      const askedAt = Date.now()
      const answer = await channel?.join(room, askedAt - firstReadAt + TRANSIT_MS)
      if (!answer || rooms.get(room) !== entry) return
      if (!answer.ok && answer.code === 'token_not_valid') return channel?.renew()
      if (answer.ok) {
        const isUncertain = entry.wasEntered || Date.now() - askedAt > TRANSIT_MS
        const hasMissed = isUncertain || answer.missed
        const changedAgo = isUncertain ? undefined : answer.changed_ago
        const changedAt = changedAgo === undefined ? undefined : Date.now() - changedAgo
        entry.wasEntered = true
        entry.knownSince = firstReadAt
        if (hasMissed) entry.changedAt = changedAt ?? Date.now()
        for (const [member, readAt] of entry.members) {
          // Who joined while the answer was on its way may have read before all others.
          if (readAt < firstReadAt) member.rejoined?.()
          else if (hasMissed) member.rejoined?.(changedAt)
        }
      }
      entry.settle(answer.ok)
    })

  const leave = (room: Room) =>
    inTurn(room, async () => {
      if (isConnected && !rooms.has(room)) await channel?.leave(room)
    })

  const events: ChannelEvents = {
    connected: () => {
      isConnected = true
      for (const [room, entry] of rooms) enter(room, entry)
    },
    disconnected: () => {
      isConnected = false
    },
    received: (name, ...event) => {
      const entry = rooms.get(roomOf(name, event[0]))
      if (!entry) return
      entry.changedAt = Date.now()
      const members: Iterable<EventHandlers> = entry.members.keys()
      for (const member of members) member[name]?.(...event)
    },
  }

  return (room, handlers, readAt = Date.now()) => {
    const entry = rooms.get(room) ?? newEntry()
    entry.members.set(handlers, readAt)
    // Since others are in it, all its events are known.
    if (entry.wasEntered && entry.knownSince > readAt) handlers.rejoined?.()
    else if (entry.wasEntered && entry.changedAt >= readAt) handlers.rejoined?.(entry.changedAt)
    if (!rooms.has(room)) {
      rooms.set(room, entry)
      channel ??= open(events)
      if (isConnected) enter(room, entry)
    }
    return {
      entered: entry.entered,
      leave: () => {
        entry.members.delete(handlers)
        if (entry.members.size > 0 || rooms.get(room) !== entry) return
        rooms.delete(room)
        entry.settle(false)
        if (rooms.size > 0) return leave(room)
        channel?.close()
        channel = undefined
        isConnected = false
      },
    }
  }
}

function newEntry(): Entry {
  let settle: (ok: boolean) => void = () => undefined
  const entered = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  const never = Number.NEGATIVE_INFINITY
  return { members: new Map(), entered, settle, wasEntered: false, changedAt: never, knownSince: never }
}

/**
 * Does what concerns the same thing in the order in which it was asked for, the next when the one before has ended;
 * different things do not wait for each other.
 */
function createTurns<Thing>(): (thing: Thing, act: () => Promise<void>) => void {
  const last = new Map<Thing, Promise<void>>()
  return (thing, act) => {
    const turn = (last.get(thing) ?? Promise.resolve()).then(act).catch(() => undefined)
    last.set(thing, turn)
    void turn.then(() => {
      if (last.get(thing) === turn) last.delete(thing)
    })
  }
}
