import { useSearch } from '@tanstack/react-router'
import { OperationsAssistantPage } from '@/pages/assistants/operations-assistant'
import { useChangeSearch } from '../search/use-change-search'
import { useOpenMachine } from './use-open-machine'

const path = '/operations-assistant'

export function OperationsAssistantScreen() {
  const search = useSearch({ from: path })
  return <OperationsAssistantPage {...search} onSearch={useChangeSearch(path)} onOpenMachine={useOpenMachine()} />
}
