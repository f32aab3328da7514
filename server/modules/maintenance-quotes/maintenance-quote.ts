import type { MaintenanceQuoteActor } from '../../access'
import type { MaintenanceQuoteStatus } from '../../db/schema'
import type { Day } from '../../domain/day'
import { conflict, invalid } from '../../domain/domain-error'
import { type Money, money, moneyToWire, share } from '../../domain/money'
import type { StateTable } from '../../domain/state-table'

export type LineDecision = 'PENDING' | 'APPROVED' | 'DECLINED'

/**
 * Behaviour, section 7. A quote can be withdrawn until its work is completed; the system withdraws its own drafts, and
 * what is open when the service ends.
 */
export const maintenanceQuoteStates = {
  table: 'maintenance_quote',
  moves: {
    DRAFT: { READY: ['dealership'], WITHDRAWN: ['dealership', 'system'] },
    READY: { SENT: ['dealership'], WITHDRAWN: ['dealership', 'system'] },
    SENT: {
      APPROVED: ['customer'],
      PARTIALLY_APPROVED: ['customer'],
      DECLINED: ['customer'],
      EXPIRED: ['system'],
      WITHDRAWN: ['dealership', 'system'],
    },
    APPROVED: { SCHEDULED: ['dealership'], WITHDRAWN: ['dealership', 'system'] },
    PARTIALLY_APPROVED: { SCHEDULED: ['dealership'], WITHDRAWN: ['dealership', 'system'] },
    SCHEDULED: { IN_PROGRESS: ['dealership'], WITHDRAWN: ['dealership', 'system'] },
    IN_PROGRESS: { COMPLETED: ['dealership'], WITHDRAWN: ['dealership', 'system'] },
  },
} as const satisfies StateTable<MaintenanceQuoteStatus, MaintenanceQuoteActor>

const states: StateTable<MaintenanceQuoteStatus, MaintenanceQuoteActor> = maintenanceQuoteStates

/** Statuses that end a quote: its tasks may be quoted again. */
export const isEnd = (status: MaintenanceQuoteStatus): boolean => states.moves[status] === undefined

/** Whether the customer counts on work that was agreed on. */
export const isAgreed = (status: MaintenanceQuoteStatus): boolean =>
  ['APPROVED', 'PARTIALLY_APPROVED', 'SCHEDULED', 'IN_PROGRESS'].includes(status)

/** The statuses in which the dealership may change its lines. */
export const isEditable = (status: MaintenanceQuoteStatus): boolean => status === 'DRAFT' || status === 'READY'

/** The statuses to which somebody with these roles may move a quote. */
export function nextStatuses(
  status: MaintenanceQuoteStatus,
  actors: readonly MaintenanceQuoteActor[],
): MaintenanceQuoteStatus[] {
  const moves = Object.entries(states.moves[status] ?? {}) as [MaintenanceQuoteStatus, MaintenanceQuoteActor[]][]
  return moves.flatMap(([to, allowed]) => (allowed.some((actor) => actors.includes(actor)) ? [to] : []))
}

export interface QuoteAmounts {
  parts: number
  labour: number
  tax: number
}

/** The tax of a line, in minor units: on parts and labour, by banker's rounding. */
export const taxOf = ({ parts, labour }: Omit<QuoteAmounts, 'tax'>, basisPoints: number, currency: string): number =>
  moneyToWire(share(money(BigInt(parts) + BigInt(labour), currency), basisPoints)).amount

export const lineTotal = ({ parts, labour, tax }: QuoteAmounts, currency: string): Money =>
  money(BigInt(parts) + BigInt(labour) + BigInt(tax), currency)

/**
 * The status after a customer's decision on each line.
 * @throws DomainError invalid unless each line is decided exactly once
 */
export function statusAfter(
  lineIds: readonly string[],
  decisions: ReadonlyMap<string, LineDecision>,
): 'APPROVED' | 'PARTIALLY_APPROVED' | 'DECLINED' {
  const isComplete = decisions.size === lineIds.length && lineIds.every((id) => decisions.has(id))
  if (!isComplete) {
    const message = { en: 'Approve or decline each line.', es: 'Apruebe o rechace cada línea.' }
    throw invalid({ path: 'body.decisions', message })
  }
  const approved = [...decisions.values()].filter((decision) => decision === 'APPROVED').length
  if (approved === 0) return 'DECLINED'
  return approved === lineIds.length ? 'APPROVED' : 'PARTIALLY_APPROVED'
}

/**
 * @param today the day at the dealership
 * @throws DomainError conflict after the last day of a quote
 */
export function assertStillValid({ validUntil }: { validUntil: Day | null }, today: Day): void {
  if (validUntil !== null && today <= validUntil) return
  throw conflict(
    'quote_expired',
    {
      en: 'This quote is no longer valid. Ask the dealership for a new one.',
      es: 'Este presupuesto ya no es válido. Pida uno nuevo al concesionario.',
    },
    { valid_until: validUntil },
  )
}
