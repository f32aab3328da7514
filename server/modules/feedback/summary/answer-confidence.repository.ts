import { sql } from 'kysely'
import { confidenceValues } from '#contract/platform-limits'
import type { Database } from '../../../db/connection'
import { eachPeriod, type PeriodLength, startOf } from './each-period.repository'
import { down, type RatingCounts, rated, type SummaryFilter, up } from './feedback-summary.repository'

type Confidence = (typeof confidenceValues)[number]

/** Written from the manuals: answers from records and messages say nothing of them. */
const fromManuals = (answer: string) => sql<boolean>`${sql.ref(answer)} ->> 'engine' in ('extractive', 'model')`

/**
 * How certain the answers of each week or month were. Each confidence is read by the partial index that has its
 * conditions, word for word, so that no answer is opened, however many there are.
 */
export function countConfidences(db: Database, { assistant, period }: SummaryFilter, length: PeriodLength) {
  const answers = confidenceValues.map((confidence) => {
    let found = db
      .selectFrom('message')
      .where(sql<boolean>`answer ->> 'confidence' = ${sql.lit(confidence)}`)
      .where(fromManuals('answer'))
    if (period.from) found = found.where('created_at', '>=', period.from)
    if (period.before) found = found.where('created_at', '<', period.before)
    return found.select([sql`${sql.lit(confidence)}`.as('confidence'), 'created_at', 'conversation_id'])
  })
  const counts = confidenceValues.map(
    (confidence) => sql`(count(*) filter (where confidence = ${sql.lit(confidence)}))::int as ${sql.ref(confidence)}`,
  )
  const ofAssistant = sql`
    join conversation on conversation.id = answered.conversation_id and conversation.assistant = ${assistant}`
  const counted = sql`
    select ${startOf('answered.created_at', length)} as start, ${sql.join(counts)}
    from (${sql.join(answers, sql` union all `)}) as answered
    ${assistant ? ofAssistant : sql``}
    group by 1`
  return eachPeriod(db, counted, confidenceValues, length)
}

/** The ratings of a period, by how certain the rated answer was. */
export async function countByConfidence(
  db: Database,
  filter: SummaryFilter,
): Promise<Record<Confidence, RatingCounts>> {
  const rows = await rated(db, filter)
    .where(fromManuals('answer.answer'))
    .select(sql<Confidence>`answer.answer ->> 'confidence'`.as('confidence'))
    .select([up.as('up'), down.as('down')])
    .groupBy('confidence')
    .execute()
  const of = (confidence: Confidence) => {
    const found = rows.find((row) => row.confidence === confidence)
    return { up: found?.up ?? 0, down: found?.down ?? 0 }
  }
  return { sure: of('sure'), unsure: of('unsure'), none: of('none') }
}
