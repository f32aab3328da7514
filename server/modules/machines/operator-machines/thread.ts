/** A closed thread leaves the dealership's work list; the operator's next message opens it again. */
export type ThreadStatus = 'OPEN' | 'CLOSED'

/** `MINE` is open and assigned to the reader. */
export type ThreadFilter = ThreadStatus | 'MINE' | 'ALL'

interface StaffMember {
  id: string
  name: string
}

/** How far the dealership is with what the operator wrote. */
export interface Thread {
  status: ThreadStatus
  version: number
  /** Who answers; null for nobody in particular. */
  assignee: StaffMember | null
}

export type ThreadEventKind = 'ASSIGNED' | 'UNASSIGNED' | 'CLOSED' | 'REOPENED'

interface ThreadState {
  status: ThreadStatus
  assigneeId: string | null
}

/** What is recorded of a change; nothing where it changes nothing. */
export function eventsOf(from: ThreadState, to: ThreadState): ThreadEventKind[] {
  const events: ThreadEventKind[] = []
  if (to.assigneeId !== from.assigneeId) events.push(to.assigneeId ? 'ASSIGNED' : 'UNASSIGNED')
  if (to.status !== from.status) events.push(to.status === 'CLOSED' ? 'CLOSED' : 'REOPENED')
  return events
}
