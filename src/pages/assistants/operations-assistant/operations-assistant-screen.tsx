import { useOpenMachine } from '@/entities/machine'
import { useRouteSearch } from '@/shared/lib/page-route'
import { OperationsAssistantPage } from './operations-assistant-page'
import { operationsAssistantRoute } from './route'

export function OperationsAssistantScreen() {
  const { search, changeSearch } = useRouteSearch(operationsAssistantRoute)
  return <OperationsAssistantPage {...search} onSearch={changeSearch} onOpenMachine={useOpenMachine()} />
}
