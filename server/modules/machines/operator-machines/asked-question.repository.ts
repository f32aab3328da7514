import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { seesOperatorMachine } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database, Transaction } from '../../../db/connection'
import { personName } from '../../../db/person-name'
import type { Picture } from '../../pictures'
import type { AnswerPlace } from './message'

/** A question to the dealer, with the conversation that it was asked from, if it still exists. */
export interface Question {
  id: string
  conversationId: string | null
}

/** A question that was asked from a conversation, with what the dealership answered. */
export interface AskedQuestion {
  id: string
  /** Of the answer that did not help. */
  position: number
  threadId: string
  /** Its name. */
  dealership: string
  body: string
  createdAt: Date
  /** Oldest first. */
  replies: Reply[]
}

export interface Reply {
  id: string
  body: string
  /** Null if the account no longer exists. */
  author: string | null
  pictures: Picture[]
  /** ISO 8601, as JSON has it. */
  createdAt: string
}

/** Finds an assistant's answer in a person's own conversations. */
export const findAnswerPlace = (
  db: Database,
  { answerId, personId }: { answerId: string; personId: string },
): Promise<AnswerPlace | undefined> =>
  db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .where('message.id', '=', answerId)
    .where('message.role', '=', 'assistant')
    .where('conversation.person_id', '=', personId)
    .select(['message.conversation_id as conversationId', 'message.position'])
    .executeTakeFirst()

export const findQuestion = (trx: Transaction, operatorMachineId: string, id: string): Promise<Question | undefined> =>
  questions(trx, operatorMachineId).where('question.id', '=', id).executeTakeFirst()

/** Finds the newest question of a thread that was asked from a conversation, if nobody has answered it. */
export async function findUnansweredQuestion(
  trx: Transaction,
  operatorMachineId: string,
): Promise<Question | undefined> {
  const newest = await questions(trx, operatorMachineId)
    .where('question.asked_conversation_id', 'is not', null)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('operator_machine_message as reply')
          .whereRef('reply.reply_to', '=', 'question.id')
          .select('reply.id'),
      ).as('isAnswered'),
    )
    .orderBy('question.created_at', 'desc')
    .orderBy('question.id')
    .limit(1)
    .executeTakeFirst()
  return newest?.isAnswered ? undefined : newest
}

const questions = (db: Database, operatorMachineId: string) =>
  db
    .selectFrom('operator_machine_message as question')
    .where('question.operator_machine_id', '=', operatorMachineId)
    .where('question.asked_answer', 'is not', null)
    .select(['question.id', 'question.asked_conversation_id as conversationId'])

/** The questions that were asked from a conversation, oldest first, as far as the caller may see their threads. */
export const listAskedQuestions = (db: Database, caller: Caller, conversationId: string): Promise<AskedQuestion[]> =>
  db
    .selectFrom('operator_machine_message as question')
    .innerJoin('operator_machine', 'operator_machine.id', 'question.operator_machine_id')
    .innerJoin('organization as dealership', 'dealership.id', 'operator_machine.dealership_id')
    .where('question.asked_conversation_id', '=', conversationId)
    .where(seesOperatorMachine(caller))
    .select([
      'question.id',
      sql<number>`question.asked_position`.as('position'),
      'question.operator_machine_id as threadId',
      'dealership.name as dealership',
      'question.body',
      'question.created_at as createdAt',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('operator_machine_message as reply')
          .leftJoin('person', 'person.id', 'reply.person_id')
          .whereRef('reply.reply_to', '=', 'question.id')
          .select(['reply.id', 'reply.body', personName('person').as('author')])
          .select(sql<string>`to_json(reply.created_at) #>> '{}'`.as('createdAt'))
          .select((of) =>
            jsonArrayFrom(
              of
                .selectFrom('picture')
                .whereRef('picture.message_id', '=', 'reply.id')
                .select(['picture.id', 'picture.width', 'picture.height'])
                .orderBy('picture.position'),
            ).as('pictures'),
          )
          .orderBy('reply.created_at')
          .orderBy('reply.id'),
      ).as('replies'),
    )
    .orderBy('question.created_at')
    .orderBy('question.id')
    .execute()
