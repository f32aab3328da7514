import { Link } from '@tanstack/react-router'
import { Plus, Tractor } from 'lucide-react'
import { useState } from 'react'
import {
  asChosen,
  BrandFilter,
  type Machine,
  machineQueries,
  machineStatuses,
  machineText,
  useOpenMachine,
} from '@/entities/machine'
import { hasRole, isOfDealership } from '@/entities/user'
import { useChosenMachine } from '@/features/choose-machine'
import { MachineDialog } from '@/features/edit-machine'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { type FilteredList, useListSearch } from '@/shared/lib/list-search'
import { Button } from '@/shared/ui/button'
import { useRowSelection } from '@/shared/ui/data-table'
import { EmptyState } from '@/shared/ui/empty-state'
import { ListPage, SelectFilter, SelectionBar } from '@/shared/ui/list-page'
import { useAsk } from '@/widgets/ask-link'
import { AssignModels } from './assign-models'
import { useMachineColumns } from './machine-columns'
import { machinesRoute } from './route'
import { machineListText } from './text'

const link = 'inline-flex min-h-control-sm items-center text-link hover:underline'

/** The models that the reader may see; a dealership's staff and a super user maintain them. */
export function MachinesPage() {
  const t = useText(machineListText)
  const user = useUser()
  const isStaff = hasRole(user, 'dealership-staff')
  const dealershipId = isStaff && isOfDealership(user) ? user.organization?.id : undefined
  const { choose } = useChosenMachine()
  const open = useOpenMachine()
  const goAsk = useAsk()
  const [isAdding, setIsAdding] = useState(false)
  const list = useListSearch(machinesRoute, machineQueries.list)
  const selection = useRowSelection<Machine>({ nameOf: ({ name }) => name })
  const columns = useMachineColumns({ onOpen: open, onAsk: ask })

  function ask(machine: Machine) {
    choose(asChosen(machine))
    goAsk(machine.id)
  }

  const add = isStaff && (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setIsAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <ListPage
      title={t('title')}
      summary={
        <span className="flex flex-wrap gap-x-4">
          <Link to="/manuals" className={link}>
            {t('allManuals')}
          </Link>
          {isStaff && (
            <Link to="/operator-machines" className={link}>
              {t('operatorMachinesForStaff')}
            </Link>
          )}
        </span>
      }
      actions={!list.isEmpty && add}
      list={list}
      columns={dealershipId ? [selection.column, ...columns] : columns}
      onOpen={({ id }) => open(id)}
      searchLabel={t('search')}
      filters={<MachineFilters list={list} />}
      notice={
        dealershipId && (
          <SelectionBar
            count={selection.rows.length}
            onSelectPage={() => selection.add(list.rows ?? [])}
            onClear={selection.clear}
          >
            <AssignModels dealershipId={dealershipId} models={selection.rows} onAssigned={selection.remove} />
          </SelectionBar>
        )
      }
      empty={
        <EmptyState title={t('emptyTitle')} icon={Tractor} action={add}>
          {t(isStaff ? 'emptyForStaff' : 'empty')}
        </EmptyState>
      }
    >
      {isAdding && <MachineDialog onClose={() => setIsAdding(false)} onSaved={({ id }) => open(id)} />}
    </ListPage>
  )
}

function MachineFilters({ list }: { list: FilteredList }) {
  const t = useText(machineListText)
  const words = useText(machineText)
  return (
    <>
      <BrandFilter list={list} />
      <SelectFilter
        list={list}
        name="status"
        label={t('status')}
        placeholder={t('anyStatus')}
        options={machineStatuses.map((status) => ({ value: status, label: words(status) }))}
      />
    </>
  )
}
