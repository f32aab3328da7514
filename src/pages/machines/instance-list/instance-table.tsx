import { useQuery } from '@tanstack/react-query'
import { Tractor } from 'lucide-react'
import type { ReactNode } from 'react'
import { machineInstanceQueries } from '@/entities/machine-instance'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { DataTable } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { useInstanceColumns } from './instance-columns'
import { type InstancesSearch, isFiltered, pageSize, sortedBy, sortOf, unfiltered } from './instances-search'
import { instanceListText } from './text'

type InstanceTableProps = {
  organizationId: string
  search: InstancesSearch
  onSearch: (search: InstancesSearch) => void
  onOpen: (instanceId: string) => void
  ofSeveral: boolean
  /** The first action where there is no machine yet. */
  add: ReactNode
}

export function InstanceTable({ organizationId, search, onSearch, onOpen, ofSeveral, add }: InstanceTableProps) {
  const t = useText(instanceListText)
  const { units } = useUser()
  const { organization_id: _, ...filter } = search
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    machineInstanceQueries.list(organizationId, { ...filter, page_size: pageSize }),
  )
  const sort = sortOf(search)
  return (
    <DataTable
      label={t('title')}
      columns={useInstanceColumns({ onOpen, ofSeveral, system: units })}
      rows={data?.items}
      rowKey={({ id }) => id}
      onOpen={({ id }) => onOpen(id)}
      {...(sort && { sort })}
      onSort={(order) => onSearch(sortedBy(search, order))}
      paging={{
        page: search.page ?? 1,
        pageSize,
        total: data?.total ?? 0,
        onPage: (page) => onSearch({ ...search, page }),
      }}
      refreshing={isPlaceholderData && isFetching}
      error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
      empty={
        isFiltered(search) ? (
          <EmptyState
            title={t('nothingFoundTitle')}
            icon={Tractor}
            action={<Button onClick={() => onSearch(unfiltered(search))}>{t('reset')}</Button>}
          >
            {t('nothingFound')}
          </EmptyState>
        ) : (
          <EmptyState title={t('emptyTitle')} icon={Tractor} action={add}>
            {t('empty')}
          </EmptyState>
        )
      }
    />
  )
}
