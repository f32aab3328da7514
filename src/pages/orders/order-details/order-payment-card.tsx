import type { Order } from '@/entities/order'
import { OrderMoney } from '@/entities/portal-order'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { Facts } from '@/shared/ui/facts'
import { orderText } from './text'

/** How the order is paid, what was paid and refunded, and its invoice. */
export function OrderPaymentCard({ order }: { order: Order }) {
  const t = useText(orderText)
  return (
    <Card title={t('payment')}>
      <div className="grid gap-4">
        <Facts
          facts={[
            [t('terms'), t(order.is_on_account ? 'onAccount' : 'inAdvance')],
            [t('state'), t(order.payment_status)],
            [t('invoice'), order.invoice_number],
          ]}
        />
        <OrderMoney order={order} />
      </div>
    </Card>
  )
}
