import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { QuestionScope, QuestionsOfDay } from './dashboard'

const confidence = sql`message.answer ->> 'confidence'`

/** What the dashboard counts besides machines and manuals. */
export function createDashboardRepository(db: Database) {
  return {
    /**
     * The questions of each UTC day since `since` that had any, by the confidence of their answer. One that is certain
     * without a citation is no answer from the manuals: a greeting, or that they are still being read.
     */
    questions(scope: QuestionScope, since: string): Promise<QuestionsOfDay[]> {
      const asked = db
        .selectFrom('message')
        .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
        .where('message.role', '=', 'assistant')
        .where(sql<boolean>`not (${confidence} = 'sure' and message.answer -> 'citations' = '[]')`)
        .where('message.created_at', '>=', new Date(`${since}T00:00:00Z`))
      const own = { organization: 'conversation.organization_id', person: 'conversation.person_id' } as const
      return (scope.of === 'everybody' ? asked : asked.where(own[scope.of], '=', scope.id))
        .select([
          sql<string>`to_char(message.created_at at time zone 'UTC', 'YYYY-MM-DD')`.as('date'),
          sql<number>`count(*) filter (where ${confidence} = 'sure')`.as('sure'),
          sql<number>`count(*) filter (where ${confidence} = 'unsure')`.as('unsure'),
          sql<number>`count(*) filter (where ${confidence} = 'none')`.as('none'),
        ])
        .groupBy('date')
        .execute()
    },

    /** Accounts that can sign in; one is `invited` as long as its password is the temporary one. */
    people(organizationId: string): Promise<{ active: number; invited: number }> {
      return db
        .selectFrom('person')
        .where('organization_id', '=', organizationId)
        .where('is_active', '=', true)
        .select([
          sql<number>`count(*) filter (where password_expires_at is null)`.as('active'),
          sql<number>`count(*) filter (where password_expires_at is not null)`.as('invited'),
        ])
        .executeTakeFirstOrThrow()
    },
  }
}

export type DashboardRepository = ReturnType<typeof createDashboardRepository>
