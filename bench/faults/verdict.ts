import { sql } from 'kysely'
import type { Database } from '../../server/db/connection'
import type { Told } from './customer'

/** How one order stands after everything. */
export interface Outcome {
  orderId: string
  status: string
  paymentStatus: string
  /** Successful charges of it at the provider. */
  charges: number
  /** What the provider took, in minor units. */
  charged: number
  /** What the product has stored as taken. */
  captured: number
  total: number
  /** Pieces that the stock holds for it. */
  reserved: number
  ordered: number
  /** E-mails to the customer that the payment was received. */
  emails: number
}

/** Every order of the run, as the product, the provider's ledger and the outbox have it. */
export async function readOutcomes(db: Database, orderIds: readonly string[]): Promise<Outcome[]> {
  const { rows } = await sql<Outcome>`
    select o.id as "orderId", o.status, o.payment_status as "paymentStatus", o.total_amount as total,
      (select count(*)::int from sandbox.charge c
        where c.metadata->>'order_id' = o.id::text and c.status = 'succeeded') as charges,
      (select coalesce(sum(c.amount), 0)::int from sandbox.charge c
        where c.metadata->>'order_id' = o.id::text and c.status = 'succeeded') as charged,
      (select coalesce(sum(p.captured_amount), 0)::int from payment p where p.order_id = o.id) as captured,
      (select sum(l.reserved)::int from order_line l where l.order_id = o.id) as reserved,
      (select sum(l.quantity)::int from order_line l where l.order_id = o.id) as ordered,
      (select count(*)::int from email e where e.kind = 'payment' and e.text like '%' || o.id || '%') as emails
    from customer_order o where o.id = any(${orderIds})`.execute(db)
  return rows
}

/** Pieces that the stock has reserved beyond what orders have; anything but 0 is lost stock. */
export async function strayReservations(db: Database): Promise<number> {
  const { rows } = await sql<{ stray: number }>`
    select ((select coalesce(sum(reserved), 0) from stock_level)
      - (select coalesce(sum(reserved), 0) from order_line))::int as stray`.execute(db)
  return rows[0]?.stray ?? 0
}

/** The sum of the provider's ledger; anything but 0 is money out of nothing. */
export async function ledgerSum(db: Database): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::int as sum from sandbox.ledger_entry`.execute(db)
  return rows[0]?.sum ?? 0
}

const isPaid = ({ status, paymentStatus }: Outcome) => status === 'PAID' && paymentStatus === 'PAID'

/** What is wrong with an order and with what its customer was told; empty if nothing is. */
export function faultsOf(outcome: Outcome, told: Told): string[] {
  const { charges, charged, captured, total, reserved, ordered, emails } = outcome
  const paid = isPaid(outcome)
  return [
    charges > 1 && `charged ${charges} times`,
    charges === 1 && charged !== total && `charged ${charged} instead of ${total}`,
    captured !== charged && `the product stored ${captured}, the provider took ${charged}`,
    charges === 1 && !paid && `charged, but ${outcome.status} and ${outcome.paymentStatus}`,
    charges === 0 && paid && 'paid without a charge',
    told === 'paid' && !paid && 'the customer was told that it is paid',
    told === 'declined' && paid && 'the customer was told that the card was declined',
    reserved !== (paid ? ordered : 0) && `${reserved} of ${ordered} pieces are reserved`,
    emails !== (paid ? 1 : 0) && `${emails} e-mails report the payment`,
  ].filter((fault) => fault !== false)
}
