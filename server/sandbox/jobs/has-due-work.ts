import { sql } from 'kysely'
import type { SandboxDatabase } from '../database/open-sandbox-database'
import { undecided } from '../disputes/undecided'

/** Whether anything is due, in one statement over small indexes. Payouts may be due whenever money is available. */
export async function hasDueWork(db: SandboxDatabase, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_due: boolean }>`
    select exists (select from event_delivery where ended_at is null and due_at <= ${now})
      or exists (select from checkout_session where status = 'open' and expires_at <= ${now})
      or exists (select from refund where status in ('pending', 'requires_action') and due_at <= ${now})
      or exists (select from charge where dispute_due_at is not null and dispute_due_at <= ${now})
      or exists (select from dispute where status = any (${undecided}) and due_at <= ${now})
      or exists (select from payout where status = 'in_transit' and arrives_at <= ${now})
      or exists (
        select from ledger_transaction as received join account on account.id = received.account_id
        where payouts_enabled and available_at <= ${now} and received.amount > 0 and not exists (
          select from payout where payout.account_id = received.account_id and payout.currency = received.currency
            and payout.created_at >= received.available_at))
      as is_due`.execute(db)
  return rows[0]?.is_due ?? false
}
