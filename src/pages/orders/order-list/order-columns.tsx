import { Link } from '@tanstack/react-router'
import type { OrderSummary } from '@/entities/order'
import { OrderStatusBadge, Parcels, portalOrderText, useOrderStatus } from '@/entities/portal-order'
import { useDateTime } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { type Column, rowTitleClass } from '@/shared/ui/data-table'
import { ordersText } from './text'

/**
 * @param isSeller whether the reader sells: then the other side of an order is its customer
 * @param isOfAll whether the orders are those of all dealerships, so that each names its own
 */
export function useOrderColumns(isSeller: boolean, isOfAll: boolean): Column<OrderSummary>[] {
  const t = useText(ordersText)
  const words = useText(portalOrderText)
  const side = isSeller ? 'seller' : 'buyer'
  const statusOf = useOrderStatus(side)
  const written = useDateTime()
  const money = useMoney()
  const fulfillment = ({ fulfillment_status: status }: OrderSummary) =>
    words(status === 'CANCELLED' ? 'fulfillmentCANCELLED' : status)
  const other = ({ operator, dealership }: OrderSummary) => (isSeller ? operator : dealership).name
  const seller = ({ dealership }: OrderSummary) => dealership.name
  return [
    {
      id: 'order_number',
      sortable: true,
      header: t('number'),
      onCard: 'title',
      value: (order) => order.order_number,
      cell: ({ id, order_number }) => (
        <Link to="/orders/$id" params={{ id }} className={rowTitleClass}>
          {order_number}
        </Link>
      ),
    },
    {
      id: 'po_number',
      sortable: true,
      header: t('poNumber'),
      value: (order) => order.po_number,
      cell: (order) => order.po_number,
    },
    { id: 'other', header: t(isSeller ? 'customer' : 'dealership'), value: other, cell: other },
    ...(isOfAll ? [{ id: 'dealership', header: t('dealership'), value: seller, cell: seller }] : []),
    {
      id: 'status',
      sortable: true,
      header: t('status'),
      kind: 'status',
      onCard: 'corner',
      value: ({ status, fulfillment_status }) => statusOf(status, fulfillment_status),
      cell: (order) => <OrderStatusBadge order={order} side={side} />,
    },
    {
      id: 'fulfillment',
      header: t('fulfillment'),
      value: fulfillment,
      cell: (order) => (
        <>
          {fulfillment(order)}
          <Parcels order={order} most={2} />
        </>
      ),
    },
    {
      id: 'line_count',
      header: t('lines'),
      kind: 'number',
      value: (order) => order.line_count,
      cell: (order) => order.line_count,
    },
    {
      id: 'total',
      sortable: true,
      header: t('total'),
      kind: 'money',
      amount: ({ total }) => total,
      cell: ({ total }) => money(total),
    },
    {
      id: 'created_at',
      sortable: true,
      header: t('placed'),
      kind: 'date',
      moment: ({ created_at }) => created_at,
      cell: ({ created_at }) => <time dateTime={created_at}>{written(created_at)}</time>,
    },
  ]
}
