import { roomsOfQuote } from '../../access'
import type { Database } from '../../db/connection'
import type { Realtime } from '../../infrastructure/realtime/realtime'

/** Reports a changed maintenance quote to both sides; to the customer, once it was sent. */
export const announceMaintenanceQuote =
  (db: Database, realtime: Pick<Realtime, 'emit'>) =>
  async ({ quoteId }: { quoteId: string }): Promise<void> => {
    const quote = await db
      .selectFrom('maintenance_quote')
      .where('id', '=', quoteId)
      .select(['organization_id as dealershipId', 'operator_id as operatorId', 'valid_until as validUntil'])
      .executeTakeFirst()
    if (!quote) return
    const { dealershipId, operatorId, validUntil } = quote
    for (const { organizationId, rooms } of roomsOfQuote({ dealershipId, operatorId, createdBy: null })) {
      if (organizationId === operatorId && validUntil === null) continue
      realtime.emit(rooms, 'maintenance_quote.changed', { organization_id: organizationId, quote_id: quoteId })
    }
  }
