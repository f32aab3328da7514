import { sql } from 'kysely'
import { modelNameFor } from '../../access'
import type { Database } from '../../db/connection'

/** A message with the thread that it belongs to. */
export interface ThreadMessage {
  threadId: string
  dealership: { id: string; name: string }
  operator: { id: string; name: string }
  machine: string
  serialNumber: string
  words: string
  /** The organization that its author wrote for; null for a super user. */
  authorOrganizationId: string | null
}

export async function readThreadMessage(db: Database, messageId: string): Promise<ThreadMessage> {
  const sides = {
    dealership: sql.ref<string | null>('thread.dealership_id'),
    owner: sql.ref<string | null>('thread.organization_id'),
  }
  const row = await db
    .selectFrom('operator_machine_message as message')
    .innerJoin('operator_machine as thread', 'thread.id', 'message.operator_machine_id')
    .innerJoin('organization as dealership', 'dealership.id', 'thread.dealership_id')
    .innerJoin('organization as operator', 'operator.id', 'thread.organization_id')
    .innerJoin('machine', 'machine.id', 'thread.machine_id')
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .where('message.id', '=', messageId)
    .select(['thread.id', 'message.body', 'message.organization_id', 'message.asked_serial_number'])
    .select(['dealership.id as dealershipId', 'dealership.name as dealershipName'])
    .select(['operator.id as operatorId', 'operator.name as operatorName'])
    .select(sql<string>`concat_ws(' ', brand.name, ${modelNameFor(sides)})`.as('machine'))
    .executeTakeFirstOrThrow()
  return {
    threadId: row.id,
    dealership: { id: row.dealershipId, name: row.dealershipName },
    operator: { id: row.operatorId, name: row.operatorName },
    machine: row.machine,
    serialNumber: row.asked_serial_number ?? '',
    words: row.body,
    authorOrganizationId: row.organization_id,
  }
}

const activePeople = (db: Database, organizationId: string) =>
  db
    .selectFrom('person')
    .where('organization_id', '=', organizationId)
    .where('is_active', '=', true)
    .where('password_expires_at', 'is', null)
    .select('email')

/** The staff of a dealership: its Org Admins and Org Users. */
export async function emailsOfStaff(db: Database, dealershipId: string): Promise<string[]> {
  const rows = await activePeople(db, dealershipId)
    .where(sql<boolean>`groups && array['Org Admin', 'Org User']`)
    .execute()
  return rows.map(({ email }) => email)
}

/** Those of an operator's people who have written in a thread; its admins if nobody of them has. */
export async function emailsOfAskers(db: Database, operatorId: string, threadId: string): Promise<string[]> {
  const writers = await activePeople(db, operatorId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('operator_machine_message as message')
          .where('message.operator_machine_id', '=', threadId)
          .whereRef('message.person_id', '=', 'person.id')
          .select('message.id'),
      ),
    )
    .execute()
  if (writers.length > 0) return writers.map(({ email }) => email)
  const admins = await activePeople(db, operatorId).where(sql<boolean>`groups @> array['Org Admin']`).execute()
  return admins.map(({ email }) => email)
}
