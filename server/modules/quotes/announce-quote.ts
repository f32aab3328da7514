import { roomsOfQuote } from '../../access'
import type { Realtime } from '../../infrastructure/realtime/realtime'

interface ChangedQuote {
  quoteId: string
  dealershipId: string
  operatorId: string
  createdBy: string | null
}

/** Reports a changed quote to both sides, so that lists and pages show it without a reload. */
export const announceQuote =
  (realtime: Pick<Realtime, 'emit'>) =>
  ({ quoteId, ...sides }: ChangedQuote): void => {
    for (const { organizationId, rooms } of roomsOfQuote(sides)) {
      realtime.emit(rooms, 'quote.changed', { organization_id: organizationId, quote_id: quoteId })
    }
  }
