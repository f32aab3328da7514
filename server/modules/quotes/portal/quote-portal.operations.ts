import type { components } from '#contract/platform'
import { quoteAnswerByLinkStatusValues } from '#contract/platform-limits'
import type { Database } from '../../../db/connection'
import type { QuoteStatus } from '../../../db/schema'
import { notFound } from '../../../domain/domain-error'
import type { Language } from '../../../domain/text'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import type { Outbox } from '../../notifications'
import type { LogoAddresses } from '../../organizations'
import type { PortalLinks } from '../../portal-links'
import { isInternal, type Quote } from '../quote'
import { findQuote } from '../quote.repository'
import { describeQuote } from '../quote-reader.operations'
import { answerQuoteByLink } from './answer-quote-by-link'

interface Dependencies {
  db: Database
  logoAddress: LogoAddresses
  transact: Transact
  outbox: Outbox
  portalLinks: Pick<PortalLinks, 'followOrder' | 'tokenOfFollowed' | 'mailedRecord'>
}

const answers: readonly QuoteStatus[] = quoteAnswerByLinkStatusValues

/** What the holder of a link to a quote reads and answers without an account (behaviour, section 4). */
export function quotePortalOperations({ db, logoAddress, transact, outbox, portalLinks }: Dependencies) {
  /** A draft is the dealership's alone until it is sent, also by a link. */
  const opened = async (id: string): Promise<Quote> => {
    const quote = await findQuote(db, id)
    if (!quote || isInternal(quote.status)) throw notFound('Quote')
    return quote
  }
  const reply = async (id: string, language: Language): Promise<components['schemas']['QuoteOfLink']> => {
    const quote = await opened(id)
    const { next_statuses: next, ...details } = await describeQuote({ db, logoAddress }, quote, {
      reader: { actors: ['customer'] },
      isByLink: true,
      language,
    })
    return {
      ...details,
      // Cancelling a request takes an account.
      next_statuses: next.filter((status) => answers.includes(status)),
      order_token: (quote.orderId && (await portalLinks.tokenOfFollowed(db, quote.orderId))) ?? null,
    }
  }

  return {
    getQuoteByLink: async ({ proof, language }) => ({ status: 200, body: await reply(proof.id, language) }),

    answerQuoteByLink: async ({ proof, body, language }) => {
      await opened(proof.id)
      await transact((trx) =>
        answerQuoteByLink(
          trx,
          { outbox, portalLinks },
          {
            quoteId: proof.id,
            version: body.version,
            to: body.status,
            lines: body.lines?.map(({ id, description = '', quantity }) => ({
              id,
              description: description.trim(),
              quantity,
            })),
            delivery: body.delivery,
            address: body.address,
            contact: body.contact.trim(),
            comment: body.comment?.trim() ?? '',
          },
        ),
      )
      return { status: 200, body: await reply(proof.id, language) }
    },
  } satisfies Pick<PlatformHandlers, 'getQuoteByLink' | 'answerQuoteByLink'>
}
