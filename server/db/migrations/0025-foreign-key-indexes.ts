import { type Kysely, sql } from 'kysely'

/** Each foreign key that had no index: deleting a referenced row, or filtering by it, read the whole table. */
const keys: [table: string, column: string][] = [
  ['activity', 'person_id'],
  ['bundle_part', 'part_id'],
  ['conversation', 'machine_id'],
  ['due_item', 'dealership_id'],
  ['due_item', 'done_by'],
  ['email', 'organization_id'],
  ['feedback', 'conversation_id'],
  ['feedback', 'organization_id'],
  ['feedback', 'person_id'],
  ['instance_task', 'dealership_id'],
  ['instance_task', 'kit_id'],
  ['instance_task', 'schedule_task_id'],
  ['link_request', 'answered_by'],
  ['link_request', 'dealership_id'],
  ['link_request', 'requested_by'],
  ['machine', 'owner_id'],
  ['machine', 'type_id'],
  ['machine_instance', 'variant_id'],
  ['manual', 'organization_id'],
  ['manual', 'uploaded_by'],
  ['operator_machine', 'dealership_id'],
  ['operator_machine_message', 'organization_id'],
  ['operator_machine_message', 'person_id'],
  ['portal_link', 'created_by'],
  ['portal_link', 'revoked_by'],
  ['reading', 'person_id'],
  ['reading', 'voided_by'],
  ['schedule_task', 'kit_id'],
  ['service_period', 'ended_by'],
  ['telematics_source', 'dealership_id'],
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of keys) {
    // Rows without a value reference nothing, and in some tables they are the most.
    await sql`
      create index on ${sql.table(table)} (${sql.ref(column)})
      where ${sql.ref(column)} is not null`.execute(db)
  }
}
