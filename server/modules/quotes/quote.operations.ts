import type { components } from '#contract/platform'
import { quoteActors } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { notFound } from '../../domain/domain-error'
import type { Language } from '../../domain/text'
import type { Transact } from '../../events/unit-of-work'
import type { PlatformHandlers } from '../../http/operation'
import type { Outbox } from '../notifications'
import { sidesOf } from '../orders'
import { assertSeesRecipients, type LogoAddresses, recipientsToWire } from '../organizations'
import type { PortalLinks } from '../portal-links'
import { changeQuote } from './change-quote'
import { createQuote } from './create-quote'
import { recipientsOf } from './notify-other-side'
import type { QuoteSummary } from './quote'
import type { QuoteRepository } from './quote.repository'
import { summaryToWire } from './quote.wire'
import type { AskedLine } from './quote-lines'
import { describeQuote } from './quote-reader.operations'
import { viewQuote } from './view-quote'

interface Dependencies {
  db: Database
  logoAddress: LogoAddresses
  transact: Transact
  outbox: Outbox
  portalLinks: Pick<PortalLinks, 'mailedRecord'>
  quotes: QuoteRepository
}

/** Quotes as both sides request, answer and read them. */
export function quoteOperations({ db, logoAddress, transact, outbox, portalLinks, quotes }: Dependencies) {
  const visible = async (caller: Caller, id: string) => {
    const quote = await quotes.visibleTo(caller).find(id)
    if (!quote) throw notFound('Quote')
    return quote
  }
  const reply = async (caller: Caller, id: string, language: Language) => {
    const quote = await visible(caller, id)
    return describeQuote({ db, logoAddress }, quote, { reader: readerOf(caller, quote), language })
  }

  return {
    listQuotes: async ({ query, caller }) => {
      const { page, limit, sort_field: field, sort_direction: direction, search, status } = query
      const { operator_id: operatorId, instance_id: instanceId, dealership_organization: dealershipId } = query
      const filter = { status, search, operatorId, instanceId, dealershipId, partNumber: query.part_number }
      const { items, total } = await quotes.visibleTo(caller).list(filter, { field, direction }, { page, limit })
      const shown = items.map((quote) => summaryToWire(quote, readerOf(caller, quote)))
      return { status: 200, body: { items: shown, total, page, limit } }
    },

    createQuote: async ({ body, caller, language }) => {
      const sides = await sidesOf(db, caller, body)
      const by = { actors: quoteActors(caller, sides), personId: caller.userId }
      const id = await transact((trx) =>
        createQuote(trx, outbox, {
          ...sides,
          by,
          lines: body.lines.map(lineFromWire),
          note: body.note?.trim() ?? '',
          delivery: body.delivery ?? 'SHIP',
          address: body.address ?? null,
          poNumber: body.po_number?.trim() ?? '',
          instanceId: body.instance_id ?? null,
        }),
      )
      return { status: 201, body: await reply(caller, id, language) }
    },

    getQuote: async ({ path, caller, language }) => {
      const quote = await visible(caller, path.id)
      if (caller.organization?.id === quote.operator.id) await transact((trx) => viewQuote(trx, quote))
      return { status: 200, body: await reply(caller, path.id, language) }
    },

    getQuoteRecipients: async ({ path, caller }) => {
      const quote = await visible(caller, path.id)
      await assertSeesRecipients(db, quote, readerOf(caller, quote).actors)
      return { status: 200, body: recipientsToWire(await recipientsOf(db, quote)) }
    },

    updateQuote: async ({ path, body, caller, language }) => {
      const quote = await visible(caller, path.id)
      await transact((trx) =>
        changeQuote(
          trx,
          { outbox, portalLinks },
          {
            quoteId: quote.id,
            version: body.version,
            to: body.status,
            lines: body.lines?.map(lineFromWire),
            costs: body.costs?.map(({ line_id: lineId, cost: price }) => ({ lineId, price })),
            comment: body.comment?.trim(),
            validUntil: body.valid_until,
            delivery: body.delivery,
            address: body.address,
            by: { actors: readerOf(caller, quote).actors, personId: caller.userId },
          },
        ),
      )
      return { status: 200, body: await reply(caller, quote.id, language) }
    },
  } satisfies Pick<PlatformHandlers, 'listQuotes' | 'createQuote' | 'getQuote' | 'getQuoteRecipients' | 'updateQuote'>
}

const readerOf = (caller: Caller, { dealership, operator }: Pick<QuoteSummary, 'dealership' | 'operator'>) => ({
  actors: quoteActors(caller, { dealershipId: dealership.id, operatorId: operator.id }),
})

const lineFromWire = (line: components['schemas']['NewQuoteLine']): AskedLine => ({
  id: line.id,
  partId: line.part_id,
  bundleId: line.bundle_id,
  partNumber: line.part_number?.trim() ?? '',
  description: line.description?.trim() ?? '',
  quantity: line.quantity,
  note: line.note?.trim() ?? '',
})
