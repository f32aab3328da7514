import type { Database } from '../../../db/connection'
import { listOf } from '../../../db/list-of'
import type { Page } from '../../../db/on-page'
import { personName } from '../../../db/person-name'
import { within } from '../../../db/within'
import type { Period } from '../../../domain/period'
import type { PaymentAction } from './payment-action'

const entries = (db: Database) =>
  db
    .selectFrom('payment_audit')
    .leftJoin('person', 'person.id', 'payment_audit.person_id')
    .leftJoin('customer_order', 'customer_order.id', 'payment_audit.order_id')
    .select(['payment_audit.id', 'payment_audit.action', 'payment_audit.recorded_at as recordedAt'])
    .select(['payment_audit.order_id as orderId', 'payment_audit.payment_id as paymentId', 'customer_order.number'])
    .select(['payment_audit.amount', 'payment_audit.currency', 'payment_audit.text'])
    .select(personName('person').as('who'))

export type AuditRow = Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>

export interface AuditFilter {
  dealershipId: string
  action: PaymentAction | undefined
  period: Period
}

/** A page of the audit, the newest entry first. */
export const listAudit = (db: Database, { dealershipId, action, period }: AuditFilter, page: Page) =>
  listOf(
    entries(db)
      .where('payment_audit.organization_id', '=', dealershipId)
      .where(within('payment_audit.recorded_at', period)),
    { page, filter: { 'payment_audit.action': action }, sort: [['payment_audit.id', 'desc']] },
  )

/** The history of a payment, oldest first. */
export const auditOf = (
  db: Database,
  { id, dealershipId }: { id: string; dealershipId: string },
): Promise<AuditRow[]> =>
  entries(db)
    .where('payment_audit.organization_id', '=', dealershipId)
    .where('payment_audit.payment_id', '=', id)
    .orderBy('payment_audit.id')
    .execute()
