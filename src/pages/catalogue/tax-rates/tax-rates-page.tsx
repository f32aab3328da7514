import { useQuery } from '@tanstack/react-query'
import { Landmark, Plus } from 'lucide-react'
import { useState } from 'react'
import { type Catalogue, pricingMutations, pricingQueries, type TaxRate } from '@/entities/catalogue'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { Button } from '@/shared/ui/button'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { DataTable } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { CatalogueTabs, ManagedCatalogue } from '@/widgets/managed-catalogue'
import { taxRatesRoute } from './route'
import { useTaxRateColumns } from './tax-rate-columns'
import { TaxRateDialog } from './tax-rate-dialog'
import { taxRatesText } from './text'

const pageSize = 25

/** What a dealership adds to its prices, by region. */
export function TaxRatesPage() {
  return <ManagedCatalogue>{(catalogue) => <TaxRates catalogue={catalogue} />}</ManagedCatalogue>
}

function TaxRates({ catalogue: { id } }: { catalogue: Catalogue }) {
  const t = useText(taxRatesText)
  usePageTitle(t('title'))
  const { search, changeSearch } = useRouteSearch(taxRatesRoute)
  const page = search.page ?? 1
  const [edited, setEdited] = useState<{ id: string | undefined }>()
  const [deleted, setDeleted] = useState<TaxRate>()
  const { data, error, isFetching, refetch } = useQuery(pricingQueries.taxRates(id, { page, limit: pageSize }))
  const columns = useTaxRateColumns({ onEdit: (rate) => setEdited({ id: rate.id }), onDelete: setDeleted })
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setEdited({ id: undefined })}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} summary={t('summary')} actions={data && data.total > 0 && add} />
      <CatalogueTabs />
      <DataTable
        label={t('title')}
        columns={columns}
        rows={data?.items}
        rowKey={(rate) => rate.id}
        paging={{
          page,
          pageSize,
          total: data?.total ?? 0,
          onPage: (next) => changeSearch({ page: next === 1 ? undefined : next }),
        }}
        error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
        empty={
          <EmptyState title={t('emptyTitle')} icon={Landmark} action={add}>
            {t('empty')}
          </EmptyState>
        }
      />
      {edited && (
        <TaxRateDialog
          catalogueId={id}
          rate={data?.items.find((rate) => rate.id === edited.id)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && (
        <ConfirmMutation
          title={t('deleteTitle', { name: deleted.name })}
          description={t('deleteHelp')}
          confirm={t('deleteConfirm')}
          mutation={pricingMutations.removeTaxRate(id, deleted.id)}
          done={t('deleted', { name: deleted.name })}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  )
}
