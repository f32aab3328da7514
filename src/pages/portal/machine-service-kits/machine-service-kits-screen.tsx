import { useRouteSearch } from '@/shared/lib/page-route'
import { MachineServiceKitsPage } from './machine-service-kits-page'
import { machineServiceKitsRoute } from './route'

export function MachineServiceKitsScreen() {
  const { token } = useRouteSearch(machineServiceKitsRoute).search
  return <MachineServiceKitsPage token={token} />
}
