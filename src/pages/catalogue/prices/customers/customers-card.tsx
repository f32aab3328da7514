import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { type CustomerTerms, pricingQueries } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { Card } from '@/shared/ui/card'
import { DataTable } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { SearchField } from '@/shared/ui/search-field'
import { pricesRoute } from '../route'
import { pricesText } from '../text'
import { useCustomerColumns } from './customer-columns'
import { TermsDialog } from './terms-dialog'

const pageSize = 10

/** What is agreed with each operator that the dealership serves. */
export function CustomersCard({ catalogueId }: { catalogueId: string }) {
  const t = useText(pricesText)
  const { search, changeSearch } = useRouteSearch(pricesRoute)
  const page = search.page ?? 1
  const [edited, setEdited] = useState<CustomerTerms>()
  const lists = useQuery(pricingQueries.priceLists(catalogueId)).data?.items ?? []
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    pricingQueries.terms(catalogueId, { page, limit: pageSize, search: search.search }),
  )
  return (
    <Card
      title={t('customerTerms')}
      actions={
        <SearchField
          label={t('searchCustomers')}
          value={search.search ?? ''}
          onSearch={(typed) => changeSearch({ search: typed || undefined, page: undefined })}
          className="w-full sm:w-80"
        />
      }
      flush
    >
      <DataTable
        inCard
        label={t('customerTerms')}
        columns={useCustomerColumns(lists, setEdited)}
        rows={data?.items}
        rowKey={({ operator_id }) => operator_id}
        refreshing={isPlaceholderData && isFetching}
        paging={{
          page,
          pageSize,
          total: data?.total ?? 0,
          onPage: (next) => changeSearch({ page: next === 1 ? undefined : next }),
        }}
        error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
        empty={
          <EmptyState title={t(search.search ? 'noCustomerFound' : 'noCustomersTitle')} icon={Users}>
            {!search.search && t('noCustomers')}
          </EmptyState>
        }
      />
      {edited && (
        <TermsDialog
          catalogueId={catalogueId}
          lists={lists}
          opened={edited}
          terms={data?.items.find(({ operator_id }) => operator_id === edited.operator_id) ?? edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}
