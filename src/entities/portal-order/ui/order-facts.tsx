import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import type { OrderOfLink } from '../portal-order'
import { portalOrderText } from '../text'
import { Parcels } from './parcels'

type OrderFactsProps = {
  order: Omit<OrderOfLink, 'next_statuses'>
  /** Whether to show where its e-mails go. */
  showsEmails?: boolean
}

/** Who ordered what from whom, and how it is delivered and paid. */
export function OrderFacts({ order, showsEmails = false }: OrderFactsProps) {
  const t = useText(portalOrderText)
  const dateTime = useDateTime()
  const money = useMoney()
  const { fulfillment_status: fulfillment, payment_status: paymentStatus } = order
  const terms = t(order.is_on_account ? 'onAccount' : 'inAdvance')
  // Its lines are cancelled with it.
  const costsNothing = order.status === 'CANCELLED' && order.total.amount === 0
  const facts = [
    [t('from'), order.dealership.name],
    [t('for'), order.operator.name],
    [t('placed'), order.placed_at && dateTime(order.placed_at)],
    [t('poNumber'), order.po_number],
    [t('emails'), showsEmails && order.contact_email],
    [
      t('delivery'),
      `${t(`delivery_${order.delivery}`)} · ${t(fulfillment === 'CANCELLED' ? 'fulfillmentCANCELLED' : fulfillment)}`,
    ],
    [t('tracking'), order.parcels.length > 0 && <Parcels order={order} />],
    [t('payment'), paymentStatus === 'UNPAID' ? terms : `${terms} · ${t(`payment_${paymentStatus}`)}`],
    [t('total'), !costsNothing && money(order.total)],
  ] as const
  return (
    <dl className="grid break-inside-avoid gap-2 rounded-md border border-line bg-surface p-4">
      {facts.map(
        ([fact, value]) =>
          value && (
            <div key={fact} className="pair">
              <dt className="shrink-0 text-ink-muted">{fact}</dt>
              <dd className="figures wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
