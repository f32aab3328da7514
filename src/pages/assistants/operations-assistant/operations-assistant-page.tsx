import { useOpenMachine } from '@/entities/machine'
import { MachineChooser } from '@/features/choose-machine'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { type AskSearch, AskWorkspace, type ChangeSearch } from '@/widgets/conversation'
import { ManualPane } from '@/widgets/manual-viewer'
import { operationsAssistantRoute } from './route'
import { operationsAssistantText } from './text'

type OperationsAssistantPageProps = AskSearch & {
  onSearch: ChangeSearch
  onOpenMachine: (machineId: string) => void
}

/** The conversation about the chosen machine: how to run, maintain and troubleshoot it. */
export function OperationsAssistantPage({ onSearch, onOpenMachine, ...search }: OperationsAssistantPageProps) {
  const t = useText(operationsAssistantText)
  usePageTitle(t('title'))
  return (
    <AskWorkspace
      title={t('title')}
      search={search}
      onSearch={onSearch}
      chooser={<MachineChooser />}
      manual={(shown) => <ManualPane {...shown} />}
      onOpenMachine={onOpenMachine}
    />
  )
}

export function OperationsAssistantScreen() {
  const { search, changeSearch } = useRouteSearch(operationsAssistantRoute)
  return <OperationsAssistantPage {...search} onSearch={changeSearch} onOpenMachine={useOpenMachine()} />
}
