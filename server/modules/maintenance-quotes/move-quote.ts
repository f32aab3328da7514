import type { Transaction } from '../../db/connection'
import type { MaintenanceQuoteStatus } from '../../db/schema'
import { transition } from '../../db/transition'
import { type Day, isDay } from '../../domain/day'
import { invalid } from '../../domain/domain-error'
import { assertCanMove } from '../../domain/state-table'
import { publish } from '../../events/unit-of-work'
import { completeWork } from './complete-work'
import { lockForChange, type QuoteChange } from './lock-for-change'
import { isAgreed, isEnd, maintenanceQuoteStates } from './maintenance-quote'
import { maintenanceQuoteMoved } from './maintenance-quote.events'
import { refreshTaxes } from './refresh-taxes'
import { closeLines, type StoredQuote } from './stored-quote.repository'

interface MoveQuote extends QuoteChange {
  to: MaintenanceQuoteStatus
  validUntil: string | undefined
  scheduledOn: string | undefined
  /** What the meter showed at completion, in tenths. */
  hours: number | undefined
  /** Whether an unusual jump of the meter is right. */
  confirmed: boolean
  reason: string
}

/**
 * Moves a quote as the dealership asks for; completing it records its approved tasks as done.
 * @throws DomainError conflict for a quote that has changed meanwhile or cannot be moved there; invalid for what the new
 *   status requires
 */
export async function moveQuote(trx: Transaction, move: MoveQuote): Promise<void> {
  const { to, actors, personId, reason } = move
  const quote = await lockForChange(trx, move)
  assertCanMove(maintenanceQuoteStates, quote.status, to, actors)
  const set = { updated_at: new Date(), ...(await prepare(trx, quote, move)) }
  if (isEnd(to)) await closeLines(trx, quote)
  await transition(trx, maintenanceQuoteStates, quote, { to, by: { actors, personId }, reason, set })
  await publish(trx, maintenanceQuoteMoved({ quoteId: quote.id, from: quote.status, to, reason }))
}

/** Does what belongs to a move. @returns the columns that change with it */
async function prepare(trx: Transaction, quote: StoredQuote, move: MoveQuote): Promise<Record<string, unknown>> {
  switch (move.to) {
    case 'SENT': {
      const validUntil = requireDay('valid_until', move.validUntil, quote.today)
      return { valid_until: validUntil, ...(await refreshTaxes(trx, quote)) }
    }
    case 'SCHEDULED':
      return { scheduled_on: requireDay('scheduled_on', move.scheduledOn, quote.today) }
    case 'WITHDRAWN': {
      if (isAgreed(quote.status) && move.reason === '') throw required('reason')
      return {}
    }
    case 'COMPLETED': {
      const { hours, confirmed, personId, reason: note } = move
      if (hours === undefined) throw required('hours')
      await completeWork(trx, quote, { hours, confirmed, personId, note })
      return { completed_hours: hours / 10 }
    }
    default:
      return {}
  }
}

/** @throws DomainError invalid for a day that is missing, does not exist, or is past */
function requireDay(field: string, text: string | undefined, today: Day): Day {
  if (text === undefined) throw required(field)
  const path = `body.${field}`
  if (!isDay(text)) {
    throw invalid({
      path,
      message: { en: 'Enter a valid date.', es: 'Introduzca una fecha válida.' },
    })
  }
  if (text < today)
    throw invalid({
      path,
      message: {
        en: 'This day has passed. Choose today or later.',
        es: 'Este día ya pasó. Elija hoy o un día posterior.',
      },
    })
  return text
}

const required = (field: string) =>
  invalid({ path: `body.${field}`, message: { en: 'Fill in this field.', es: 'Rellene este campo.' } })
