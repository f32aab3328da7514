import { type Kysely, sql } from 'kysely'

/** Payments (behaviour, section 8). organization_id is the dealership's in each table; amounts are in minor units. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type payment_state as enum (
      'PENDING', 'PAID', 'FAILED', 'EXPIRED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED', 'LATE')`.execute(db)
  await sql`
    create type refund_state as enum (
      'REQUESTED', 'PENDING', 'SUCCEEDED', 'REQUIRES_ACTION', 'FAILED', 'CANCELED')`.execute(db)
  await sql`create type dispute_state as enum ('OPEN', 'WON', 'LOST')`.execute(db)
  await sql`create type payout_state as enum ('PENDING', 'IN_TRANSIT', 'PAID', 'FAILED', 'CANCELED')`.execute(db)

  await sql`
    create table payment_account (
      organization_id uuid primary key references organization,
      provider_account text not null unique,
      charges_enabled boolean not null default false,
      payouts_enabled boolean not null default false,
      details_submitted boolean not null default false,
      requirements text[] not null default '{}',
      updated_at timestamptz not null default now()
    )`.execute(db)

  // session_*: the provider's checkout. failed_attempt: which of its attempts `failure` is about. is_late: the money came when the order could no longer be paid.
  await sql`
    create table payment (
      organization_id uuid not null,
      order_id uuid not null,
      id uuid not null unique default gen_random_uuid(),
      version integer not null default 1,
      state payment_state not null default 'PENDING',
      amount bigint not null check (amount > 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      session_id text unique,
      session_ends_at timestamptz,
      return_url text not null,
      intent_id text unique,
      charge_id text unique,
      captured_amount bigint not null default 0 check (captured_amount >= 0),
      fee_amount bigint,
      method text not null default '',
      failure text not null default '',
      failed_attempt text not null default '',
      is_late boolean not null default false,
      opened_by uuid references person on delete set null,
      paid_at timestamptz,
      created_at timestamptz not null default clock_timestamp(),
      primary key (organization_id, id),
      foreign key (organization_id, order_id) references customer_order (organization_id, id)
    )`.execute(db)
  await sql`create index on payment (organization_id, order_id)`.execute(db)
  await sql`create index on payment (organization_id, created_at, id)`.execute(db)
  await sql`create index on payment (organization_id, paid_at)`.execute(db)
  await sql`create index on payment (opened_by)`.execute(db)
  // Two tabs pay by one checkout.
  await sql`
    create unique index payment_open_key on payment (organization_id, order_id)
    where state in ('PENDING', 'FAILED')`.execute(db)

  await sql`
    create table payment_refund (
      organization_id uuid not null,
      payment_id uuid not null,
      id uuid not null unique default gen_random_uuid(),
      provider_refund text unique,
      state refund_state not null default 'REQUESTED',
      amount bigint not null check (amount > 0),
      reason text not null,
      failure text not null default '',
      requested_by uuid references person on delete set null,
      created_at timestamptz not null default clock_timestamp(),
      primary key (organization_id, payment_id, id),
      foreign key (organization_id, payment_id) references payment
    )`.execute(db)
  await sql`create index on payment_refund (requested_by)`.execute(db)

  await sql`
    create table payment_dispute (
      organization_id uuid not null,
      payment_id uuid not null,
      id uuid not null unique default gen_random_uuid(),
      provider_dispute text not null unique,
      state dispute_state not null,
      amount bigint not null check (amount >= 0),
      reason text not null default '',
      respond_by timestamptz,
      opened_at timestamptz not null,
      closed_at timestamptz,
      primary key (organization_id, payment_id, id),
      foreign key (organization_id, payment_id) references payment
    )`.execute(db)

  await sql`
    create table payment_payout (
      organization_id uuid not null references organization,
      id uuid not null unique default gen_random_uuid(),
      provider_payout text not null unique,
      state payout_state not null,
      amount bigint not null,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      failure text not null default '',
      arrives_at timestamptz not null,
      created_at timestamptz not null,
      primary key (organization_id, id)
    )`.execute(db)
  await sql`create index on payment_payout (organization_id, created_at, id)`.execute(db)

  // handled_at: once what the event is about has been read from the provider and stored.
  await sql`
    create table payment_event (
      id text primary key,
      type text not null,
      provider_account text not null,
      object_type text not null,
      object_id text not null,
      intent_id text,
      received_at timestamptz not null default clock_timestamp(),
      handled_at timestamptz
    )`.execute(db)
  await sql`create index on payment_event (received_at) where handled_at is null`.execute(db)

  await sql`
    create table payment_audit (
      organization_id uuid not null references organization,
      id bigint generated always as identity,
      action text not null,
      payment_id uuid,
      order_id uuid,
      person_id uuid,
      amount bigint,
      currency text,
      text text not null default '',
      recorded_at timestamptz not null default clock_timestamp(),
      primary key (organization_id, id),
      foreign key (organization_id, payment_id) references payment,
      foreign key (organization_id, order_id) references customer_order (organization_id, id),
      foreign key (person_id) references person on delete set null,
      check ((amount is null) = (currency is null))
    )`.execute(db)
  await sql`create index on payment_audit (organization_id, payment_id, id)`.execute(db)
  await sql`create index on payment_audit (organization_id, order_id)`.execute(db)
  await sql`create index on payment_audit (person_id)`.execute(db)
  // The person of an entry may be forgotten, as by the foreign key above.
  await sql`
    create trigger payment_audit_unchanged before update of
      organization_id, id, action, payment_id, order_id, amount, currency, text, recorded_at or delete on payment_audit
    for each statement execute function refuse_ledger_change()`.execute(db)
  await sql`
    create trigger payment_audit_kept before truncate on payment_audit
    for each statement execute function refuse_ledger_change()`.execute(db)

  // What was taken is never exceeded by what goes back, whatever the program does.
  await sql`
    create function check_refunds() returns trigger language plpgsql as $$
    declare taken bigint; returned bigint;
    begin
      select captured_amount into taken from payment
        where organization_id = new.organization_id and id = new.payment_id for update;
      select coalesce(sum(amount), 0) into returned from payment_refund
        where organization_id = new.organization_id and payment_id = new.payment_id
          and state not in ('FAILED', 'CANCELED');
      if returned > taken then raise exception 'refunds of % exceed what was captured', new.payment_id; end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger within_captured after insert or update on payment_refund
    for each row execute function check_refunds()`.execute(db)
}
