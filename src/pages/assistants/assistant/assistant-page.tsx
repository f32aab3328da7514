import { useNavigate } from '@tanstack/react-router'
import type { AssistantName } from '@/entities/conversation'
import { useOpenMachine } from '@/entities/machine'
import { MachineChooser } from '@/features/choose-machine'
import { useText } from '@/shared/lib/i18n'
import { useRouteSearch } from '@/shared/lib/page-route'
import { usePageTitle } from '@/shared/lib/page-title'
import { assistantPaths } from '@/shared/lib/selected-assistant'
import { type AskSearch, AskWorkspace, type ChangeAssistant, type ChangeSearch } from '@/widgets/conversation'
import { FigureDialog, ManualPane } from '@/widgets/manual-viewer'
import { assistantRoute, machineAndQueryUnifiedRoute, operationsAssistantRoute, partsAssistantRoute } from './route'
import { assistantText } from './text'

type AssistantPageProps = AskSearch & {
  assistant: AssistantName
  onSearch: ChangeSearch
  onOpenMachine: (machineId: string) => void
  onAssistant: ChangeAssistant
}

/** The conversation with an assistant, with the manual beside it. */
export function AssistantPage({ assistant, onSearch, onOpenMachine, onAssistant, ...search }: AssistantPageProps) {
  const t = useText(assistantText)
  usePageTitle(t(assistant))
  return (
    <AskWorkspace
      key={assistant}
      assistant={assistant}
      search={search}
      onSearch={onSearch}
      chooser={(onChosen) => <MachineChooser onChosen={onChosen} />}
      manual={(shown) => <ManualPane {...shown} />}
      figure={(shown) => <FigureDialog {...shown} />}
      onOpenMachine={onOpenMachine}
      onAssistant={onAssistant}
    />
  )
}

type AssistantRoute =
  | typeof assistantRoute
  | typeof operationsAssistantRoute
  | typeof partsAssistantRoute
  | typeof machineAndQueryUnifiedRoute

function Screen({ route, assistant }: { route: AssistantRoute; assistant: AssistantName }) {
  const { search, changeSearch } = useRouteSearch(route)
  const navigate = useNavigate()
  return (
    <AssistantPage
      assistant={assistant}
      {...search}
      onSearch={changeSearch}
      onOpenMachine={useOpenMachine()}
      onAssistant={(other, next, step) =>
        void navigate({ to: assistantPaths[other], search: next, replace: step === 'replace' })
      }
    />
  )
}

export const AssistantScreen = () => <Screen route={assistantRoute} assistant="general" />
export const OperationsAssistantScreen = () => <Screen route={operationsAssistantRoute} assistant="operations" />
export const PartsAssistantScreen = () => <Screen route={partsAssistantRoute} assistant="parts" />
export const MachineAndQueryUnifiedScreen = () => <Screen route={machineAndQueryUnifiedRoute} assistant="operations" />
