import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Package } from 'lucide-react'
import { inventoryQueries, useLiveStock } from '@/entities/inventory'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { useRouteSearch } from '@/shared/lib/page-route'
import { EmptyState } from '@/shared/ui/empty-state'
import { LinkButton } from '@/shared/ui/link-button'
import { ListPage } from '@/shared/ui/list-page'
import { DealershipFilter, NoDealershipChosen, useDealershipChoice } from '@/widgets/dealership-choice'
import { CatalogueTabs } from '@/widgets/managed-catalogue'
import { InventoryActions } from './inventory-actions'
import { InventoryMenu } from './inventory-menu'
import { inventoryRoute } from './route'
import { useStockColumns } from './stock-columns'
import { StockFilters } from './stock-filters'
import { inventoryListText } from './text'

/** What a dealership has in stock, part by part. */
export function InventoryPage() {
  const t = useText(inventoryListText)
  const user = useUser()
  const navigate = useNavigate()
  const { search: address } = useRouteSearch(inventoryRoute)
  const { isMissing, organizationId } = useDealershipChoice(address.organization_id)
  useLiveStock(organizationId ?? user.organization?.id)
  const list = useListSearch(
    inventoryRoute,
    (filter) => inventoryQueries.list({ ...filter, organization_id: organizationId }),
    { isEnabled: !isMissing },
  )
  const { data: locations } = useQuery({ ...inventoryQueries.locations(organizationId), enabled: !isMissing })
  return (
    <ListPage
      title={t('title')}
      summary={t('summary')}
      actions={!isMissing && <InventoryActions organizationId={organizationId} />}
      menu={!isMissing && <InventoryMenu organizationId={organizationId} />}
      tabs={!user.is_superuser && <CatalogueTabs />}
      list={list}
      columns={useStockColumns()}
      onOpen={({ id }) => void navigate({ to: '/inventory/$id', params: { id } })}
      searchLabel={t('search')}
      searchPlaceholder={t('searchHint')}
      scope={<DealershipFilter list={list} />}
      filters={<StockFilters list={list} locations={locations?.items ?? []} />}
      empty={
        <EmptyState
          title={t('emptyTitle')}
          icon={Package}
          action={
            !user.is_superuser && (
              <LinkButton asChild>
                <Link to="/manage-catalogue">{t('manageCatalogue')}</Link>
              </LinkButton>
            )
          }
        >
          {t('empty')}
        </EmptyState>
      }
      instead={isMissing && <NoDealershipChosen />}
    />
  )
}
