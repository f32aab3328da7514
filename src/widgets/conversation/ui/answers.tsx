import type { ReactNode } from 'react'
import type { ChosenMachine } from '@/entities/machine'
import { useText } from '@/shared/lib/i18n'
import type { useConversation } from '../model/use-conversation'
import { conversationText } from '../text'
import { DueFollowUp } from './due-follow-up'
import { FailedAnswer, PendingAnswer, WaitingQuestion } from './pending-answer'
import { PendingManuals } from './pending-manuals'
import { QuestionChips } from './question-chips'
import { type OpenPassage, Transcript } from './transcript'

type AnswersProps = {
  machine: ChosenMachine | undefined
  conversation: ReturnType<typeof useConversation>
  onAsk: (question: string) => void
  onOpen: OpenPassage
  /** Chooses the machine. */
  chooser: () => ReactNode
  onOpenMachine: (machineId: string) => void
}

/** What was asked and answered, the answer on its way, and what to ask next. */
export function Answers({ machine, conversation, chooser, onAsk, onOpen, onOpenMachine }: AnswersProps) {
  const t = useText(conversationText)
  const { stored, underWay, isAsking } = conversation
  const last = stored.at(-1)

  function pendingAnswer() {
    if (conversation.failure !== undefined) {
      return <FailedAnswer reason={conversation.failure} onRetry={conversation.retry} onEdit={conversation.cancel} />
    }
    if (conversation.isWaiting && conversation.written === undefined)
      return <WaitingQuestion onRetry={conversation.retry} onEdit={conversation.cancel} />
    return <PendingAnswer written={conversation.written} />
  }

  return (
    <Transcript
      machine={machine}
      onAskAlone={isAsking || conversation.isAskingAlone ? undefined : conversation.askAlone}
      onOpenMachine={onOpenMachine}
      exchanges={stored}
      noticeOf={(given) => {
        const notice = conversation.noticeOf(given)
        return notice && <PendingManuals notice={notice} />
      }}
      pending={underWay && { question: underWay.question, answer: pendingAnswer() }}
      onOpen={onOpen}
    >
      {last?.answer?.asks_for_machine && !underWay && <div>{chooser()}</div>}
      <QuestionChips
        label={t('followUps')}
        questions={last?.answer?.follow_ups ?? []}
        onAsk={onAsk}
        disabled={isAsking}
      />
      {machine?.instance && last?.answer && !underWay && (
        <DueFollowUp key={last.id} instanceId={machine.instance.id} question={last.question} />
      )}
    </Transcript>
  )
}
