import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { notFound } from '../../domain/domain-error'
import { periodOf } from '../../domain/period'
import type { PlatformHandlers } from '../../http/operation'
import { findOrder, findReturnsDue } from '../orders'
import { auditOf } from './audit/audit-list.repository'
import { csvReply } from './csv-reply.operations'
import { disputesOf } from './disputes/dispute.repository'
import { monthsOfPayments } from './figures.repository'
import { managedDealership } from './managed-dealership.operations'
import { managesMoney } from './manages-money'
import { findPaymentRow, listPayments, namesOf, type PaymentFilter } from './payment.repository'
import { detailsToWire, paymentToWire, payoutToWire } from './payment.wire'
import { paymentTable } from './payment-table.repository'
import { listPayouts } from './payouts/payout.repository'
import { findPayment } from './stored-payment.repository'

type Query = Parameters<PlatformHandlers['exportPayments']>[0]['query']

/** A dealership's money as its admins read it. */
export function paymentOperations(db: Database) {
  const filterOf = async (caller: Caller, query: Query): Promise<PaymentFilter> => {
    const { id, timeZone } = await managedDealership(db, caller, query.organization_id)
    const period = periodOf(timeZone, query.from, query.to)
    return { dealershipId: id, state: query.state, period, search: query.search }
  }

  return {
    listPayments: async ({ query, caller }) => {
      const { page, limit, sort_field: field, sort_direction: direction } = query
      const filter = await filterOf(caller, query)
      const { items, total } = await listPayments(db, filter, { field, direction }, { page, limit })
      return { status: 200, body: { items: items.map(paymentToWire), total, page, limit } }
    },

    exportPayments: async ({ query, caller, language }) =>
      csvReply('payments', paymentTable(db, await filterOf(caller, query), language)),

    getPayment: async ({ path, caller }) => {
      const [row, payment] = await Promise.all([findPaymentRow(db, path.id), findPayment(db, path.id)])
      if (!row || !payment || !managesMoney(caller, row.dealershipId)) throw notFound('Payment')
      const askers = payment.refunds.flatMap(({ requestedBy }) => requestedBy ?? [])
      const order = await findOrder(db, payment.orderId)
      const [names, returnsDue, disputes, history] = await Promise.all([
        namesOf(db, askers),
        // Money that came too late paid for none of them.
        order && !payment.isLate ? findReturnsDue(db, order) : [],
        disputesOf(db, row.id),
        auditOf(db, row),
      ])
      return { status: 200, body: detailsToWire({ row, payment, names, returnsDue, disputes, history }) }
    },

    getPaymentFigures: async ({ query, caller }) => {
      const dealership = await managedDealership(db, caller, query.organization_id)
      const months = await monthsOfPayments(db, dealership, query.months)
      const of = (amount: number, currency: string) => ({ amount, currency })
      return {
        status: 200,
        body: {
          months: months.map(({ month, currency, takings, refunds, fees, payouts }) => ({
            month,
            takings: of(takings, currency),
            refunds: of(refunds, currency),
            fees: of(fees, currency),
            payouts: of(payouts, currency),
          })),
        },
      }
    },

    listPayouts: async ({ query, caller }) => {
      const { page, limit, sort_field: field, sort_direction: direction, state } = query
      const { id, timeZone } = await managedDealership(db, caller, query.organization_id)
      const filter = { dealershipId: id, state, period: periodOf(timeZone, query.from, query.to) }
      const { items, total } = await listPayouts(db, filter, { field, direction }, { page, limit })
      return { status: 200, body: { items: items.map(payoutToWire), total, page, limit } }
    },
  } satisfies Pick<
    PlatformHandlers,
    'listPayments' | 'exportPayments' | 'getPayment' | 'getPaymentFigures' | 'listPayouts'
  >
}
