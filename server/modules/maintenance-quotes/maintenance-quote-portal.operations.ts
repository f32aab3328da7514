import type { components } from '#contract/platform'
import type { Database } from '../../db/connection'
import { notFound } from '../../domain/domain-error'
import type { Transact } from '../../events/unit-of-work'
import type { PlatformHandlers } from '../../http/operation'
import type { LogoAddresses } from '../organizations'
import { answerQuoteByLink } from './answer-quote-by-link'
import { findQuote } from './maintenance-quote.repository'
import { describeQuote } from './quote-reader.operations'

interface Dependencies {
  db: Database
  logoAddress: LogoAddresses
  transact: Transact
}

/** What the holder of a link to a maintenance quote reads and decides without an account (behaviour, section 4). */
export function maintenanceQuotePortalOperations({ db, logoAddress, transact }: Dependencies) {
  const reply = async (id: string): Promise<components['schemas']['MaintenanceQuote']> => {
    const quote = await findQuote(db, id)
    // Only what was sent has a last day; until then it is the dealership's alone, also by a link.
    if (!quote?.validUntil) throw notFound('Maintenance quote')
    return describeQuote({ db, logoAddress }, quote, { actors: ['customer'], isByLink: true })
  }

  return {
    getMaintenanceQuoteByLink: async ({ proof }) => ({ status: 200, body: await reply(proof.id) }),

    decideMaintenanceQuoteByLink: async ({ proof, body }) => {
      await reply(proof.id)
      await transact((trx) =>
        answerQuoteByLink(trx, {
          quoteId: proof.id,
          version: body.version,
          decisions: new Map(body.decisions.map(({ line_id: lineId, decision }) => [lineId, decision])),
          contact: body.contact.trim(),
          comment: body.comment?.trim() ?? '',
        }),
      )
      return { status: 200, body: await reply(proof.id) }
    },
  } satisfies Pick<PlatformHandlers, 'getMaintenanceQuoteByLink' | 'decideMaintenanceQuoteByLink'>
}
