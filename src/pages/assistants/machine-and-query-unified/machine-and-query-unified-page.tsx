import { useOpenMachine } from '@/entities/machine'
import { MachineChooser } from '@/features/choose-machine'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { type AskSearch, AskWorkspace, type ChangeSearch } from '@/widgets/conversation'
import { ManualPane } from '@/widgets/manual-viewer'
import { machineAndQueryUnifiedRoute } from './route'
import { machineAndQueryUnifiedText } from './text'

type MachineAndQueryUnifiedPageProps = AskSearch & {
  onSearch: ChangeSearch
  onOpenMachine: (machineId: string) => void
}

/** Machine, conversation and manual on one screen. */
export function MachineAndQueryUnifiedPage({ onSearch, onOpenMachine, ...search }: MachineAndQueryUnifiedPageProps) {
  const t = useText(machineAndQueryUnifiedText)
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

export function MachineAndQueryUnifiedScreen() {
  const { search, changeSearch } = useRouteSearch(machineAndQueryUnifiedRoute)
  return <MachineAndQueryUnifiedPage {...search} onSearch={changeSearch} onOpenMachine={useOpenMachine()} />
}
