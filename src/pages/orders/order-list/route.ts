import { listOrdersQuery } from '#contract/platform-limits'
import { fulfillmentStatuses, leftToDo, orderPaymentStatuses, orderStatuses } from '@/entities/order'
import { day, id, listRoute, oneOf } from '@/shared/lib/page-route'

export const ordersRoute = listRoute({
  path: '/orders',
  guard: 'signed-in',
  search: {
    status: oneOf(orderStatuses),
    fulfillment_status: oneOf(fulfillmentStatuses),
    left_to_do: oneOf(leftToDo),
    payment_status: oneOf(orderPaymentStatuses),
    from: day,
    to: day,
    instance_id: id,
    operator_id: id,
    dealership_organization: id,
  },
  scope: { view: oneOf(['board']) },
  sort: listOrdersQuery.sort_field.values,
  initialSort: { field: 'created_at', direction: 'desc' },
  screen: () => import('./orders-page').then((page) => page.OrdersPage),
})
