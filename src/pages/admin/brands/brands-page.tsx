import { useQuery } from '@tanstack/react-query'
import { Factory, Plus } from 'lucide-react'
import { useState } from 'react'
import { type Brand, brandQueries } from '@/entities/brand'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { Button } from '@/shared/ui/button'
import { DataTable } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { SearchField } from '@/shared/ui/search-field'
import { useBrandColumns } from './brand-columns'
import { BrandDialog } from './brand-dialog'
import { type BrandsSearch, pageSize } from './brands-search'
import { brandsText } from './text'

type BrandsPageProps = {
  search: BrandsSearch
  onSearch: (search: BrandsSearch) => void
  /** "/brands is read by members and written by the super user" (behaviour, section 3). */
  canEdit: boolean
}

export function BrandsPage({ search, onSearch, canEdit }: BrandsPageProps) {
  const t = useText(brandsText)
  usePageTitle(t('title'))
  const [edited, setEdited] = useState<{ brand: Brand | undefined }>()
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    brandQueries.list({ ...search, limit: pageSize }),
  )
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setEdited({ brand: undefined })}>
      {t('add')}
    </Button>
  )
  const isEmpty = data?.total === 0 && !search.search

  return (
    <>
      <PageHeader title={t('title')} actions={canEdit && !isEmpty && add} />
      <SearchField
        label={t('search')}
        value={search.search ?? ''}
        onSearch={(text) => onSearch({ search: text || undefined })}
        className="mb-4 sm:w-80"
      />
      <DataTable
        label={t('title')}
        columns={useBrandColumns(canEdit ? (brand) => setEdited({ brand }) : undefined)}
        rows={data?.items}
        rowKey={({ id }) => id}
        paging={{
          page: search.page ?? 1,
          pageSize,
          total: data?.total ?? 0,
          onPage: (page) => onSearch({ ...search, page }),
        }}
        refreshing={isPlaceholderData && isFetching}
        error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
        empty={
          isEmpty ? (
            <EmptyState title={t('emptyTitle')} icon={Factory} action={canEdit && add}>
              {t(canEdit ? 'emptyForSuperUser' : 'empty')}
            </EmptyState>
          ) : (
            <EmptyState
              title={t('nothingFoundTitle')}
              icon={Factory}
              action={<Button onClick={() => onSearch({})}>{t('reset')}</Button>}
            >
              {t('nothingFound')}
            </EmptyState>
          )
        }
      />
      {edited && <BrandDialog brand={edited.brand} onClose={() => setEdited(undefined)} />}
    </>
  )
}
