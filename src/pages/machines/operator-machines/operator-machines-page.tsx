import { useQuery } from '@tanstack/react-query'
import { MessagesSquare, Plus } from 'lucide-react'
import { useState } from 'react'
import { useOpenMachine } from '@/entities/machine'
import { type OperatorMachine, operatorMachineMutations, operatorMachineQueries } from '@/entities/operator-machine'
import { isOfDealership } from '@/entities/user'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { useListSearch } from '@/shared/lib/list-search'
import { Button } from '@/shared/ui/button'
import { ConfirmMutation } from '@/shared/ui/confirm-dialog'
import { EmptyState } from '@/shared/ui/empty-state'
import { ListPage } from '@/shared/ui/list-page'
import { AssignMachineDialog } from './assign-machine-dialog'
import { useOperatorMachineColumns } from './operator-machine-columns'
import { operatorMachinesRoute } from './route'
import { operatorMachinesText } from './text'
import { ThreadDrawer } from './thread-drawer'
import { ThreadFilter } from './thread-filter'

/** Which operator has which model from whom, each with the thread between the two. */
export function OperatorMachinesPage() {
  const t = useText(operatorMachinesText)
  const user = useUser()
  const openMachine = useOpenMachine()
  const isOperator = !user.is_superuser && !isOfDealership(user)
  // What staff have closed is done; an operator's list is also the list of its models.
  const list = useListSearch(operatorMachinesRoute, (filter) =>
    operatorMachineQueries.list(isOperator ? filter : { ...filter, status: filter.status ?? 'OPEN' }),
  )
  const [withdrawn, setWithdrawn] = useState<OperatorMachine>()
  const [isAssigning, setIsAssigning] = useState(false)
  const thread = useOpenedThread(list.search.thread, list.rows)
  const openThread = ({ id }: OperatorMachine) => list.change({ thread: id }, 'push')
  const dealershipId = isOfDealership(user) ? user.organization?.id : undefined
  const otherOf = ({ organization, dealership }: OperatorMachine) => (isOperator ? dealership : organization).name
  const columns = useOperatorMachineColumns({
    otherOf,
    isOperator,
    onWithdraw: dealershipId === undefined ? undefined : setWithdrawn,
  })
  return (
    <ListPage
      title={t(isOperator ? 'titleForOperator' : 'titleForStaff')}
      actions={
        dealershipId && (
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setIsAssigning(true)}>
            {t('assign')}
          </Button>
        )
      }
      list={list}
      columns={columns}
      onOpen={openThread}
      searchLabel={t(isOperator ? 'searchForOperator' : 'searchForStaff')}
      filters={
        <>
          <ThreadFilter list={list} isOperator={isOperator} isStaff={isOfDealership(user)} />
          {list.search.organization_id && (
            <Button onClick={() => list.setFilter('organization_id', undefined)}>{t('ofAllCustomersForStaff')}</Button>
          )}
        </>
      }
      empty={
        <EmptyState title={t(isOperator ? 'emptyTitleForOperator' : 'emptyTitleForStaff')} icon={MessagesSquare}>
          {t(isOperator ? 'emptyForOperator' : 'emptyForStaff')}
        </EmptyState>
      }
    >
      {dealershipId && isAssigning && (
        <AssignMachineDialog dealershipId={dealershipId} onClose={() => setIsAssigning(false)} />
      )}
      {withdrawn && (
        <ConfirmMutation
          title={t('withdrawTitle', { machine: withdrawn.machine.name, operator: withdrawn.organization.name })}
          description={t('withdrawHelpForStaff')}
          confirm={t('withdraw')}
          mutation={operatorMachineMutations.withdraw(withdrawn.id)}
          done={t('machineWithdrawn', { machine: withdrawn.machine.name })}
          onClose={() => setWithdrawn(undefined)}
        />
      )}
      {thread && (
        <ThreadDrawer
          operatorMachine={thread}
          other={otherOf(thread)}
          onOpenMachine={openMachine}
          onClose={() => list.change({ thread: undefined })}
        />
      )}
    </ListPage>
  )
}

/**
 * The thread that the address names. It is on another page of the list where a link leads to it, and leaves the list, but
 * stays open, when it is closed or assigned to somebody else.
 */
function useOpenedThread(id: string | undefined, rows: readonly OperatorMachine[] | undefined) {
  const listed = rows?.find((row) => row.id === id)
  const { data } = useQuery({
    ...operatorMachineQueries.detail(id ?? ''),
    enabled: id !== undefined,
  })
  return listed ?? (data?.id === id ? data : undefined)
}
