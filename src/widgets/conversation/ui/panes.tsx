import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AssistantName, Citation } from '@/entities/conversation'
import type { ChosenMachine, Machine } from '@/entities/machine'
import { waitingQuestions } from '@/features/ask-assistant'
import { useText } from '@/shared/lib/i18n'
import { useMediaQuery } from '@/shared/lib/media-query'
import type { AskSearch, ChangeSearch } from '../model/ask-search'
import { FigureViewProvider } from '../model/figure-view'
import { firstPlace, passagesToMark, type Selected } from '../model/shown-passage'
import { useConversation } from '../model/use-conversation'
import { conversationText } from '../text'
import type { AskWorkspaceProps } from './ask-workspace'
import { Conversation } from './conversation'
import { ConversationHeader } from './conversation-header'
import { NotReady } from './machine-gate'
import { ManualsAbout } from './manuals-about'

/** A machine with how many of its manuals can answer. */
type MachineToAsk = ChosenMachine & Pick<Machine, 'status'>

type PanesProps = Omit<AskWorkspaceProps, 'chooser'> & {
  chooser: () => ReactNode
  machine: MachineToAsk | undefined
}

/** The conversation, and beside it on a desk the manual. */
export function Panes({ assistant, machine, search, onSearch, manual, figure, ...page }: PanesProps) {
  const { chooser, onOpenMachine } = page
  const t = useText(conversationText)
  // Bob also knows the machine's own records.
  const canAsk = assistant === 'general' || machine?.status !== 'no_manual'
  const isDesk = useMediaQuery('(width >= 64rem)')
  const [selected, setSelected] = useState<Selected>()
  const conversation = useConversation({
    assistant,
    machine,
    conversationId: search.conversation,
    onBegun: (id) => goTo(id, 'replace', machine?.id),
    onLeft: (id, machineId) => goTo(id, 'push', machineId),
  })
  useFirstQuestion({ search, onSearch, subject: { assistant, machineId: machine?.id }, ask: canAsk ? ask : undefined })

  const fromAddress = search.manual === undefined ? undefined : { manual: search.manual, page: search.page ?? 1 }
  const place = fromAddress ?? (isDesk ? firstPlace(conversation.stored) : undefined)
  const showsManual = useOnceTrue(isDesk || place !== undefined || conversation.stored.length > 0)

  function goTo(id: string | undefined, how: 'push' | 'replace', machineId: string | undefined) {
    onSearch({ machine: machineId, conversation: id, manual: undefined, page: undefined }, how)
  }

  function ask(question: string) {
    conversation.ask(question)
    setSelected(undefined)
    if (search.manual !== undefined) onSearch({ manual: undefined, page: undefined })
  }

  function open(passage: Citation, next: Selected) {
    setSelected(next)
    onSearch({ manual: passage.manual_id, page: passage.page }, isDesk ? 'replace' : 'push')
  }

  if (machine && !canAsk && conversation.stored.length === 0) {
    return (
      <div className="h-full overflow-y-auto">
        <ConversationHeader
          assistant={assistant}
          onAssistant={(other) => page.onAssistant(other, { machine: machine.id }, 'push')}
          about={<ManualsAbout machine={machine} />}
        />
        <NotReady machine={machine} onOpenMachine={onOpenMachine} />
      </div>
    )
  }
  return (
    <div className="grid h-full min-h-0 grid-cols-1 grid-rows-1 lg:grid-cols-2 print:block print:h-auto">
      <FigureViewProvider value={figure}>
        <Conversation
          assistant={assistant}
          machine={machine}
          conversationId={search.conversation}
          conversation={conversation}
          about={machine && <ManualsAbout machine={machine} />}
          isBeingRead={machine?.status === 'processing'}
          blocked={canAsk ? undefined : t('noManual')}
          onAsk={ask}
          onOpen={open}
          chooser={chooser}
          onOpenMachine={onOpenMachine}
          onAssistant={page.onAssistant}
        />
      </FigureViewProvider>
      <div className="min-h-0 min-w-0 border-l border-line max-lg:hidden print:hidden">
        {showsManual && (
          <Suspense>
            {manual({
              manualId: place?.manual,
              page: place?.page ?? 1,
              passages: passagesToMark(conversation.stored, place, selected),
              onPage: (page) => place && onSearch({ manual: place.manual, page }),
              onClose: () => onSearch({ manual: undefined, page: undefined }),
            })}
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** Whether it has ever been true: what opens a manual is large, and on a phone not needed before there is one to open. */
function useOnceTrue(isTrue: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isTrue)
  if (isTrue && !hasBeen) setHasBeen(true)
  return hasBeen || isTrue
}

type FirstQuestion = {
  search: AskSearch
  onSearch: ChangeSearch
  subject: { assistant: AssistantName; machineId: string | undefined }
  /** Undefined while nothing can be asked. */
  ask: ((question: string) => void) | undefined
}

/**
 * Asks the address's question at once, in a conversation of its own; without one, opens the conversation of a question that
 * waits on this device. Otherwise a new conversation is offered.
 */
function useFirstQuestion({ search, onSearch, subject, ask }: FirstQuestion) {
  const hasAsked = useRef(false)
  const askOrResume = useEffectEvent(() => {
    const { machineId } = subject
    if (search.q !== undefined) {
      hasAsked.current = true
      onSearch({ machine: machineId, q: undefined })
      ask?.(search.q)
    } else if (search.conversation === undefined && !hasAsked.current) {
      const waiting = waitingQuestions(subject)[0]?.asked.conversationId
      if (waiting !== undefined) onSearch({ machine: machineId, conversation: waiting })
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address brings is taken up once
  useEffect(() => askOrResume(), [search.q])
}
