import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Citation, storedConversationId } from '@/entities/conversation'
import type { ChosenMachine, Machine } from '@/entities/machine'
import { waitingQuestions } from '@/features/ask-assistant'
import { useText } from '@/shared/lib/i18n'
import { useMediaQuery } from '@/shared/lib/media-query'
import type { AskSearch, ChangeSearch } from '../model/ask-search'
import { firstPlace, passagesToMark, type Selected } from '../model/shown-passage'
import { useConversation } from '../model/use-conversation'
import { conversationText } from '../text'
import type { AskWorkspaceProps } from './ask-workspace'
import { Conversation } from './conversation'
import { NotReady } from './machine-gate'
import { ManualsAbout } from './manuals-about'

type PanesProps = Omit<AskWorkspaceProps, 'chooser'> & { machine: Machine; asked: ChosenMachine }

/** The conversation, and beside it on a desk the manual. */
export function Panes({ machine, asked, search, onSearch, title, manual, onOpenMachine }: PanesProps) {
  const t = useText(conversationText)
  const isDesk = useMediaQuery('(width >= 64rem)')
  const [selected, setSelected] = useState<Selected>()
  const conversation = useConversation({
    machine: asked,
    conversationId: search.conversation,
    onBegun: (id) => goTo(id, 'replace'),
    onLeft: (id, machineId) => goTo(id, 'push', machineId),
  })
  useFirstQuestion(search, onSearch, machine, ask)

  const fromAddress = search.manual === undefined ? undefined : { manual: search.manual, page: search.page ?? 1 }
  const place = fromAddress ?? (isDesk ? firstPlace(conversation.stored) : undefined)
  const canAsk = machine.status !== 'no_manual'
  const showsManual = useOnceTrue(isDesk || place !== undefined || conversation.stored.length > 0)

  function goTo(id: string | undefined, how: 'push' | 'replace', machineId = machine.id) {
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

  if (!canAsk && conversation.stored.length === 0) {
    return (
      <div className="h-full overflow-y-auto">
        <NotReady machine={machine} onOpenMachine={onOpenMachine} />
      </div>
    )
  }
  return (
    <div className="grid h-full min-h-0 grid-cols-1 grid-rows-1 lg:grid-cols-2 print:block print:h-auto">
      <Conversation
        machine={asked}
        conversationId={search.conversation}
        conversation={conversation}
        title={title}
        about={<ManualsAbout machine={asked} />}
        isBeingRead={machine.status === 'processing'}
        blocked={canAsk ? undefined : t('noManual')}
        onAsk={ask}
        onOpen={open}
        onOpenMachine={onOpenMachine}
      />
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

/**
 * Asks the address's question at once, in a conversation of its own; without one, opens the conversation of a question that
 * waits on this device, or else the one that was last open here about the machine.
 */
function useFirstQuestion(
  search: AskSearch,
  onSearch: ChangeSearch,
  machine: Machine,
  ask: (question: string) => void,
) {
  const hasAsked = useRef(false)
  const askOrResume = useEffectEvent(() => {
    if (search.q !== undefined) {
      hasAsked.current = true
      onSearch({ machine: machine.id, q: undefined })
      if (machine.status !== 'no_manual') ask(search.q)
    } else if (search.conversation === undefined && !hasAsked.current) {
      const [waiting] = waitingQuestions(machine.id)
      const last = waiting ? waiting.asked.conversationId : storedConversationId(machine.id)
      if (last !== undefined) onSearch({ machine: machine.id, conversation: last })
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address brings is taken up once
  useEffect(() => askOrResume(), [search.q])
}
