import type { Transaction } from '../../db/connection'
import type { MaintenanceQuoteStatus } from '../../db/schema'
import { transition } from '../../db/transition'
import { publish } from '../../events/unit-of-work'
import { isEnd, maintenanceQuoteStates } from './maintenance-quote'
import { maintenanceQuoteMoved, maintenanceQuotesEnded } from './maintenance-quote.events'
import { closeLines, lockQuote } from './stored-quote.repository'

/** Withdraws what a dealership has open with an operator that it no longer serves: nobody could complete it. */
export async function withdrawQuotesOfService(
  trx: Transaction,
  { dealershipId, operatorId }: { dealershipId: string; operatorId: string },
): Promise<void> {
  const quotes = await trx
    .selectFrom('maintenance_quote')
    .where('organization_id', '=', dealershipId)
    .where('operator_id', '=', operatorId)
    .where('status', 'not in', ['DECLINED', 'EXPIRED', 'WITHDRAWN', 'COMPLETED'])
    .select('id')
    .orderBy('id')
    .execute()
  const withdrawn: { quoteId: string; from: MaintenanceQuoteStatus }[] = []
  for (const { id } of quotes) {
    const quote = await lockQuote(trx, id)
    if (!quote || isEnd(quote.status)) continue
    await closeLines(trx, quote)
    const set = { updated_at: new Date() }
    await transition(trx, maintenanceQuoteStates, quote, { to: 'WITHDRAWN', by: { actors: ['system'] }, set })
    await publish(
      trx,
      maintenanceQuoteMoved({ quoteId: id, from: quote.status, to: 'WITHDRAWN', cause: 'service_ended' }),
    )
    withdrawn.push({ quoteId: id, from: quote.status })
  }
  if (withdrawn.length > 0) await publish(trx, maintenanceQuotesEnded({ dealershipId, operatorId, quotes: withdrawn }))
}
