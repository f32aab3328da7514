import { useNavigate, useSearch } from '@tanstack/react-router'
import { isOfDealership } from '@/entities/user'
import { useUser } from '@/features/session'
import { OperatorMachinesPage } from '@/pages/machines/operator-machines'
import { parseOperatorMachinesSearch } from '../search/operator-machines-search'
import { useOpenMachine } from './use-open-machine'

const path = '/operator-machines'

export function OperatorMachinesScreen() {
  const search = useSearch({ from: path })
  const navigate = useNavigate({ from: path })
  const user = useUser()
  return (
    <OperatorMachinesPage
      search={search}
      onSearch={(changed) => void navigate({ search: parseOperatorMachinesSearch(changed), replace: true })}
      onOpen={useOpenMachine()}
      isOperator={!user.is_superuser && !isOfDealership(user)}
      dealershipId={isOfDealership(user) ? user.organization?.id : undefined}
    />
  )
}
