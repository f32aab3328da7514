import { useSearch } from '@tanstack/react-router'
import { MachineAndQueryUnifiedPage } from '@/pages/assistants/machine-and-query-unified'
import { useChangeSearch } from '../search/use-change-search'
import { useOpenMachine } from './use-open-machine'

const path = '/machine-and-query-unified'

export function MachineAndQueryUnifiedScreen() {
  const search = useSearch({ from: path })
  return <MachineAndQueryUnifiedPage {...search} onSearch={useChangeSearch(path)} onOpenMachine={useOpenMachine()} />
}
