import { type Kysely, sql } from 'kysely'

/**
 * Each offer of a quote as it was sent: a revision changes lines and prices of the quote itself. What was sent before
 * offers were stored is known where nothing has changed since.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quote_offer (
      organization_id uuid not null,
      quote_id uuid not null,
      number integer not null check (number > 0),
      sent_at timestamptz not null default now(),
      valid_until date not null,
      comment text not null default '',
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      tax_basis_points integer not null,
      subtotal_amount bigint not null,
      core_charge_amount bigint not null,
      tax_amount bigint not null,
      total_amount bigint not null,
      lines jsonb not null,
      primary key (organization_id, quote_id, number),
      foreign key (organization_id, quote_id) references quote (organization_id, id) on delete cascade
    )`.execute(db)
  await sql`
    insert into quote_offer (organization_id, quote_id, number, sent_at, valid_until, comment, currency, tax_basis_points,
      subtotal_amount, core_charge_amount, tax_amount, total_amount, lines)
    select quote.organization_id, quote.id, 1, coalesce(sent.at, quote.updated_at), quote.valid_until, quote.comment,
      quote.currency, quote.tax_basis_points, quote.subtotal_amount, quote.core_charge_amount, quote.tax_amount,
      quote.total_amount, content.lines
    from quote
    cross join lateral (
      select max(changed_at) as at from state_change
      where record_type = 'quote' and record_id = quote.id and to_status = 'SENT' and from_status <> 'SENT') as sent
    cross join lateral (
      select jsonb_agg(jsonb_build_object('partNumber', part_number, 'description', description, 'quantity', quantity,
        'unitAmount', unit_amount, 'coreChargeAmount', core_charge_amount) order by position) as lines
      from quote_line as line
      where line.organization_id = quote.organization_id and line.quote_id = quote.id) as content
    where quote.status in ('SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'CONVERTED')
      and quote.valid_until is not null and content.lines is not null`.execute(db)
}
