import { roomsOfQuote } from '../../access'
import type { Database } from '../../db/connection'
import type { Realtime } from '../../infrastructure/realtime/realtime'
import { isInternal } from './quote'

/**
 * Reports a changed quote to both sides, so that lists and pages show it without a reload; to the customer, unless it is
 * the dealership's alone.
 */
export const announceQuote =
  (db: Database, realtime: Pick<Realtime, 'emit'>) =>
  async ({ quoteId }: { quoteId: string }): Promise<void> => {
    const quote = await db
      .selectFrom('quote')
      .where('id', '=', quoteId)
      .select(['organization_id as dealershipId', 'operator_id as operatorId', 'created_by as createdBy', 'status'])
      .executeTakeFirst()
    if (!quote) return
    for (const { organizationId, rooms } of roomsOfQuote(quote)) {
      if (organizationId === quote.operatorId && isInternal(quote.status)) continue
      realtime.emit(rooms, 'quote.changed', { organization_id: organizationId, quote_id: quoteId })
    }
  }
