/** What the server tells, by the table in openapi/README.md. */
export type RoomEvents = {
  'answer.delta': { conversation_id: string; answer_id: string; text: string }
  'answer.done': { conversation_id: string; answer_id: string }
  'manual.progress': {
    manual_id: string
    machine_id: string
    status: 'QUEUED' | 'PROCESSING' | 'READY' | 'FAILED'
    pages: number | null
    pages_done: number
    reason: string | null
  }
  'machine.message': { operator_machine_id: string; message_id: string }
}

export type Room = `conversation:${string}` | `machine:${string}` | `operator-machine:${string}`

/** One for each event that matters to the listener. */
export type EventHandlers = { [Name in keyof RoomEvents]?: (payload: RoomEvents[Name]) => void }

export type RoomHandlers = EventHandlers & {
  /** The connection was lost and is back: what was told meanwhile was missed. */
  rejoined?: () => void
}

export type JoinAnswer =
  | { ok: true }
  | { ok: false; code: 'not_found' | 'token_not_valid' | 'password_change_required' }

/** The room that an event was sent to; the wire does not say it. */
export function roomOf(payload: RoomEvents[keyof RoomEvents]): Room {
  if ('conversation_id' in payload) return `conversation:${payload.conversation_id}`
  if ('operator_machine_id' in payload) return `operator-machine:${payload.operator_machine_id}`
  return `machine:${payload.machine_id}`
}
