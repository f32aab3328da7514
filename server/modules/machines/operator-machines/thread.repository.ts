import { sql } from 'kysely'
import { isActiveStaff } from '../../../access'
import type { Database, Transaction } from '../../../db/connection'
import { personName } from '../../../db/person-name'
import type { ThreadEventKind, ThreadStatus } from './thread'

/** Locks a thread, so that two changes follow each other. The weaker lock lets messages be added meanwhile. */
export const lockThread = (trx: Transaction, id: string) =>
  trx
    .selectFrom('operator_machine')
    .where('id', '=', id)
    .select([
      sql<ThreadStatus>`thread_status`.as('status'),
      'thread_version as version',
      'thread_assignee_id as assigneeId',
    ])
    .forNoKeyUpdate()
    .executeTakeFirst()

interface ThreadState {
  status: ThreadStatus
  assigneeId: string | null
}

export const updateThread = (trx: Transaction, id: string, { status, assigneeId }: ThreadState) =>
  trx
    .updateTable('operator_machine')
    .set({ thread_status: status, thread_assignee_id: assigneeId, thread_version: sql`thread_version + 1` })
    .where('id', '=', id)
    .execute()

interface NewThreadEvent {
  threadId: string
  kind: ThreadEventKind
  personId: string
  /** Of an assignment. */
  assigneeId: string | null
}

export const insertThreadEvent = (trx: Transaction, { threadId, kind, personId, assigneeId }: NewThreadEvent) =>
  trx
    .insertInto('thread_event')
    .values({ operator_machine_id: threadId, kind, person_id: personId, assignee_id: assigneeId })
    .execute()

/** What was done about a thread, oldest first. */
export const listThreadEvents = (db: Database, threadId: string) =>
  db
    .selectFrom('thread_event')
    .leftJoin('person', 'person.id', 'thread_event.person_id')
    .leftJoin('person as assignee', 'assignee.id', 'thread_event.assignee_id')
    .where('operator_machine_id', '=', threadId)
    .select(['thread_event.id', sql<ThreadEventKind>`thread_event.kind`.as('kind')])
    .select([personName('person').as('by'), personName('assignee').as('assignee')])
    .select('thread_event.created_at as createdAt')
    .orderBy('thread_event.created_at')
    .execute()

/** Those of a dealership who may answer, by name. */
export const listStaff = (db: Database, dealershipId: string) =>
  db
    .selectFrom('person')
    .where('organization_id', '=', dealershipId)
    .where('password_expires_at', 'is', null)
    .where(isActiveStaff)
    .select(['id', sql<string>`${personName('person')}`.as('name')])
    .orderBy('name')
    .orderBy('id')
    .execute()
