import { useQuery } from '@tanstack/react-query'
import { Plus, Tags } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  type Catalogue,
  type PriceList,
  type PriceListEntry,
  pricingMutations,
  pricingQueries,
} from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { Button } from '@/shared/ui/button'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { DataTable } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { SearchField } from '@/shared/ui/search-field'
import { useEntryColumns } from './entry-columns'
import { type PricedPart, PricesDialog } from './prices-dialog'
import { priceListRoute } from './route'
import { priceListText } from './text'

const pageSize = 25

type EntryListProps = { catalogue: Catalogue; list: PriceList; back: ReactNode }

export function EntryList({ catalogue, list, back }: EntryListProps) {
  const t = useText(priceListText)
  const { search, changeSearch } = useRouteSearch(priceListRoute)
  const page = search.page ?? 1
  const [edited, setEdited] = useState<{ part: PricedPart | undefined }>()
  const [removed, setRemoved] = useState<PriceListEntry>()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    pricingQueries.entries(catalogue.id, list.id, { page, limit: pageSize, search: search.search }),
  )
  const columns = useEntryColumns({
    currency: catalogue.currency,
    onEdit: ({ part_id: id, part_number }) => setEdited({ part: { id, part_number } }),
    onRemove: setRemoved,
  })
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setEdited({ part: undefined })}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageHeader back={back} title={list.name} summary={t('customers', { count: list.customers })} actions={add} />
      <SearchField
        label={t('search')}
        value={search.search ?? ''}
        onSearch={(typed) => changeSearch({ search: typed || undefined, page: undefined })}
        className="mb-4 w-full sm:w-80"
      />
      <DataTable
        label={list.name}
        columns={columns}
        rows={data?.items}
        rowKey={({ part_id, min_quantity }) => `${part_id} ${min_quantity}`}
        refreshing={isPlaceholderData && isFetching}
        paging={{
          page,
          pageSize,
          total: data?.total ?? 0,
          onPage: (next) => changeSearch({ page: next === 1 ? undefined : next }),
        }}
        error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
        empty={
          <EmptyState title={t(search.search ? 'nothingFound' : 'emptyTitle')} icon={Tags}>
            {!search.search && t('empty')}
          </EmptyState>
        }
      />
      {edited && (
        <PricesDialog catalogue={catalogue} list={list} part={edited.part} onClose={() => setEdited(undefined)} />
      )}
      {removed && (
        <ConfirmMutation
          title={t('removeTitle', { number: removed.part_number })}
          description={t('removeHelp')}
          confirm={t('removeConfirm')}
          mutation={pricingMutations.removePrices(catalogue.id, list.id, removed.part_id)}
          done={t('removed', { number: removed.part_number })}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  )
}
