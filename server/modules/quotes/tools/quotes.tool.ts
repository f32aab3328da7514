import { quoteActors, seesSharedRecords } from '../../../access'
import type { QuoteStatus } from '../../../db/schema'
import { askedOrganization } from '../../../record-tools/asked-organization'
import { chooseListed, MAX_LISTED } from '../../../record-tools/listed-records'
import { hasWords } from '../../../record-tools/matching'
import type { Asker, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import { isOpen, type QuoteSummary } from '../quote'
import type { QuoteRepository } from '../quote.repository'
import { quoteFact } from './quote-facts'

/** Quotes of parts, whoever's turn it is. */
export const quotesTool = (quotes: QuoteRepository): RecordTool => ({
  name: 'quotes',
  description: 'Quotes of parts with status, total and last day; newest first.',
  input: ['period', 'organizationId', 'instanceIds', 'number', 'state', 'words', 'sort', 'skip', 'limit'],
  records: { en: 'quotes', es: 'presupuestos' },
  mayUse: seesSharedRecords,
  find: async (input, asker) => {
    const items = await listed(quotes, input, asker)
    const { meant, shown } = chooseListed(
      {
        items,
        momentOf: ({ createdAt }) => createdAt,
        amountOf: ({ totalAmount }) => totalAmount,
        isMeant: ({ status }) => isOfState(status, input.state, asker.caller),
      },
      input.words ? { ...input, skip: 0, limit: MAX_LISTED } : input,
      asker,
    )
    const read = await Promise.all(shown.map(({ id }) => quotes.visibleTo(asker.caller).find(id)))
    const found = read.flatMap((quote) =>
      quote && hasWords(namesOf(quote), input.words) ? [{ quote, reader: readerOf(quote, asker) }] : [],
    )
    const wanted = input.words ? found.slice(input.skip ?? 0, (input.skip ?? 0) + input.limit) : found
    return {
      facts: wanted.map(({ quote, reader }) => quoteFact(quote, reader, asker)),
      total: input.words ? found.length : meant.length,
    }
  },
})

async function listed(quotes: QuoteRepository, input: ToolInput, { caller }: Asker): Promise<QuoteSummary[]> {
  const filter = { ...askedOrganization(input, caller), search: input.number ?? '' }
  const machines = input.instanceIds ?? [undefined]
  const lists = await Promise.all(
    machines.map((instanceId) =>
      quotes
        .visibleTo(caller)
        .list({ ...filter, instanceId }, { field: 'created_at', direction: 'desc' }, { page: 1, limit: MAX_LISTED }),
    ),
  )
  return lists.flatMap(({ items }) => items)
}

const readerOf = ({ dealership, operator }: QuoteSummary, { caller }: Asker) => ({
  actors: quoteActors(caller, { dealershipId: dealership.id, operatorId: operator.id }),
})

const namesOf = ({ lines, note }: { lines: readonly { partNumber: string; description: string }[]; note: string }) =>
  [...lines.map(({ partNumber, description }) => `${partNumber} ${description}`), note].join(' ')

const states: Record<string, readonly QuoteStatus[] | undefined> = {
  accepted: ['ACCEPTED', 'CONVERTED'],
  declined: ['DECLINED', 'REJECTED'],
  expired: ['EXPIRED'],
  cancelled: ['CANCELLED', 'WITHDRAWN'],
  draft: ['DRAFT'],
  answered: ['SENT'],
}

/** "Waiting" is what the asker's side has to do next; the other side's turn is `requested`. */
function isOfState(status: QuoteStatus, state: string | undefined, { organization }: Asker['caller']): boolean {
  if (state === undefined) return true
  if (state === 'open') return isOpen(status)
  const isOperator = organization?.type === 'OPERATOR'
  if (state === 'waiting')
    return isOperator ? status === 'SENT' : ['REQUESTED', 'IN_REVIEW', 'REVISION_REQUESTED'].includes(status)
  return states[state]?.includes(status) ?? false
}
