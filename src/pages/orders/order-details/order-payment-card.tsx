import type { ReactNode } from 'react'
import type { Order } from '@/entities/order'
import { OrderMoney, type OrderSide } from '@/entities/portal-order'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { Facts } from '@/shared/ui/facts'
import { orderText } from './text'

type OrderPaymentCardProps = {
  order: Order
  side: OrderSide
  /** A link to a payment, for whoever manages that money; it gets the payment and the words. */
  toPayment: ((paymentId: string, words: string) => ReactNode) | undefined
}

/** How the order is paid, what was paid and refunded, and its invoice. */
export function OrderPaymentCard({ order, side, toPayment }: OrderPaymentCardProps) {
  const t = useText(orderText)
  const payment = order.payments.findLast(({ is_late: isLate }) => !isLate) ?? order.payments.at(-1)
  const isPaid = order.payment_status !== 'UNPAID'
  return (
    <Card title={t('payment')} actions={isPaid && payment && toPayment?.(payment.id, t('showPayment'))}>
      <div className="grid gap-4">
        <Facts
          facts={[
            [t('terms'), t(order.is_on_account ? 'onAccount' : 'inAdvance')],
            [t('state'), t(order.payment_status)],
            [t('invoice'), order.invoice_number],
          ]}
        />
        <OrderMoney order={order} side={side} />
      </div>
    </Card>
  )
}
