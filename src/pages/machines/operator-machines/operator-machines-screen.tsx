import { useOpenMachine } from '@/entities/machine'
import { isOfDealership } from '@/entities/user'
import { useUser } from '@/features/session'
import { useRouteSearch } from '@/shared/lib/page-route'
import { OperatorMachinesPage } from './operator-machines-page'
import { operatorMachinesRoute } from './route'

export function OperatorMachinesScreen() {
  const { search, setSearch } = useRouteSearch(operatorMachinesRoute)
  const user = useUser()
  return (
    <OperatorMachinesPage
      search={search}
      onSearch={setSearch}
      onOpen={useOpenMachine()}
      isOperator={!user.is_superuser && !isOfDealership(user)}
      dealershipId={isOfDealership(user) ? user.organization?.id : undefined}
    />
  )
}
