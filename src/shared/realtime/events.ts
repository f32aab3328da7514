import { eventRooms, type Room, type RoomEvents } from '#contract/events'

export type { Room, RoomEvents }

/** One for each event that matters to the listener. */
export type EventHandlers = { [Name in keyof RoomEvents]?: EventHandler<Name> }

/** With the id of the request that caused it (`own-changes`). */
export type ReceivedEvent<Name extends keyof RoomEvents> = [payload: RoomEvents[Name], changeId?: string]
type EventHandler<Name extends keyof RoomEvents> = (...event: ReceivedEvent<Name>) => void

export type RoomHandlers = EventHandlers & {
  /**
   * Events were missed: the connection was lost and is back, or they came before the room was entered.
   * @param changedAt when the last of them came at the latest, where that is known
   */
  rejoined?: (changedAt?: number) => void
}

export type JoinAnswer =
  | { ok: true; missed?: boolean; changed_ago?: number }
  | { ok: false; code: 'not_found' | 'token_not_valid' | 'password_change_required' }

/** The room that an event was sent to; the message itself does not name it. */
export function roomOf<Name extends keyof RoomEvents>(name: Name, payload: RoomEvents[Name]): Room {
  const { kind, idField } = eventRooms[name]
  return `${kind}:${new Map(Object.entries(payload)).get(idField)}`
}
