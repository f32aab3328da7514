import { quoteActors, seesSharedRecords } from '../../../access'
import type { Database } from '../../../db/connection'
import type { QuoteStatus } from '../../../db/schema'
import { askedOrganization } from '../../../record-tools/asked-organization'
import { inLanguage } from '../../../record-tools/asker-text'
import { asksForField } from '../../../record-tools/fields'
import { chooseListed, MAX_LISTED } from '../../../record-tools/listed-records'
import { newestNote } from '../../../record-tools/newest-note'
import { ownQuotesNote } from '../../../record-tools/own-orders-note'
import type { Asker, FoundRecords, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import { ofState, statesIn } from '../../../record-tools/states'
import { writeAverage, writeSums } from '../../../record-tools/written-sums'
import { isAnswered, isOpen, type Quote, type QuoteSummary } from '../quote'
import type { QuoteRepository } from '../quote.repository'
import { showsPrices } from '../quote.wire'
import { listHistory } from '../quote-history.repository'
import { quotesAbout } from './asked-quotes.repository'
import { quoteDetails } from './quote-details.repository'
import { quoteFact } from './quote-facts'

interface Dependencies {
  db: Database
  quotes: QuoteRepository
}

/** Quotes of parts, whoever's turn it is. */
export const quotesTool = ({ db, quotes }: Dependencies): RecordTool => ({
  name: 'quotes',
  description: 'Quotes of parts with status, total and last day; newest first.',
  input: [
    'period',
    'amount',
    'datedBy',
    'organizationId',
    'instanceIds',
    'number',
    'state',
    'words',
    'details',
    'sort',
    'skip',
    'limit',
  ],
  states: askedStates,
  records: { en: 'quotes', es: 'presupuestos' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => {
    const { items, total } = await listed(quotes, input, asker)
    const about = await quotesAbout(
      db,
      items.map(({ id }) => id),
      input,
    )
    const isCut = total > items.length
    const { meant, shown } = chooseListed(
      {
        items,
        momentOf: ({ createdAt }) => createdAt,
        dayOf: input.datedBy === 'end' ? (quote) => validityFor(quote, asker) : undefined,
        // What the asker may not see yet must not show in what is chosen or comes first either.
        amountOf: (quote) => (isPricedFor(quote, asker) ? quote.totalAmount : null),
        currencyOf: ({ currency }) => currency,
        isMeant: (quote) => (about?.has(quote.id) ?? true) && isOfState(quote, input.state, asker),
      },
      input,
      asker,
    )
    const read = await Promise.all(shown.map(({ id }) => quotes.visibleTo(asker.caller).find(id)))
    const found = read.flatMap((quote) => (quote ? [{ quote, reader: readerOf(quote, asker) }] : []))
    const isRead = found.length === 1 || asksForField(input)
    const facts = found.map(async ({ quote, reader }) => {
      const explained = { ...quote, reason: await reasonOf(db, quote) }
      const details = isRead ? await quoteDetails(db, explained, reader, asker) : []
      return { ...quoteFact(explained, reader, asker), details }
    })
    const { sum, average, note } = input.words || input.number || isCut ? {} : sumOf(meant, asker)
    return {
      facts: await Promise.all(facts),
      total: meant.length,
      sum,
      average,
      note: isCut ? newestNote(MAX_LISTED, asker) : note,
      roleLimit: ownQuotesNote(asker),
    }
  },
})

const isOfState = (quote: QuoteSummary, state: string | undefined, asker: Asker): boolean =>
  state === undefined || (ofState<IsMeant>(states, state)?.(quote, asker) ?? false)

const isPricedFor = (quote: QuoteSummary, asker: Asker): boolean =>
  quote.unquotedCount === 0 && showsPrices(quote, readerOf(quote, asker))

const validityFor = (quote: QuoteSummary, asker: Asker): string | null =>
  showsPrices(quote, readerOf(quote, asker)) ? quote.validUntil : null

/** What the quotes come to whose prices the asker sees; those without a price are in no sum. */
function sumOf(quotes: readonly QuoteSummary[], asker: Asker): Pick<FoundRecords, 'sum' | 'average' | 'note'> {
  const priced = quotes.filter((quote) => isPricedFor(quote, asker))
  if (priced.length === 0) return {}
  const left = quotes.length - priced.length
  const amounts = priced.map(({ totalAmount, currency }) => ({ amount: totalAmount, currency }))
  return {
    sum: writeSums(amounts, asker),
    average: writeAverage(amounts, asker),
    note:
      left > 0
        ? inLanguage(
            left === 1
              ? { en: 'One without a price is not in the sum.', es: 'Una sin precio no está en la suma.' }
              : { en: `${left} without a price are not in the sum.`, es: `${left} sin precio no están en la suma.` },
            asker,
          )
        : undefined,
  }
}

/** Why a quote has ended, or was to be changed, as whoever did that entered it. */
async function reasonOf(db: Database, { id, status }: Quote): Promise<string> {
  if (!hasReason.has(status)) return ''
  const history = await listHistory(db, id)
  return history.findLast(({ from, to }) => to === status && from !== to)?.reason ?? ''
}

const hasReason: ReadonlySet<QuoteStatus> = new Set([
  'DECLINED',
  'REJECTED',
  'WITHDRAWN',
  'CANCELLED',
  'REVISION_REQUESTED',
])

const listed = (quotes: QuoteRepository, input: ToolInput, { caller }: Asker) =>
  quotes
    .visibleTo(caller)
    .list(
      { ...askedOrganization(input, caller), search: input.number ?? '' },
      { field: 'created_at', direction: 'desc' },
      { page: 1, limit: MAX_LISTED },
    )

const readerOf = ({ dealership, operator }: QuoteSummary, { caller }: Asker) => ({
  actors: quoteActors(caller, { dealershipId: dealership.id, operatorId: operator.id }),
})

/** Whose turn is next. */
const requested: readonly QuoteStatus[] = ['REQUESTED', 'IN_REVIEW', 'REVISION_REQUESTED']
const offered: readonly QuoteStatus[] = ['SENT']

type IsMeant = (quote: QuoteSummary, asker: Asker) => boolean

const isOperator = ({ caller }: Asker): boolean => caller.organization?.type === 'OPERATOR'

const ofStatus =
  (...statuses: readonly QuoteStatus[]): IsMeant =>
  ({ status }) =>
    statuses.includes(status)

/** The first status is meant where an operator asks, the second one where a dealership does. */
const bySide =
  (operators: readonly QuoteStatus[], dealerships: readonly QuoteStatus[]): IsMeant =>
  ({ status }, asker) =>
    (isOperator(asker) ? operators : dealerships).includes(status)

/** "Waiting" is what the asker's side has to do next; the other side's turn is `with_them`. */
const states = {
  open: ({ status }) => isOpen(status),
  waiting: bySide(offered, requested),
  with_them: bySide(requested, offered),
  unsent: ofStatus(...requested),
  awaiting_answer: ofStatus('SENT'),
  answered: ({ status }) => isAnswered(status),
  accepted: ofStatus('ACCEPTED', 'CONVERTED'),
  declined: ofStatus('DECLINED', 'REJECTED'),
  declined_by_us: bySide(['DECLINED'], ['REJECTED']),
  declined_by_them: bySide(['REJECTED'], ['DECLINED']),
  expired: ofStatus('EXPIRED'),
  cancelled: ofStatus('CANCELLED', 'WITHDRAWN'),
  withdrawn: ofStatus('WITHDRAWN'),
  in_review: ofStatus('IN_REVIEW'),
  to_revise: ofStatus('REVISION_REQUESTED'),
  draft: ofStatus('DRAFT'),
  unpriced: (quote, asker) => isOpen(quote.status) && !isPricedFor(quote, asker),
} satisfies Record<string, IsMeant>

const askedStates = statesIn(states, {
  waiting: 'the side of whoever asks has to answer next',
  with_them: 'the other side has to answer next',
  unsent: 'requested by the customer and not answered with prices yet',
  awaiting_answer: 'sent with prices, and not answered by the customer yet',
  answered: 'sent with prices, whatever became of it',
  accepted: 'whether it has become an order or not',
  declined: 'by either side',
  declined_by_us: 'by the side of whoever asks',
  declined_by_them: 'by the other side',
  withdrawn: 'by the dealership',
  in_review: 'the dealership is preparing an answer',
  to_revise: 'the customer asked for a change',
  draft: 'prepared by the dealership, not sent yet',
  unpriced: 'open, and not all prices are known to whoever asks',
})
