import { useOpenMachine } from '@/entities/machine'
import { useRouteSearch } from '@/shared/lib/page-route'
import { MachineAndQueryUnifiedPage } from './machine-and-query-unified-page'
import { machineAndQueryUnifiedRoute } from './route'

export function MachineAndQueryUnifiedScreen() {
  const { search, changeSearch } = useRouteSearch(machineAndQueryUnifiedRoute)
  return <MachineAndQueryUnifiedPage {...search} onSearch={changeSearch} onOpenMachine={useOpenMachine()} />
}
