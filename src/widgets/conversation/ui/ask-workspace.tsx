import type { ReactNode } from 'react'
import type { Citation } from '@/entities/conversation'
import type { AskSearch, ChangeSearch } from '../model/ask-search'
import { useAskedMachine } from '../model/use-asked-machine'
import { ConversationSkeleton } from './conversation-skeleton'
import { MachineError, NoMachine } from './machine-gate'
import { Panes } from './panes'

/** The props of the page's manual viewer. */
export type ShownManual = {
  manualId: string | undefined
  page: number
  passages: readonly Citation[]
  onPage: (page: number) => void
  onClose: () => void
}

export type AskWorkspaceProps = {
  search: AskSearch
  onSearch: ChangeSearch
  title: string
  /** Replaces the conversation until a machine is chosen. */
  chooser: ReactNode
  manual: (shown: ShownManual) => ReactNode
  onOpenMachine: (id: string) => void
}

/** The conversation about a machine with the manual beside it; the address says what is open. */
export function AskWorkspace({ search, onSearch, chooser, ...page }: AskWorkspaceProps) {
  const { isChosen, machine, asked, error, retry } = useAskedMachine(search, onSearch)

  if (!isChosen) return <NoMachine chooser={chooser} />
  if (error && !machine) return <MachineError error={error} onRetry={retry} chooser={chooser} />
  const opening = (
    <div className="p-4 sm:p-6">
      <ConversationSkeleton />
    </div>
  )
  if (!machine || !asked) return opening
  return <Panes key={machine.id} {...page} machine={machine} asked={asked} search={search} onSearch={onSearch} />
}
