import type { Transaction } from '../../db/connection'
import { answerQuote } from './answer-quote'
import { lockWithService } from './lock-for-change'
import type { LineDecision } from './maintenance-quote'
import { findQuote, type MaintenanceQuote } from './maintenance-quote.repository'
import { recordView } from './quote-history.repository'

interface AnswerByLink {
  quoteId: string
  /** The version that the holder of the link has read. */
  version: number
  /** By the line's id. */
  decisions: ReadonlyMap<string, LineDecision>
  /** Who decides: nobody is signed in. */
  contact: string
  comment: string
}

/**
 * Records what a customer decided on each line by a link. The same decisions on the same version, as by a second click,
 * change nothing.
 * @throws DomainError as `answerQuote` does
 */
export async function answerQuoteByLink(
  trx: Transaction,
  { contact, comment, ...answer }: AnswerByLink,
): Promise<void> {
  const { quoteId, version, decisions } = answer
  await lockWithService(trx, quoteId)
  const quote = await findQuote(trx, quoteId)
  if (quote?.version === version + 1 && isDecided(quote, decisions)) return
  // Whoever decides has seen it; reading it by a link does not count, because mail scanners open links too.
  await recordView(trx, quoteId)
  // The history has no person to name, so the words begin with who decides.
  const reason = [contact, comment].filter(Boolean).join(': ')
  await answerQuote(trx, { quoteId, version, decisions, reason, actors: ['customer'] })
}

const isDecided = ({ lines }: MaintenanceQuote, decisions: AnswerByLink['decisions']): boolean =>
  decisions.size === lines.length && lines.every(({ id, decision }) => decisions.get(id) === decision)
