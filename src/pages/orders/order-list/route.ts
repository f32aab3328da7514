import { listOrdersQuery } from '#contract/platform-limits'
import { fulfillmentStatuses, leftToDo, orderStatuses } from '@/entities/order'
import { id, listRoute, oneOf } from '@/shared/lib/page-route'

export const ordersRoute = listRoute({
  path: '/orders',
  guard: 'signed-in',
  search: {
    status: oneOf(orderStatuses),
    fulfillment_status: oneOf(fulfillmentStatuses),
    left_to_do: oneOf(leftToDo),
    instance_id: id,
    operator_id: id,
  },
  scope: { view: oneOf(['board']) },
  sort: listOrdersQuery.sort_field.values,
  initialSort: { field: 'created_at', direction: 'desc' },
  screen: () => import('./orders-page').then((page) => page.OrdersPage),
})
