import { type Kysely, sql } from 'kysely'

/** Quotes end with the service: those that were left open by services which had ended before end now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // As text, because values of an enum that were added in the same transaction cannot be used in it.
  await sql`
    with ended as (
      update quote
      set status = (
          case before.status::text
            when 'DRAFT' then 'DISCARDED'
            when 'REQUESTED' then 'CANCELLED'
            when 'IN_REVIEW' then 'CANCELLED'
            else 'WITHDRAWN'
          end)::quote_status,
        version = quote.version + 1, updated_at = now()
      from quote as before
      where before.organization_id = quote.organization_id and before.id = quote.id
        and before.status::text in ('DRAFT', 'REQUESTED', 'IN_REVIEW', 'SENT', 'REVISION_REQUESTED')
        and exists (
          select from service_period as period
          where period.dealership_id = quote.organization_id and period.operator_id = quote.operator_id)
        and not exists (
          select from service_period as period
          where period.dealership_id = quote.organization_id and period.operator_id = quote.operator_id
            and period.ended_at is null)
      returning quote.id, before.status::text as from_status, quote.status::text as to_status
    )
    insert into state_change (record_type, record_id, from_status, to_status, actors)
    select 'quote', id, from_status, to_status, array['system'] from ended`.execute(db)
}
