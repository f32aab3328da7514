import type { Database } from '../../../db/connection'
import { amountWriter } from '../../../domain/amount-writer'
import type { PastEvent } from '../../../record-tools/events'
import type { Field } from '../../../record-tools/fields'
import { paymentFailureFor } from '../../../record-tools/payment-failures'
import type { Asker } from '../../../record-tools/record-tool'
import { type AuditRow, auditOf } from '../audit/audit-list.repository'
import type { PaymentAction } from '../audit/payment-action'
import { disputeReasonFor, refundReasonFor } from './failure-words'

/** What the page of a payment lists as its history, oldest first. */
export async function paymentEvents(
  db: Database,
  payment: { id: string; dealershipId: string },
  asker: Asker,
): Promise<PastEvent[]> {
  const entries = await auditOf(db, payment)
  return entries.flatMap((entry): PastEvent[] => {
    const known = words[entry.action as PaymentAction]
    return known ? [eventOf(entry, known, asker)] : []
  })
}

interface Known {
  about: readonly Field[]
  what: { en: string; es: string }
  reasonFor?: (text: string, asker: Asker) => string
}

function eventOf(
  { amount, currency, text, who, recordedAt }: AuditRow,
  { about, what, reasonFor }: Known,
  asker: Asker,
): PastEvent {
  return {
    about,
    what,
    of: amount !== null && currency !== null ? amountWriter(currency, asker.locale)(amount) : undefined,
    at: recordedAt,
    who,
    reason: reasonFor?.(text, asker),
  }
}

const words: Partial<Record<PaymentAction, Known>> = {
  CHECKOUT_OPENED: { about: ['opened', 'requested'], what: { en: 'opened', es: 'abierto' } },
  CHECKOUT_EXPIRED: { about: ['expired'], what: { en: 'expired', es: 'caducado' } },
  PAYMENT_SUCCEEDED: { about: ['paid'], what: { en: 'paid', es: 'pagado' } },
  PAYMENT_FAILED: {
    about: ['failed', 'declined'],
    what: { en: 'failed', es: 'fallido' },
    reasonFor: paymentFailureFor,
  },
  PAYMENT_LATE: { about: ['paid'], what: { en: 'paid too late', es: 'pagado demasiado tarde' } },
  REFUND_REQUESTED: {
    about: ['refunded'],
    what: { en: 'refund requested', es: 'reembolso solicitado' },
    reasonFor: refundReasonFor,
  },
  INQUIRY_OPENED: {
    about: ['disputed'],
    what: { en: 'inquiry by the bank', es: 'consulta del banco' },
    reasonFor: disputeReasonFor,
  },
  INQUIRY_CLOSED: { about: ['disputed'], what: { en: 'inquiry closed', es: 'consulta cerrada' } },
  DISPUTE_OPENED: {
    about: ['disputed'],
    what: { en: 'disputed', es: 'disputado' },
    reasonFor: disputeReasonFor,
  },
  DISPUTE_ANSWERED: { about: ['answered'], what: { en: 'dispute answered', es: 'disputa respondida' } },
  DISPUTE_CLOSED: { about: ['disputed'], what: { en: 'dispute closed', es: 'disputa cerrada' } },
}
