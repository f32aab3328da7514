import { type ReactNode, useState } from 'react'
import { type AskedMachine, QuestionForm } from '@/features/ask-assistant'
import { useText } from '@/shared/lib/i18n'
import { ErrorState } from '@/shared/ui/error-state'
import type { useConversation } from '../model/use-conversation'
import { conversationText } from '../text'
import { AnswerAnnouncer } from './answer-announcer'
import { ConversationHeader } from './conversation-header'
import { ConversationSkeleton } from './conversation-skeleton'
import { HistoryDrawer } from './history-drawer'
import { FailedAnswer, PendingAnswer } from './pending-answer'
import { PendingManuals } from './pending-manuals'
import { QuestionChips } from './question-chips'
import { type OpenPassage, Transcript } from './transcript'
import { Welcome } from './welcome'

type ConversationProps = {
  machine: AskedMachine
  conversationId: string | undefined
  conversation: ReturnType<typeof useConversation>
  title: string
  about: ReactNode
  /** Whether no manual is ready yet, but some are being read. */
  isBeingRead: boolean
  /** Why nothing can be asked now. */
  blocked: string | undefined
  onAsk: (question: string) => void
  onOpen: OpenPassage
  onOpenMachine: (machineId: string) => void
}

/** One conversation about one machine: what was asked and answered, and the next question. */
export function Conversation({ machine, conversationId, conversation, ...given }: ConversationProps) {
  const { title, about, isBeingRead, blocked, onAsk, onOpen, onOpenMachine } = given
  const t = useText(conversationText)
  const [showsHistory, setShowsHistory] = useState(false)
  const { stored, underWay, isAsking, answer } = conversation
  const last = stored.at(-1)?.answer
  const isEmpty = stored.length === 0 && !underWay

  function pendingAnswer() {
    if (conversation.failure !== undefined) {
      return <FailedAnswer reason={conversation.failure} onRetry={conversation.retry} onEdit={conversation.cancel} />
    }
    return <PendingAnswer written={conversation.written} />
  }

  return (
    <section aria-label={title} className="flex h-full min-h-0 min-w-0 flex-col">
      <ConversationHeader
        title={title}
        about={about}
        onNew={isEmpty ? undefined : conversation.begin}
        onHistory={() => setShowsHistory(true)}
      />
      <div className="[container-type:size] relative min-h-0 grow overflow-y-auto px-4 py-4 sm:px-6">
        {conversation.isLoading ? (
          <ConversationSkeleton />
        ) : conversation.error ? (
          <ErrorState title={t('errorTitle')} onRetry={conversation.reload}>
            {conversation.error.message}
          </ErrorState>
        ) : isEmpty ? (
          <Welcome machine={machine.name} isBeingRead={isBeingRead} onAsk={onAsk} />
        ) : (
          <Transcript
            machine={machine}
            onOpenMachine={onOpenMachine}
            exchanges={stored}
            noticeOf={(given) => {
              const notice = conversation.noticeOf(given)
              return notice && <PendingManuals notice={notice} />
            }}
            pending={underWay && { question: underWay.question, answer: pendingAnswer() }}
            onOpen={onOpen}
          >
            <QuestionChips
              label={t('followUps')}
              questions={last?.follow_ups ?? []}
              onAsk={onAsk}
              disabled={isAsking}
            />
          </Transcript>
        )}
      </div>
      <div className="mx-auto w-full max-w-3xl px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6 print:hidden">
        <QuestionForm
          draft={conversation.draft}
          onDraft={conversation.type}
          onAsk={onAsk}
          onStop={isAsking ? conversation.cancel : undefined}
          blocked={blocked}
        />
      </div>
      <AnswerAnnouncer answer={answer} />
      <HistoryDrawer
        machineId={machine.id}
        current={conversationId}
        open={showsHistory}
        onOpenChange={setShowsHistory}
        onChoose={(id) => {
          setShowsHistory(false)
          conversation.open(id)
        }}
        onDeleted={(id) => id === conversationId && conversation.begin()}
      />
    </section>
  )
}
