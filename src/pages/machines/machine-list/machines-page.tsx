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
import { hasRole } from '@/entities/user'
import { useChosenMachine } from '@/features/choose-machine'
import { MachineDialog } from '@/features/edit-machine'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { type FilteredList, useListSearch } from '@/shared/lib/list-search'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { LinkButton } from '@/shared/ui/link-button'
import { ListPage, SelectFilter } from '@/shared/ui/list-page'
import { useAsk } from '@/widgets/ask-link'
import { useMachineColumns } from './machine-columns'
import { machinesRoute } from './route'
import { machineListText } from './text'

/** The models that the reader may see; a dealership's staff and a super user maintain them. */
export function MachinesPage() {
  const t = useText(machineListText)
  const isStaff = hasRole(useUser(), 'dealership-staff')
  const { choose } = useChosenMachine()
  const open = useOpenMachine()
  const goAsk = useAsk()
  const [isAdding, setIsAdding] = useState(false)
  const list = useListSearch(machinesRoute, machineQueries.list)

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
      actions={
        <>
          {isStaff && (
            <LinkButton asChild>
              <Link to="/operator-machines">{t('operatorMachines')}</Link>
            </LinkButton>
          )}
          <LinkButton asChild>
            <Link to="/manuals">{t('allManuals')}</Link>
          </LinkButton>
          {!list.isEmpty && add}
        </>
      }
      list={list}
      columns={useMachineColumns({ onOpen: open, onAsk: ask })}
      onOpen={({ id }) => open(id)}
      searchLabel={t('search')}
      filters={<MachineFilters list={list} />}
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
