import type { Database } from '../../db/connection'
import type { Message } from './message'

interface NewMessage {
  operatorMachineId: string
  personId: string
  organizationId: string | null
  body: string
}

/** The threads between operators and dealerships on machines. */
export function createMessageRepository(db: Database) {
  return {
    /** A page of a thread, the newest first. */
    async list(
      operatorMachineId: string,
      { page, limit }: { page: number; limit: number },
    ): Promise<{ items: Message[]; total: number }> {
      const [items, { total }] = await Promise.all([
        messages(db)
          .where('message.operator_machine_id', '=', operatorMachineId)
          .orderBy('message.created_at', 'desc')
          .orderBy('message.id')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        db
          .selectFrom('operator_machine_message')
          .where('operator_machine_id', '=', operatorMachineId)
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { items, total }
    },

    async add({ operatorMachineId, personId, organizationId, body }: NewMessage): Promise<Message> {
      const { id } = await db
        .insertInto('operator_machine_message')
        .values({
          operator_machine_id: operatorMachineId,
          person_id: personId,
          organization_id: organizationId,
          body,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return messages(db)
        .where('message.operator_machine_id', '=', operatorMachineId)
        .where('message.id', '=', id)
        .executeTakeFirstOrThrow()
    },
  }
}

export type MessageRepository = ReturnType<typeof createMessageRepository>

const messages = (db: Database) =>
  db
    .selectFrom('operator_machine_message as message')
    .leftJoin('person', 'person.id', 'message.person_id')
    .leftJoin('organization', 'organization.id', 'message.organization_id')
    .select([
      'message.id',
      'message.body',
      'message.person_id as personId',
      'person.first_name as firstName',
      'person.last_name as lastName',
      'organization.name as organization',
      'message.created_at as createdAt',
    ])
