import type { Transaction } from '../../db/connection'
import { transition } from '../../db/transition'
import { assertCanMove } from '../../domain/state-table'
import { publish } from '../../events/unit-of-work'
import { lockForChange, type QuoteChange } from './lock-for-change'
import { assertStillValid, isEnd, type LineDecision, maintenanceQuoteStates, statusAfter } from './maintenance-quote'
import { maintenanceQuoteMoved } from './maintenance-quote.events'
import { closeLines, readLines, storeDecisions } from './stored-quote.repository'

interface AnswerQuote extends Omit<QuoteChange, 'personId'> {
  /** Absent for who answers by a link. */
  personId?: string | undefined
  /** By the line's id. */
  decisions: ReadonlyMap<string, LineDecision>
  reason: string
}

/**
 * Records what the customer decided on each line.
 * @throws DomainError conflict for a quote that has changed meanwhile, is not open for a decision, or is past its last
 *   day; invalid unless each line is decided; forbidden for the dealership
 */
export async function answerQuote(
  trx: Transaction,
  { decisions, reason, actors, personId, ...change }: AnswerQuote,
): Promise<void> {
  const quote = await lockForChange(trx, change)
  assertCanMove(maintenanceQuoteStates, quote.status, 'APPROVED', actors)
  assertStillValid(quote, quote.today)
  const lines = await readLines(trx, quote)
  const to = statusAfter(
    lines.map(({ id }) => id),
    decisions,
  )
  await storeDecisions(trx, quote, decisions)
  if (isEnd(to)) await closeLines(trx, quote)
  const set = { updated_at: new Date() }
  await transition(trx, maintenanceQuoteStates, quote, { to, by: { actors, personId }, reason, set })
  await publish(trx, maintenanceQuoteMoved({ quoteId: quote.id, from: quote.status, to }))
}
