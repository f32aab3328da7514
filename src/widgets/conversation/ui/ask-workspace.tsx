import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { type AssistantName, type Citation, conversationQueries } from '@/entities/conversation'
import type { ChosenMachine } from '@/entities/machine'
import { rememberAssistant } from '@/shared/lib/selected-assistant'
import type { AskSearch, ChangeAssistant, ChangeSearch } from '../model/ask-search'
import { questionForMachine } from '../model/exchanges'
import type { ShownFigure } from '../model/figure-view'
import { useAskedMachine } from '../model/use-asked-machine'
import { ConversationHeader } from './conversation-header'
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
  assistant: AssistantName
  search: AskSearch
  onSearch: ChangeSearch
  /** Chooses the machine; calls back with it, also where it was the chosen one before. */
  chooser: (onChosen?: (machine: ChosenMachine) => void) => ReactNode
  manual: (shown: ShownManual) => ReactNode
  figure: (shown: ShownFigure) => ReactNode
  onOpenMachine: (id: string) => void
  /** Asks another assistant. */
  onAssistant: ChangeAssistant
}

/**
 * The conversation with an assistant, with the manual beside it; the address says what is open. Only the general assistant
 * is asked without a machine.
 */
export function AskWorkspace({ search, onSearch, chooser, ...page }: AskWorkspaceProps) {
  const { assistant, onAssistant } = page
  const conversation = useOpenConversation(search.conversation)
  const isOwn = conversation === undefined || conversation.assistant === assistant
  // A conversation is shown by the assistant that it is with, whatever address leads to it.
  const openOwn = useEffectEvent(() => conversation && onAssistant(conversation.assistant, search, 'replace'))
  useEffect(() => {
    if (isOwn) rememberAssistant(assistant)
    else openOwn()
  }, [isOwn, assistant])

  const question = questionForMachine(conversation)
  const { isChosen, chosen, machine, asked, error, retry } = useAskedMachine(search, onSearch, question)

  /** Choosing the machine that is chosen already changes nothing that would be followed. */
  function askAboutChosen({ id, serial_number }: ChosenMachine) {
    if (question === undefined || id !== chosen?.id || serial_number !== chosen.serial_number) return
    onSearch({ machine: id, conversation: undefined, q: question }, 'push')
  }

  if (!isOwn) return <Opening />
  const panes = { ...page, chooser: () => chooser(askAboutChosen), search, onSearch }
  if (!isChosen && assistant === 'general') return <Panes {...panes} machine={undefined} />
  if (!isChosen || (error && !machine)) {
    return (
      <>
        <ConversationHeader assistant={assistant} onAssistant={(other) => onAssistant(other, {}, 'push')} />
        {isChosen && error ? (
          <MachineError error={error} onRetry={retry} chooser={chooser()} />
        ) : (
          <NoMachine chooser={chooser()} />
        )}
      </>
    )
  }
  if (!machine || !asked) return <Opening />
  return <Panes key={machine.id} {...panes} machine={{ ...asked, status: machine.status }} />
}

/** The conversation of the address, once it is known. */
function useOpenConversation(id: string | undefined) {
  const { data } = useQuery({
    ...conversationQueries.detail(id ?? ''),
    enabled: id !== undefined,
    retryOnMount: false,
  })
  return id === undefined ? undefined : data
}

const Opening = () => (
  <div className="p-4 sm:p-6">
    <ConversationSkeleton />
  </div>
)
