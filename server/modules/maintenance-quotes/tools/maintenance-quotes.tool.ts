import { isAdmin, isStaff } from '../../../access'
import type { Rights } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { MaintenanceQuoteStatus } from '../../../db/schema'
import { amountWriter } from '../../../domain/amount-writer'
import { salesNumber } from '../../../domain/sales-number'
import type { Text } from '../../../domain/text'
import { askedOrganization } from '../../../record-tools/asked-organization'
import { dayFor, inLanguage, listFor } from '../../../record-tools/asker-text'
import { asksForField } from '../../../record-tools/fields'
import { chooseListed, MAX_LISTED } from '../../../record-tools/listed-records'
import { hasWords } from '../../../record-tools/matching'
import type { Asker, Fact, RecordTool } from '../../../record-tools/record-tool'
import { ofState, statesIn } from '../../../record-tools/states'
import { writeAverage, writeSums } from '../../../record-tools/written-sums'
import type { MaintenanceQuoteRepository, QuoteSummary } from '../maintenance-quote.repository'
import { maintenanceQuoteDetails } from './maintenance-quote-details.repository'

interface Dependencies {
  db: Database
  quotes: MaintenanceQuoteRepository
}

/** What due maintenance costs, and whether it was agreed. */
export const maintenanceQuotesTool = ({ db, quotes }: Dependencies): RecordTool => ({
  name: 'maintenance_quotes',
  description: 'Quotes of maintenance work with machine, tasks, status, total and days.',
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
  records: { en: 'maintenance quotes', es: 'presupuestos de mantenimiento' },
  mayUse: seesMaintenanceQuotes,
  find: async (input, asker) => {
    const filter = { ...askedOrganization(input, asker.caller), search: input.number ?? '', page: 1, limit: MAX_LISTED }
    const { items, total } = await quotes
      .visibleTo(asker.caller)
      .list(filter, { field: 'created_at', direction: 'desc' })
    const statuses = ofState(statesFor(asker.caller), input.state)
    const { meant, shown } = chooseListed(
      {
        items,
        momentOf: ({ createdAt }) => createdAt,
        dayOf: input.datedBy === 'end' ? ({ validUntil }) => validUntil : undefined,
        amountOf: ({ totalAmount }) => totalAmount,
        currencyOf: ({ currency }) => currency,
        isMeant: ({ status, instance, tasks }) =>
          (input.state === undefined || (statuses?.includes(status) ?? false)) &&
          (input.instanceIds?.includes(instance.id) ?? true) &&
          hasWords(tasks.join(' '), input.words),
      },
      input,
      asker,
    )
    const isRead = shown.length === 1 || asksForField(input)
    return {
      facts: await Promise.all(
        shown.map(async (quote) => ({
          ...factOf(quote, asker),
          details: isRead ? await maintenanceQuoteDetails({ db, quotes }, quote.id, asker) : [],
        })),
      ),
      total: meant.length,
      sum: total > MAX_LISTED ? undefined : writeSums(amountsOf(meant), asker),
      average: total > MAX_LISTED ? undefined : writeAverage(amountsOf(meant), asker),
    }
  },
})

const amountsOf = (quotes: readonly QuoteSummary[]) =>
  quotes.map(({ totalAmount, currency }) => ({ amount: Number(totalAmount), currency }))

/** As the page with them: the staff of a dealership, and the Org Admins of an operator. */
function seesMaintenanceQuotes(caller: Rights): boolean {
  if (caller.isSuperuser) return true
  return caller.organization?.type === 'DEALERSHIP' ? isStaff(caller) : isAdmin(caller)
}

