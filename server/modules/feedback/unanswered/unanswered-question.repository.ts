import { sql } from 'kysely'
import { catalogueOf, isOperatorMachineServed } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import type { AssistantName } from '../../../db/schema'

/** A question about a model that no manual answers, however often it was asked. */
export interface UnansweredQuestion {
  /** Of the last answer to it. */
  id: string
  question: string
  /** The words of earlier questions that it was understood by. */
  about: string[]
  machineId: string
  machineName: string
  dealershipId: string | null
  dealershipName: string | null
  count: number
  firstAskedAt: Date
  lastAskedAt: Date
  /** The caller's own conversation in which it was asked last. */
  conversation: { id: string; assistant: AssistantName } | null
}

interface UnansweredFilter {
  /** Undefined for those of all dealerships. */
  dealershipId: string | undefined
  machineId: string | undefined
  search: string
  since: Date
}

/** The model that is chosen, or that the question names. */
const askedModel = sql<string | null>`coalesce(conversation.machine_id, (message.answer ->> 'namedMachineId')::uuid)`

/**
 * Answers which say that no manual answers, as `message` of a `conversation`, each with the model, as `machine`, and the
 * dealership that could add a manual: the asker's own, or one that has assigned the model to the asker's organization and
 * serves it. Only models that the caller may see. Without those about no machine or about records, and those that a manual
 * may answer which is being read or has come since.
 */
export const unansweredQuestions = (db: Database, caller: Caller, since: Date) =>
  db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .innerJoin(catalogueOf(db, caller), (join) => join.on('machine.id', '=', askedModel))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('organization')
          .where('organization.type', '=', 'DEALERSHIP')
          .whereRef('organization.id', '=', 'conversation.organization_id')
          .select('organization.id')
          .union(
            eb
              .selectFrom('operator_machine')
              .whereRef('operator_machine.organization_id', '=', 'conversation.organization_id')
              .whereRef('operator_machine.machine_id', '=', 'machine.id')
              .where('operator_machine.removed_at', 'is', null)
              .where(isOperatorMachineServed)
              .select('operator_machine.dealership_id as id'),
          )
          .as('dealership'),
      (join) => join.onTrue(),
    )
    .where(sql<boolean>`message.answer ->> 'confidence' = 'none'`)
    // What a role does not see of its records no manual answers either.
    .where(sql<boolean>`message.answer ->> 'engine' is distinct from 'records'`)
    .where(sql<boolean>`message.answer ->> 'offTopic' is distinct from 'true'`)
    .where(sql<boolean>`coalesce(message.answer -> 'pendingManuals', '[]') = '[]'`)
    .where('message.created_at', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('manual')
            .whereRef('manual.machine_id', '=', 'machine.id')
            .where((eb) =>
              eb.or([
                eb('manual.organization_id', 'is', null),
                eb('manual.organization_id', '=', eb.ref('dealership.id')),
              ]),
            )
            .where('manual.status', '=', 'READY')
            .whereRef('manual.uploaded_at', '>', 'message.created_at')
            .select('manual.id'),
        ),
      ),
    )

/** A question and what it leans on, without case, accents, punctuation and spaces at its ends. */
const wording = sql`btrim(regexp_replace(
  plain_text(asked.content || ' ' || coalesce(message.answer ->> 'understoodAbout', '')),
  '[^[:alnum:]]+', ' ', 'g'))`

/** A page of the questions that a caller may see, the one asked last first; the same question is listed once for each model. */
export async function listUnansweredQuestions(
  db: Database,
  caller: Caller,
  { dealershipId, machineId, search, since }: UnansweredFilter,
  page: { page: number; limit: number },
): Promise<{ items: UnansweredQuestion[]; total: number }> {
  const ofLast = <Value>(column: ReturnType<typeof sql>) =>
    sql<Value>`(array_agg(${column} order by message.created_at desc, message.id))[1]`
  let found = unansweredQuestions(db, caller, since)
    .innerJoin('message as asked', (join) =>
      join
        .onRef('asked.conversation_id', '=', 'message.conversation_id')
        .on('asked.position', '=', sql<number>`message.position - 1`)
        .on('asked.role', '=', 'user'),
    )
    .leftJoin('organization as named', 'named.id', 'dealership.id')
  // What was asked before people could read that their words are listed has no such mark, and is only counted.
  found = found.where(sql<boolean>`message.answer ? 'offTopic'`)
  if (dealershipId) found = found.where('dealership.id', '=', dealershipId)
  if (machineId) found = found.where('machine.id', '=', machineId)
  const questions = found
    .groupBy(['machine.id', 'machine.brand_name', 'machine.model', 'dealership.id', 'named.name', wording])
    .select([
      ofLast<string>(sql`message.id`).as('id'),
      ofLast<string>(sql`asked.content`).as('question'),
      ofLast<string[]>(sql`coalesce(message.answer -> 'understoodAbout', '[]')`).as('about'),
      'machine.id as machineId',
      sql<string>`machine.brand_name || ' ' || machine.model`.as('machineName'),
      'dealership.id as dealershipId',
      'named.name as dealershipName',
      sql<number>`count(*)::int`.as('count'),
      sql<Date>`min(message.created_at)`.as('firstAskedAt'),
      sql<Date>`max(message.created_at)`.as('lastAskedAt'),
      ofLast<UnansweredQuestion['conversation']>(sql`case when conversation.person_id = ${caller.userId}
        then json_build_object('id', conversation.id, 'assistant', conversation.assistant) end`).as('conversation'),
    ])
  return listOf(db.selectFrom(questions.as('unanswered')).selectAll(), {
    page,
    search: { text: search, in: ['question', 'machineName'] },
    sort: [['lastAskedAt', 'desc'], 'id', 'dealershipId'],
  })
}
