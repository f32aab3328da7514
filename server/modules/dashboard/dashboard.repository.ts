import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { QuestionScope, QuestionsOfDay } from './dashboard'

/** What the dashboard counts besides machines and manuals. */
export function createDashboardRepository(db: Database) {
  return {
    /** The questions of each UTC day since `since` that had any, told apart by what their answer says of itself. */
    questions(scope: QuestionScope, since: string): Promise<QuestionsOfDay[]> {
      const asked = db
        .selectFrom('message')
        .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
        .where('message.role', '=', 'assistant')
        .where('message.created_at', '>=', new Date(`${since}T00:00:00Z`))
      const own = { organization: 'conversation.organization_id', person: 'conversation.person_id' } as const
      return (scope.of === 'everybody' ? asked : asked.where(own[scope.of], '=', scope.id))
        .select([
          sql<string>`to_char(message.created_at at time zone 'UTC', 'YYYY-MM-DD')`.as('date'),
          sql<number>`count(*) filter (where not (message.answer ->> 'refused')::boolean)`.as('answered'),
          sql<number>`count(*) filter (where (message.answer ->> 'refused')::boolean)`.as('refused'),
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
