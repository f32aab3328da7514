import { useState } from 'react'
import { AnswerDeadline, type Dispute, DisputeStateBadge, type Payment, useDisputeReason } from '@/entities/payment'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { AnswerDisputeDialog } from './answer-dispute-dialog'
import { paymentPageText } from './text'

/** What of the payment the customer disputes with the bank; nothing where there is no dispute. */
export function PaymentDisputes({ payment: { disputes } }: { payment: Payment }) {
  const t = useText(paymentPageText)
  const [answering, setAnswering] = useState<string>()
  const answered = disputes.find(({ id }) => id === answering)
  if (disputes.length === 0) return null
  return (
    <Card title={t('disputes')} className="mb-6">
      <ul aria-label={t('disputes')} className="grid gap-4">
        {disputes.map((dispute) => (
          <DisputeLine key={dispute.id} dispute={dispute} onAnswer={() => setAnswering(dispute.id)} />
        ))}
      </ul>
      {answered && <AnswerDisputeDialog dispute={answered} onClose={() => setAnswering(undefined)} />}
    </Card>
  )
}

function DisputeLine({ dispute, onAnswer }: { dispute: Dispute; onAnswer: () => void }) {
  const { amount, state, reason, respond_by: until, answered_at: answeredAt, opened_at: at } = dispute
  const t = useText(paymentPageText)
  const reasonOf = useDisputeReason()
  const written = useDateTime()
  const money = useMoney()
  const isUndecided = state === 'OPEN' || state === 'INQUIRY'
  const awaitsAnswer = isUndecided && !answeredAt
  return (
    <li className="grid gap-1 wrap-anywhere">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="figures font-semibold">{money(amount)}</span>
        <DisputeStateBadge state={state} />
      </span>
      <span>{reasonOf(reason)}</span>
      {state === 'INQUIRY' && <span>{t('inquiry')}</span>}
      {awaitsAnswer && until && (
        <span className="flex flex-wrap gap-x-2">
          {t('respondBy')} <AnswerDeadline until={until} exact />
        </span>
      )}
      {isUndecided && answeredAt && <span>{t('answered', { when: written(answeredAt) })}</span>}
      <time dateTime={at} className="text-sm text-ink-muted">
        {written(at)}
      </time>
      {awaitsAnswer && (
        <Button variant="primary" onClick={onAnswer} className="mt-2 justify-self-start print:hidden">
          {t('answer')}
        </Button>
      )}
    </li>
  )
}
