import { listStockQuery } from '#contract/platform-limits'
import { stockStates } from '@/entities/inventory'
import { id, listRoute, oneOf } from '@/shared/lib/page-route'

export const inventoryRoute = listRoute({
  path: '/inventory',
  guard: 'dealership-admin',
  search: { state: oneOf(stockStates), location_id: id },
  scope: { organization_id: id },
  pageSize: 25,
  sort: listStockQuery.sort_field.values,
  initialSort: { field: 'part_number', direction: 'asc' },
  screen: () => import('./inventory-page').then((page) => page.InventoryPage),
})
