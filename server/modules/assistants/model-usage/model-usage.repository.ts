import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import type { Day } from '../../../domain/day'
import type { TokenUsage, Usage } from './model-usage'
import { firstDay, type Month, month } from './month'

export interface DayOfUsage extends Usage {
  /** As in `2026-11-21`. */
  day: string
}

interface AddUsage {
  organizationId: string
  /** A moment of the day (UTC). */
  at: Date
  usage: TokenUsage
}

export function createModelUsageRepository(db: Database) {
  return {
    /** Adds one answer to a day. */
    async add({ organizationId, at, usage }: AddUsage): Promise<void> {
      await db
        .insertInto('model_usage')
        .values({
          organization_id: organizationId,
          day: at.toISOString().slice(0, 10),
          input_tokens: usage.inputTokens,
          output_tokens: usage.outputTokens,
          answers: 1,
        })
        .onConflict((conflict) =>
          conflict.columns(['organization_id', 'day']).doUpdateSet(({ eb, ref }) => ({
            input_tokens: eb('model_usage.input_tokens', '+', ref('excluded.input_tokens')),
            output_tokens: eb('model_usage.output_tokens', '+', ref('excluded.output_tokens')),
            answers: eb('model_usage.answers', '+', 1),
          })),
        )
        .execute()
    },

    /** Each day of a month, oldest first; a day without use has zeros. */
    async daysOf(organizationId: string, of: Month): Promise<DayOfUsage[]> {
      const { rows } = await sql<DayOfUsage>`
        select to_char(calendar.day, 'YYYY-MM-DD') as day, coalesce(input_tokens, 0) as "inputTokens",
          coalesce(output_tokens, 0) as "outputTokens", coalesce(answers, 0) as answers
        from generate_series(${firstDay(of)}::date, ${firstDay(of, 1)}::date - 1, '1 day') as calendar (day)
        left join model_usage on model_usage.organization_id = ${organizationId}
          and model_usage.day = calendar.day::date
        order by calendar.day`.execute(db)
      return rows
    },

    /** The tokens of a month, input and output. */
    async sumOf(organizationId: string, of: Month): Promise<number> {
      const { rows } = await sql<{ tokens: number }>`
        select coalesce(sum(input_tokens + output_tokens), 0)::bigint as tokens
        from model_usage
        where organization_id = ${organizationId} and day >= ${firstDay(of)} and day < ${firstDay(of, 1)}`.execute(db)
      return rows[0]?.tokens ?? 0
    },

    /** The first month with use that is stored; null if there is none. */
    async firstMonth(organizationId: string): Promise<Month | null> {
      const { rows } = await sql<{ month: string | null }>`
        select to_char(min(day), 'YYYY-MM') as month
        from model_usage where organization_id = ${organizationId}`.execute(db)
      const first = rows[0]?.month
      return first ? month(first) : null
    },

    async deleteBefore(day: Day): Promise<void> {
      await sql`delete from model_usage where day < ${day}`.execute(db)
    },
  }
}

export type ModelUsageRepository = ReturnType<typeof createModelUsageRepository>
