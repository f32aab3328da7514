import { type Payment, usePaymentFailure } from '@/entities/payment'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { Card } from '@/shared/ui/card'
import { Facts } from '@/shared/ui/facts'
import { paymentPageText } from './text'

/** What was paid, what of it went back, and what the provider charged. */
export function PaymentAmounts({ payment: { amount, refunded, refundable, fee } }: { payment: Payment }) {
  const t = useText(paymentPageText)
  const money = useMoney()
  return (
    <Card title={t('amounts')}>
      <Facts
        facts={[
          [t('amount'), money(amount)],
          [t('refunded'), money(refunded)],
          [t('refundable'), money(refundable)],
          [t('fee'), fee && money(fee)],
        ]}
      />
    </Card>
  )
}

/** By which card and when it was paid, and under which name the provider knows it. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const t = useText(paymentPageText)
  const failureOf = usePaymentFailure()
  const written = useDateTime()
  return (
    <Card title={t('facts')}>
      <Facts
        facts={[
          [t('method'), payment.method],
          [t('paidAt'), payment.paid_at && written(payment.paid_at)],
          [t('created'), written(payment.created_at)],
          [t('reference'), payment.provider_reference],
          [t('failure'), failureOf(payment.failure)],
        ]}
      />
    </Card>
  )
}
