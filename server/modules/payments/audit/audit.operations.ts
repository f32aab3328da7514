import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { periodOf } from '../../../domain/period'
import type { PlatformHandlers } from '../../../http/operation'
import { csvReply } from '../csv-reply.operations'
import { managedDealership } from '../managed-dealership.operations'
import { auditToWire } from '../payment.wire'
import { auditTable } from '../payment-table.repository'
import { type AuditFilter, listAudit } from './audit-list.repository'

type Query = Parameters<PlatformHandlers['exportPaymentAudit']>[0]['query']

/** Who did what to money. */
export function auditOperations(db: Database) {
  const filterOf = async (caller: Caller, query: Query): Promise<AuditFilter> => {
    const { id, timeZone } = await managedDealership(db, caller, query.organization_id)
    return { dealershipId: id, action: query.action, period: periodOf(timeZone, query.from, query.to) }
  }
  return {
    listPaymentAudit: async ({ query, caller }) => {
      const { page, limit } = query
      const { items, total } = await listAudit(db, await filterOf(caller, query), { page, limit })
      return { status: 200, body: { items: items.map(auditToWire), total, page, limit } }
    },

    exportPaymentAudit: async ({ query, caller, language }) =>
      csvReply('payment-audit', auditTable(db, await filterOf(caller, query), language)),
  } satisfies Pick<PlatformHandlers, 'listPaymentAudit' | 'exportPaymentAudit'>
}
