import { useNavigate } from '@tanstack/react-router'
import { PackageOpen } from 'lucide-react'
import { fulfillmentStatuses, type OrderSummary, orderQueries, orderStatuses, useLiveOrders } from '@/entities/order'
import { portalOrderText } from '@/entities/portal-order'
import { hasRole, isOfDealership } from '@/entities/user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { ListPage, SelectFilter } from '@/shared/ui/list-page'
import { OrderCards } from './order-cards'
import { useOrderColumns } from './order-columns'
import { ordersRoute } from './route'
import { ordersText } from './text'

/** "The orders list is filtered by user; for org admins it is also filtered by their dealership organization." */
export function OrdersPage() {
  const t = useText(ordersText)
  const words = useText(portalOrderText)
  const navigate = useNavigate()
  const user = useUser()
  const isSeller = isOfDealership(user) || user.is_superuser
  const dealershipId =
    isOfDealership(user) && hasRole(user, 'org-admin') ? (user.organization?.id ?? undefined) : undefined
  useLiveOrders(user.organization?.id)
  const open = ({ id }: OrderSummary) => void navigate({ to: '/orders/$id', params: { id } })
  const list = useListSearch(ordersRoute, (filter) =>
    orderQueries.list({ ...filter, ...(dealershipId && { dealership_organization: dealershipId }) }),
  )
  return (
    <ListPage
      title={t('title')}
      summary={t('summary')}
      list={list}
      columns={useOrderColumns(isSeller, open)}
      onOpen={open}
      searchLabel={t('search')}
      filters={
        <>
          <SelectFilter
            list={list}
            name="status"
            label={t('status')}
            placeholder={t('anyStatus')}
            options={orderStatuses.map((status) => ({ value: status, label: words(status) }))}
          />
          <SelectFilter
            list={list}
            name="fulfillment_status"
            label={t('fulfillment')}
            placeholder={t('anyFulfillment')}
            options={fulfillmentStatuses.map((status) => ({
              value: status,
              label: words(status === 'CANCELLED' ? 'fulfillmentCANCELLED' : status),
            }))}
          />
          {list.search.instance_id && (
            <Button onClick={() => list.setFilter('instance_id', undefined)}>{t('ofAllMachines')}</Button>
          )}
        </>
      }
      empty={
        <EmptyState title={t('emptyTitle')} icon={PackageOpen}>
          {t('empty')}
        </EmptyState>
      }
      notice={
        <OrderCards
          dealershipId={dealershipId}
          chosen={list.search.status}
          onChoose={(status) => list.setFilter('status', status)}
        />
      }
    />
  )
}
