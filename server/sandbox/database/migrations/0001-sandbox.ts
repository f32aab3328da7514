import { type Kysely, sql } from 'kysely'

/** Everything of the sandbox; its connections look for unqualified names in the schema `sandbox`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db)
  await createPayments(db)
  await createLedger(db)
  await createEvents(db)
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account (
      id text primary key,
      sequence bigint generated always as identity,
      email text,
      business_name text,
      country text not null,
      currency text not null,
      charges_enabled boolean not null default false,
      payouts_enabled boolean not null default false,
      details_submitted boolean not null default false,
      -- The bank that refuses payouts, to try them out.
      bank_refuses_payouts boolean not null default false,
      metadata jsonb not null,
      tax_settings jsonb not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create table account_link (
      id text primary key,
      account_id text not null references account,
      return_url text not null,
      refresh_url text not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`
    create table tax_registration (
      id text primary key,
      sequence bigint generated always as identity,
      account_id text not null references account,
      country text not null,
      country_options jsonb not null,
      active_from timestamptz not null,
      expires_at timestamptz,
      created_at timestamptz not null
    )`.execute(db)
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment_intent (
      id text primary key,
      account_id text not null references account,
      amount bigint not null check (amount > 0),
      currency text not null,
      status text not null check (status in ('requires_payment_method', 'requires_action', 'succeeded', 'canceled')),
      application_fee bigint not null check (application_fee between 0 and amount),
      description text,
      receipt_email text,
      last_error jsonb,
      -- The card whose authentication is awaited.
      awaiting_token text,
      latest_charge_id text,
      metadata jsonb not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create table checkout_session (
      id text primary key,
      account_id text not null references account,
      payment_intent_id text unique references payment_intent,
      status text not null check (status in ('open', 'complete', 'expired')),
      amount_total bigint not null check (amount_total > 0),
      currency text not null,
      line_items jsonb not null,
      parameters jsonb not null,
      metadata jsonb not null,
      customer_email text,
      customer_name text,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      check (status <> 'complete' or payment_intent_id is not null)
    )`.execute(db)
  await sql`create index on checkout_session (expires_at) where status = 'open'`.execute(db)
  await sql`
    create table charge (
      id text primary key,
      sequence bigint generated always as identity,
      account_id text not null references account,
      payment_intent_id text not null references payment_intent,
      amount bigint not null check (amount > 0),
      currency text not null,
      status text not null check (status in ('succeeded', 'failed')),
      failure_code text,
      failure_message text,
      decline_code text,
      card jsonb not null,
      refunds_fail boolean not null,
      dispute_due_at timestamptz,
      description text,
      customer_email text,
      customer_name text,
      metadata jsonb not null,
      created_at timestamptz not null
    )`.execute(db)
  // However many tabs pay at once: one capture for each payment, and one payment for each session.
  await sql`create unique index one_capture on charge (payment_intent_id) where status = 'succeeded'`.execute(db)
  await sql`create index on charge (account_id, sequence)`.execute(db)
  await sql`create index on charge (dispute_due_at) where dispute_due_at is not null`.execute(db)
  await sql`
    create table refund (
      id text primary key,
      sequence bigint generated always as identity,
      account_id text not null references account,
      charge_id text not null references charge,
      amount bigint not null check (amount > 0),
      currency text not null,
      status text not null check (status in ('pending', 'requires_action', 'succeeded', 'failed', 'canceled')),
      reason text,
      failure_reason text,
      metadata jsonb not null,
      due_at timestamptz not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index on refund (charge_id)`.execute(db)
  await sql`create index on refund (due_at) where status = 'pending'`.execute(db)
  await limitRefunds(db)
  await sql`
    create table dispute (
      id text primary key,
      sequence bigint generated always as identity,
      account_id text not null references account,
      charge_id text not null unique references charge,
      amount bigint not null check (amount > 0),
      currency text not null,
      status text not null check (status in ('needs_response', 'under_review', 'won', 'lost')),
      reason text not null,
      is_convincing boolean not null default false,
      evidence jsonb not null,
      due_at timestamptz not null,
      metadata jsonb not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create table payout (
      id text primary key,
      sequence bigint generated always as identity,
      account_id text not null references account,
      amount bigint not null check (amount > 0),
      currency text not null,
      status text not null check (status in ('in_transit', 'paid', 'failed')),
      failure_code text,
      bank_day bigint not null,
      arrives_at timestamptz not null,
      created_at timestamptz not null,
      unique (account_id, currency, bank_day)
    )`.execute(db)
}

/** Waits for other refunds of the charge, so that none of them is overlooked. */
async function limitRefunds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function check_refunds() returns trigger language plpgsql as $$
    declare
      captured bigint;
      refunded bigint;
    begin
      select amount into captured from charge where id = new.charge_id and status = 'succeeded' for update;
      select coalesce(sum(amount), 0) into refunded from refund
        where charge_id = new.charge_id and status in ('pending', 'requires_action', 'succeeded');
      if captured is null or refunded > captured then
        raise exception 'refunds of % exceed what was captured', new.charge_id
          using errcode = 'check_violation', constraint = 'refunds_within_captured';
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger refunds_within_captured after insert or update on refund
    for each row execute function check_refunds()`.execute(db)
}

async function createLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_transaction (
      id text primary key,
      sequence bigint generated always as identity,
      account_id text not null references account,
      kind text not null,
      source text not null,
      currency text not null,
      -- What the balance transaction shows; null for a movement that does not concern the account's balance.
      amount bigint,
      fee bigint not null,
      application_fee bigint not null,
      available_at timestamptz not null,
      created_at timestamptz not null,
      -- Whatever is repeated, each thing moves money once.
      unique (kind, source)
    )`.execute(db)
  await sql`create index on ledger_transaction (account_id, sequence)`.execute(db)
  await sql`
    create table ledger_entry (
      transaction_id text not null references ledger_transaction,
      ledger text not null check (ledger in (
        'customers', 'balance', 'fees', 'application_fees', 'refunds_in_transit', 'disputed', 'payouts_in_transit',
        'bank')),
      amount bigint not null check (amount <> 0),
      primary key (transaction_id, ledger)
    )`.execute(db)
  await sql`
    create function check_ledger() returns trigger language plpgsql as $$
    declare
      checked text := case tg_table_name when 'ledger_entry' then to_jsonb(new) ->> 'transaction_id' else to_jsonb(new) ->> 'id' end;
      total numeric;
      entries bigint;
      on_balance numeric;
      shown numeric;
    begin
      select coalesce(sum(amount), 0), count(*), coalesce(sum(amount) filter (where ledger = 'balance'), 0)
        into total, entries, on_balance from ledger_entry where transaction_id = checked;
      select coalesce(amount - fee, 0) into shown from ledger_transaction where id = checked;
      if total <> 0 or entries < 2 or on_balance <> shown then
        raise exception 'ledger transaction % does not balance', checked
          using errcode = 'check_violation', constraint = 'ledger_balances';
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of % are never changed', tg_table_name
        using errcode = 'check_violation', constraint = 'append_only';
    end $$`.execute(db)
  for (const table of ['ledger_transaction', 'ledger_entry']) {
    const name = sql.table(table)
    await sql`
      create constraint trigger ledger_balances after insert on ${name} deferrable initially deferred
      for each row execute function check_ledger()`.execute(db)
    await sql`
      create trigger append_only before update or delete or truncate on ${name}
      for each statement execute function refuse_change()`.execute(db)
  }
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event (
      id text primary key,
      sequence bigint generated always as identity,
      account_id text not null references account,
      type text not null,
      body jsonb not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create table event_delivery (
      id bigint generated always as identity primary key,
      event_id text not null references event,
      attempts integer not null default 0,
      due_at timestamptz not null,
      -- When it was taken over, or given up.
      ended_at timestamptz,
      last_outcome text
    )`.execute(db)
  await sql`create index on event_delivery (due_at) where ended_at is null`.execute(db)
  await sql`
    create table idempotency_key (
      account_id text not null,
      key text not null,
      fingerprint text not null,
      status integer,
      body jsonb,
      created_at timestamptz not null,
      primary key (account_id, key)
    )`.execute(db)
  await sql`create index on idempotency_key (created_at)`.execute(db)
}
