import { Link, useNavigate } from '@tanstack/react-router'
import { PackageOpen, Plus, SquareKanban, Table2 } from 'lucide-react'
import {
  fulfillmentStatuses,
  leftToDo,
  type OrderSummary,
  orderPaymentStatuses,
  orderQueries,
  orderStatuses,
  useLiveOrders,
} from '@/entities/order'
import { portalOrderText, useOrderStatus } from '@/entities/portal-order'
import { hasRole, isOfDealership, recordScope } from '@/entities/user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { useRouteSearch } from '@/shared/lib/page-route'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { KeyHint } from '@/shared/ui/keyed'
import { LinkButton } from '@/shared/ui/link-button'
import { DayFilters, ListPage, SelectFilter } from '@/shared/ui/list-page'
import { CustomerFilter } from '@/widgets/customer-filter'
import { DealershipFilter } from '@/widgets/dealership-choice'
import { OrderBoard } from './order-board'
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
  const side = isSeller ? 'seller' : 'buyer'
  const statusOf = useOrderStatus(side)
  const dealershipId =
    isOfDealership(user) && hasRole(user, 'org-admin') ? (user.organization?.id ?? undefined) : undefined
  useLiveOrders(user.organization?.id)
  const open = ({ id }: OrderSummary) => void navigate({ to: '/orders/$id', params: { id } })
  const { search: address } = useRouteSearch(ordersRoute)
  const isBoard = address.view === 'board'
  const ofDealership = dealershipId && { dealership_organization: dealershipId }
  const list = useListSearch(
    ordersRoute,
    ({ view: _, ...filter }) => orderQueries.list({ ...filter, ...ofDealership }),
    // The columns of the board read their own pages.
    { isEnabled: !isBoard },
  )
  const { search, status, fulfillment_status, left_to_do } = list.search
  const { instance_id, operator_id, dealership_organization, payment_status, from, to } = list.search
  const counted = { instance_id, operator_id, dealership_organization, payment_status, from, to, ...ofDealership }
  return (
    <ListPage
      title={t('title')}
      summary={t('summary')}
      actions={
        <>
          <Button
            icon={isBoard ? <Table2 aria-hidden /> : <SquareKanban aria-hidden />}
            onClick={() => list.change({ view: isBoard ? undefined : 'board' })}
          >
            {t(isBoard ? 'asTable' : 'asBoard')}
          </Button>
          {!user.is_superuser && (
            <KeyHint by="newOrder">
              <LinkButton asChild variant="primary">
                <Link to="/cart">
                  <Plus aria-hidden />
                  {t('newOrder')}
                </Link>
              </LinkButton>
            </KeyHint>
          )}
        </>
      }
      list={list}
      columns={useOrderColumns(isSeller, user.is_superuser)}
      onOpen={open}
      searchLabel={t('search')}
      filters={
        <>
          <SelectFilter
            list={list}
            name="status"
            label={t('status')}
            placeholder={t('anyStatus')}
            options={orderStatuses.map((status) => ({ value: status, label: statusOf(status) }))}
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
          <SelectFilter
            list={list}
            name="payment_status"
            label={t('payment')}
            placeholder={t('anyPayment')}
            options={orderPaymentStatuses.map((value) => ({ value, label: t(`payment_${value}`) }))}
          />
          <SelectFilter
            list={list}
            name="left_to_do"
            label={t('left')}
            placeholder={t('anyLeft')}
            options={leftToDo.map((left) => ({ value: left, label: t(`left_${left}`) }))}
          />
          <DealershipFilter list={list} name="dealership_organization" />
          <CustomerFilter list={list} dealershipId={dealership_organization} />
          <DayFilters list={list} fromLabel={t('from')} toLabel={t('to')} />
          {list.search.instance_id && (
            <Button onClick={() => list.setFilter('instance_id', undefined)}>{t('ofAllMachines')}</Button>
          )}
        </>
      }
      empty={
        <EmptyState title={t('emptyTitle')} icon={PackageOpen}>
          {t(`empty_${recordScope(user)}`)}
        </EmptyState>
      }
      notice={
        !isBoard && (
          <OrderCards
            filter={counted}
            side={side}
            chosen={status}
            onChoose={(next) => list.setFilter('status', next)}
          />
        )
      }
      instead={
        isBoard && (
          <OrderBoard filter={{ search, status, fulfillment_status, left_to_do, ...counted }} isSeller={isSeller} />
        )
      }
    />
  )
}
