import { useSearch } from '@tanstack/react-router'
import { MachineServiceKitsPage } from '@/pages/portal/machine-service-kits'

export function MachineServiceKitsScreen() {
  const { token } = useSearch({ from: '/machine-service-kits' })
  return <MachineServiceKitsPage token={token} />
}
