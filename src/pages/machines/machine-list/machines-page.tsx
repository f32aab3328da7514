import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { asChosen, type Machine, machineQueries } from '@/entities/machine'
import { useChosenMachine } from '@/features/choose-machine'
import { MachineDialog } from '@/features/edit-machine'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { Button } from '@/shared/ui/button'
import { DataTable } from '@/shared/ui/data-table'
import { PageHeader } from '@/shared/ui/page-header'
import { useMachineColumns } from './machine-columns'
import { MachineFilters } from './machine-filters'
import { isFiltered, type MachinesSearch, pageSize, sortedBy, sortOf } from './machines-search'
import { NoMachines } from './no-machines'
import { machineListText } from './text'

type MachinesPageProps = {
  search: MachinesSearch
  onSearch: (search: MachinesSearch) => void
  onOpen: (machineId: string) => void
  /** Told after the machine has become the chosen one; goes to where one asks. */
  onAsk: (machineId: string) => void
  /** Whether the reader keeps models: a dealership's staff and a super user. */
  canAdd: boolean
  /** Leads to what belongs to all machines: their manuals, and which operator has which. */
  ways?: ReactNode
}

export function MachinesPage({ search, onSearch, onOpen, onAsk, canAdd, ways }: MachinesPageProps) {
  const t = useText(machineListText)
  usePageTitle(t('title'))
  const { choose } = useChosenMachine()
  const [isAdding, setIsAdding] = useState(false)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    machineQueries.list({ ...search, limit: pageSize }),
  )

  function ask(machine: Machine) {
    choose(asChosen(machine))
    onAsk(machine.id)
  }

  const add = canAdd && (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setIsAdding(true)}>
      {t('add')}
    </Button>
  )
  const isEmpty = data?.total === 0 && !isFiltered(search)

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            {ways}
            {!isEmpty && add}
          </>
        }
      />
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
        empty={<NoMachines isFiltered={isFiltered(search)} onReset={() => onSearch({})} add={add} />}
      />
      {isAdding && <MachineDialog onClose={() => setIsAdding(false)} onSaved={({ id }) => onOpen(id)} />}
    </>
  )
}
