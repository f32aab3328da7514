import { type Kysely, sql } from 'kysely'

/** Why endpoints and machines of a document were refused, in every language. Earlier reasons exist in English alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table telematics_source alter column last_failure type jsonb
      using case when last_failure is not null then jsonb_build_object('en', last_failure, 'es', last_failure) end`.execute(
    db,
  )
  await sql`
    update telematics_source set last_report = last_report || jsonb_build_object('refused', (
      select coalesce(jsonb_agg(
        machine || jsonb_build_object('reason', jsonb_build_object('en', machine->'reason', 'es', machine->'reason'))
        order by position), '[]')
      from jsonb_array_elements(last_report->'refused') with ordinality as refused (machine, position)))
    where last_report is not null`.execute(db)
}
