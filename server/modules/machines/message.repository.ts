import type { Database } from '../../db/connection'
import type { Message } from './message'

interface NewMessage {
  operatorMachineId: string
  personId: string
  organizationId: string | null
  body: string
  /** The same for every try to send it. */
  clientId: string | undefined
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

    /** What the person sent before under this id. */
    sentBefore: (operatorMachineId: string, personId: string, clientId: string): Promise<Message | undefined> =>
      messages(db)
        .where('message.operator_machine_id', '=', operatorMachineId)
        .where('message.person_id', '=', personId)
        .where('message.client_id', '=', clientId)
        .executeTakeFirst(),

    /** @returns undefined where the person's message with this client id is stored already */
    async add({ operatorMachineId, personId, organizationId, body, clientId }: NewMessage) {
      const added = await db
        .insertInto('operator_machine_message')
        .values({
          operator_machine_id: operatorMachineId,
          person_id: personId,
          organization_id: organizationId,
          body,
          client_id: clientId ?? null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) return undefined
      return messages(db)
        .where('message.operator_machine_id', '=', operatorMachineId)
        .where('message.id', '=', added.id)
        .executeTakeFirst()
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
