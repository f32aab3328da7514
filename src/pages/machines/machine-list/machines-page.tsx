import { useQuery } from '@tanstack/react-query'
import { Tractor } from 'lucide-react'
import { asChosen, type Machine, machineQueries } from '@/entities/machine'
import { useChosenMachine } from '@/features/choose-machine'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { Button } from '@/shared/ui/button'
import { DataTable } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { useMachineColumns } from './machine-columns'
import { MachineFilters } from './machine-filters'
import { isFiltered, type MachinesSearch, pageSize, sortedBy, sortOf } from './machines-search'
import { machineListText } from './text'

type MachinesPageProps = {
  search: MachinesSearch
  onSearch: (search: MachinesSearch) => void
  onOpen: (machineId: string) => void
  /** Told after the machine has become the chosen one; goes to where one asks. */
  onAsk: (machineId: string) => void
}

export function MachinesPage({ search, onSearch, onOpen, onAsk }: MachinesPageProps) {
  const t = useText(machineListText)
  usePageTitle(t('title'))
  const { choose } = useChosenMachine()
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    machineQueries.list({ ...search, limit: pageSize }),
  )

  function ask(machine: Machine) {
    choose(asChosen(machine))
    onAsk(machine.id)
  }

  return (
    <>
      <PageHeader title={t('title')} />
      <MachineFilters search={search} onSearch={onSearch} />
      <DataTable
        label={t('title')}
        columns={useMachineColumns({ onOpen, onAsk: ask })}
        rows={data?.items}
        rowKey={({ id }) => id}
        onOpen={({ id }) => onOpen(id)}
        sort={sortOf(search)}
        onSort={(sort) => onSearch(sortedBy(search, sort))}
        paging={{
          page: search.page ?? 1,
          pageSize,
          total: data?.total ?? 0,
          onPage: (page) => onSearch({ ...search, page }),
        }}
        refreshing={isPlaceholderData && isFetching}
        error={error ? { message: error.message, onRetry: () => void refetch(), retrying: isFetching } : undefined}
        empty={<NoMachines search={search} onSearch={onSearch} />}
      />
    </>
  )
}

function NoMachines({ search, onSearch }: Pick<MachinesPageProps, 'search' | 'onSearch'>) {
  const t = useText(machineListText)
  if (!isFiltered(search)) {
    return (
      <EmptyState title={t('emptyTitle')} icon={Tractor}>
        {t('empty')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('nothingFoundTitle')}
      icon={Tractor}
      action={<Button onClick={() => onSearch({})}>{t('reset')}</Button>}
    >
      {t('nothingFound')}
    </EmptyState>
  )
}
