import { Printer } from 'lucide-react'
import { type Order, readOrderDocument } from '@/entities/order'
import { readReceipt } from '@/features/checkout'
import { OrderDocuments, ReceiptButton } from '@/features/save-order-document'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { Keyed } from '@/shared/ui/keyed'
import { orderText } from './text'

/** What people print or file of an order. */
export function OrderDocumentsCard({ order }: { order: Order }) {
  const t = useText(orderText)
  return (
    <Card title={t('documents')} className="print:hidden">
      <div className="-mx-3 -my-2 grid justify-items-start">
        <OrderDocuments order={order} read={(...document) => readOrderDocument(order.id, ...document)} isCompact />
        {order.payment_status !== 'UNPAID' && (
          <ReceiptButton orderNumber={order.order_number} read={() => readReceipt({ orderId: order.id })} isCompact />
        )}
        <Keyed by="print">
          <Button variant="quiet" size="sm" icon={<Printer aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </Keyed>
      </div>
    </Card>
  )
}
