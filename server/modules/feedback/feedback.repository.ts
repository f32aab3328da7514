import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import { containsEveryWord } from '../../db/contains-every-word'
import { listOf } from '../../db/list-of'
import type { AssistantName } from '../../db/schema'
import type { Feedback, Period, Rating } from './feedback'

export interface FeedbackFilter {
  /** Each word must occur in the question, in the reason, or in the person's e-mail or name. */
  search: string
  rating?: Rating
  assistant?: AssistantName
  period: Period
}

/** How many rows of an export are read at once. */
const chunk = 500

/** Feedback in the database. */
export function createFeedbackRepository(db: Database) {
  return {
    /** A page of feedback, newest first. */
    async list(filter: FeedbackFilter, page: number, limit: number): Promise<{ items: Feedback[]; total: number }> {
      const { items, total } = await listOf(matching(db, filter), {
        page: { page, limit },
        sort: [
          ['feedback.created_at', 'desc'],
          ['feedback.id', 'desc'],
        ],
      })
      return { items: items.map(toFeedback), total }
    },

    async find(id: string): Promise<Feedback | undefined> {
      const row = await withItsAnswer(db).where('feedback.id', '=', id).executeTakeFirst()
      return row && toFeedback(row)
    },

    /** All feedback that a filter leaves, newest first, read a piece at a time. */
    async *all(filter: FeedbackFilter): AsyncGenerator<Feedback> {
      let rows = await newestFirst(matching(db, filter)).limit(chunk).execute()
      for (let last = rows.at(-1); last; last = rows.at(-1)) {
        yield* rows.map(toFeedback)
        const { moment, id } = last
        const older = sql<boolean>`(feedback.created_at, feedback.id) < (${moment}::timestamptz, ${id}::uuid)`
        rows = await newestFirst(matching(db, filter).where(older)).limit(chunk).execute()
      }
    },
  }
}

export type FeedbackRepository = ReturnType<typeof createFeedbackRepository>

type Matching = ReturnType<typeof matching>

const newestFirst = (found: Matching) => found.orderBy('feedback.created_at', 'desc').orderBy('feedback.id', 'desc')

function matching(db: Database, { search, rating, assistant, period }: FeedbackFilter) {
  let found = withItsAnswer(db).where(({ ref }) =>
    containsEveryWord(search, [
      ref('question.content'),
      ref('feedback.reason'),
      ref('person.email'),
      ref('person.first_name'),
      ref('person.last_name'),
    ]),
  )
  if (rating) found = found.where('feedback.rating', '=', rating)
  if (assistant) found = found.where('conversation.assistant', '=', assistant)
  if (period.from) found = found.where('feedback.created_at', '>=', period.from)
  if (period.before) found = found.where('feedback.created_at', '<', period.before)
  return found
}

/** Feedback with its answer, and with the person's last turn before that: the question. */
function withItsAnswer(db: Database) {
  return (
    db
      .selectFrom('feedback')
      .innerJoin('conversation', 'conversation.id', 'feedback.conversation_id')
      .innerJoin('person', 'person.id', 'feedback.person_id')
      .innerJoin('message as answer', 'answer.id', 'feedback.message_id')
      // The one that is chosen, or that the question names.
      .leftJoin('machine', (join) =>
        join.on(
          'machine.id',
          '=',
          sql<string | null>`coalesce(conversation.machine_id, (answer.answer ->> 'namedMachineId')::uuid)`,
        ),
      )
      .leftJoin('brand', 'brand.id', 'machine.brand_id')
      .leftJoin('organization', 'organization.id', 'feedback.organization_id')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('message')
            .whereRef('message.conversation_id', '=', 'answer.conversation_id')
            .whereRef('message.position', '<', 'answer.position')
            .where('message.role', '=', 'user')
            .orderBy('message.position', 'desc')
            .limit(1)
            .select('message.content')
            .as('question'),
        (join) => join.onTrue(),
      )
      .select([
        'feedback.id',
        'feedback.rating',
        'feedback.reason',
        'feedback.created_at',
        // To the microsecond, which a Date does not store.
        sql<string>`feedback.created_at::text`.as('moment'),
        'conversation.assistant',
        'conversation.id as conversation_id',
        'brand.name as brand',
        'machine.model',
        'question.content as question',
        'answer.content as answer',
        sql<Feedback['confidence']>`answer.answer ->> 'confidence'`.as('confidence'),
        'person.email as person',
        'organization.name as organization',
      ])
  )
}

type Row = Awaited<ReturnType<Matching['executeTakeFirstOrThrow']>>

function toFeedback({ brand, model, question, conversation_id, created_at, moment: _, ...row }: Row): Feedback {
  return {
    ...row,
    machine: brand === null || model === null ? null : `${brand} ${model}`,
    question: question ?? '',
    conversationId: conversation_id,
    givenAt: created_at,
  }
}