function factOf(quote: QuoteSummary, asker: Asker): Fact {
  const title = salesNumber('maintenance_quote', quote.number)
  const { name, serialNumber } = quote.instance
  const isOwn = quote.operator.id === asker.caller.organization?.id
  const machine = `${name || serialNumber}${isOwn ? '' : `, ${quote.operator.name}`}`
  const known = [
    inLanguage(statusWords[quote.status], asker),
    amountWriter(quote.currency, asker.locale)(Number(quote.totalAmount)),
    listFor(quote.tasks, asker),
    ...(quote.scheduledOn ? [inLanguage(scheduled, asker) + dayFor(quote.scheduledOn, asker)] : []),
    ...(quote.validUntil && quote.status === 'SENT'
      ? [inLanguage(valid, asker) + dayFor(quote.validUntil, asker)]
      : []),
  ]
  const day = dayFor(quote.createdAt, asker)
  const head = inLanguage({ en: `${title} of ${day} (${machine})`, es: `${title} del ${day} (${machine})` }, asker)
  const text = `${head}: ${known.filter(Boolean).join(', ')}`
  return { title, path: `/maintenance-quotes/${quote.id}`, text, at: quote.createdAt }
}

const scheduled = { en: 'scheduled for ', es: 'programado para el ' }
const valid = { en: 'valid until ', es: 'válido hasta el ' }

type States = Record<keyof typeof states, readonly MaintenanceQuoteStatus[]>

/** What waits for the staff of a dealership is what they have not sent yet. */
const statesFor = ({ organization }: Rights): States =>
  organization?.type === 'DEALERSHIP' ? { ...states, waiting: ['DRAFT', 'READY'], with_them: ['SENT'] } : states

const states = {
  open: ['DRAFT', 'READY', 'SENT', 'APPROVED', 'PARTIALLY_APPROVED', 'SCHEDULED', 'IN_PROGRESS'],
  waiting: ['SENT'],
  // What was approved is scheduled and done by the dealership.
  with_them: ['APPROVED', 'PARTIALLY_APPROVED'],
  awaiting_answer: ['SENT'],
  answered: [
    ...(['SENT', 'APPROVED', 'PARTIALLY_APPROVED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'] as const),
    ...(['SCHEDULED', 'IN_PROGRESS', 'COMPLETED'] as const),
  ],
  accepted: ['APPROVED', 'PARTIALLY_APPROVED', 'SCHEDULED', 'IN_PROGRESS', 'COMPLETED'],
  declined: ['DECLINED'],
  expired: ['EXPIRED'],
  cancelled: ['WITHDRAWN'],
  withdrawn: ['WITHDRAWN'],
  unsent: ['DRAFT', 'READY'],
  scheduled: ['SCHEDULED'],
  to_schedule: ['APPROVED', 'PARTIALLY_APPROVED'],
  draft: ['DRAFT', 'READY'],
  completed: ['COMPLETED'],
} satisfies Record<string, readonly MaintenanceQuoteStatus[]>

const askedStates = statesIn(states, {
  open: 'neither completed nor declined, expired or withdrawn',
  waiting: 'the side of whoever asks has to do something: a customer has to answer, a dealership has to send',
  with_them: 'the other side has to do something',
  awaiting_answer: 'sent, and not answered by the customer yet',
  answered: 'sent, whatever became of it',
  accepted: 'in part, too; whether the work is done or not',
  unsent: 'prepared by the dealership, not sent yet',
  to_schedule: 'approved, without a day for the work',
  draft: 'the same as unsent',
  completed: 'the work is done',
})

const statusWords: Record<MaintenanceQuoteStatus, Text> = {
  DRAFT: { en: 'draft', es: 'borrador' },
  READY: { en: 'ready to send', es: 'listo para enviar' },
  SENT: { en: 'sent, waiting for an answer', es: 'enviado, a la espera de respuesta' },
  APPROVED: { en: 'approved', es: 'aprobado' },
  PARTIALLY_APPROVED: { en: 'partly approved', es: 'aprobado en parte' },
  DECLINED: { en: 'declined', es: 'rechazado' },
  EXPIRED: { en: 'expired', es: 'caducado' },
  WITHDRAWN: { en: 'withdrawn', es: 'retirado' },
  SCHEDULED: { en: 'scheduled', es: 'programado' },
  IN_PROGRESS: { en: 'in progress', es: 'en curso' },
  COMPLETED: { en: 'completed', es: 'terminado' },
}
