import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { AssistantName } from '@/entities/conversation'
import type { ChosenMachine } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import { later } from '@/shared/lib/later'
import { whenIdle } from '@/shared/lib/next-task'
import { ErrorState } from '@/shared/ui/error-state'
import type { ChangeAssistant } from '../model/ask-search'
import type { useConversation } from '../model/use-conversation'
import { conversationText } from '../text'
import { AnswerAnnouncer } from './answer-announcer'
import { ConversationHeader } from './conversation-header'
import { ConversationSkeleton } from './conversation-skeleton'
import { PhotographedQuestion } from './photographed-question'
import type { OpenPassage } from './transcript'
import { Welcome } from './welcome'

// What shows answers is large, and a conversation begins without any.
const loadAnswers = () => import('./answers').then((file) => ({ default: file.Answers }))
const Answers = lazy(loadAnswers)
const HistoryDrawer = later(() => import('./history/history-drawer').then((file) => file.HistoryDrawer))

type ConversationProps = {
  assistant: AssistantName
  machine: ChosenMachine | undefined
  conversationId: string | undefined
  conversation: ReturnType<typeof useConversation>
  about: ReactNode
  /** Whether no manual is ready yet, but some are being read. */
  isBeingRead: boolean
  /** Why nothing can be asked now. */
  blocked: string | undefined
  onAsk: (question: string) => void
  onOpen: OpenPassage
  /** Chooses the machine. */
  chooser: () => ReactNode
  onOpenMachine: (machineId: string) => void
  onAssistant: ChangeAssistant
}

/** One conversation with one assistant: what was asked and answered, and the next question. */
export function Conversation({ assistant, machine, conversationId, conversation, ...given }: ConversationProps) {
  const { about, isBeingRead, blocked, chooser, onAsk, onOpen, onOpenMachine, onAssistant } = given
  const t = useText(conversationText)
  const [showsHistory, setShowsHistory] = useState(false)
  const { stored, underWay, isAsking, answer } = conversation
  const isEmpty = stored.length === 0 && !underWay

  // The first question is answered within seconds.
  useEffect(() => void (isEmpty ? whenIdle().then(loadAnswers) : loadAnswers()).catch(() => undefined), [isEmpty])

  return (
    // On a phone on its side all of it scrolls but the form, so that more than two lines of an answer are seen.
    <section
      aria-label={t(`assistant_${assistant}`)}
      className="flex h-full min-h-0 min-w-0 flex-col low:scroll-pb-20 low:overflow-y-auto low:[container-type:size] print:h-auto print:[container-type:normal]"
    >
      <ConversationHeader
        assistant={assistant}
        onAssistant={(other) => {
          conversation.takeDraftTo(other)
          onAssistant(other, { machine: machine?.id }, 'push')
        }}
        about={about}
        onNew={isEmpty ? undefined : conversation.begin}
        onHistory={() => setShowsHistory(true)}
      />
      <div className="[container-type:size] relative min-h-0 grow overflow-y-auto px-4 py-4 sm:px-6 low:shrink-0 low:overflow-visible low:[container-type:normal] print:overflow-visible print:[container-type:normal]">
        {conversation.isLoading ? (
          <ConversationSkeleton />
        ) : conversation.error ? (
          <ErrorState title={t('errorTitle')} onRetry={conversation.reload}>
            {conversation.error.message}
          </ErrorState>
        ) : isEmpty ? (
          <Welcome
            assistant={assistant}
            machine={machine}
            isBeingRead={isBeingRead}
            onAsk={onAsk}
            onContinue={conversation.open}
          />
        ) : (
          <Suspense fallback={<ConversationSkeleton />}>
            <Answers
              machine={machine}
              conversation={conversation}
              chooser={chooser}
              onAsk={onAsk}
              onOpen={onOpen}
              onOpenMachine={onOpenMachine}
            />
          </Suspense>
        )}
      </div>
      <div className="mx-auto w-full max-w-3xl px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6 low:sticky low:bottom-0 low:z-10 low:max-w-none low:bg-canvas low:pt-1 low:pb-[max(0.25rem,env(safe-area-inset-bottom))] print:hidden">
        <div role="status">
          {conversation.isStopped && <p className="px-2 pb-1 text-sm text-ink-muted">{t('stopped')}</p>}
        </div>
        <PhotographedQuestion
          draft={conversation.draft}
          onDraft={conversation.type}
          onAsk={onAsk}
          onStop={isAsking ? conversation.cancel : undefined}
          placeholder={machine ? undefined : t('askAnything')}
          blocked={blocked}
        />
      </div>
      <AnswerAnnouncer answer={answer} />
      <HistoryDrawer
        assistant={assistant}
        machineId={machine?.id}
        current={conversationId}
        open={showsHistory}
        onOpenChange={setShowsHistory}
        onChoose={({ id, machine_id }) => {
          setShowsHistory(false)
          conversation.open(id, machine_id ?? undefined)
        }}
        onDeleted={(id) => id === conversationId && conversation.begin()}
      />
    </section>
  )
}
