import { useQuery } from '@tanstack/react-query'
import { Hourglass, MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import { type AssistantName, conversationQueries, lastConversation } from '@/entities/conversation'
import type { ChosenMachine } from '@/entities/machine'
import { defaultAssistantName } from '@/shared/config'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { conversationText } from '../text'
import { QuestionChips } from './question-chips'

type WelcomeProps = {
  assistant: AssistantName
  machine: ChosenMachine | undefined
  /** Whether no manual is ready yet, but some are being read. */
  isBeingRead: boolean
  onAsk: (question: string) => void
  /** Opens an earlier conversation. */
  onContinue: (conversationId: string, machineId: string | undefined) => void
}

/** What this is for, with questions that fit any machine; the last conversation is one press away. */
export function Welcome({ assistant, machine, isBeingRead: isReading, onAsk, onContinue }: WelcomeProps) {
  const t = useText(conversationText)
  // Bob answers from records meanwhile.
  const isBeingRead = isReading && assistant !== 'general'
  const examples = examplesFor(assistant).map((example) => t(example))
  const last = useLastConversation(assistant, machine?.id)
  const name = machine?.name
  return (
    <EmptyState
      icon={isBeingRead ? Hourglass : MessageCircleQuestion}
      title={isBeingRead ? t('processing') : name ? t('emptyTitle', { machine: name }) : t('emptyTitleAll')}
      action={
        <div className="grid justify-items-center gap-4">
          <QuestionChips label={t('examples')} questions={examples} onAsk={onAsk} />
          {last && (
            <Button variant="quiet" onClick={() => onContinue(last.id, last.machine_id ?? undefined)}>
              {t('continueLast', { title: last.title || t('untitled') })}
            </Button>
          )}
        </div>
      }
    >
      {isBeingRead && name
        ? t('processingAdvice', { machine: name, name: defaultAssistantName })
        : t(`advice_${assistant}`)}
    </EmptyState>
  )
}

/** As the server has it; without a connection, the one that was last open on this device. */
function useLastConversation(assistant: AssistantName, machineId: string | undefined) {
  const [stored] = useState(() => lastConversation(assistant, machineId))
  const { data = stored } = useQuery(conversationQueries.last({ assistant, machineId }))
  return data
}

const examplesFor = (assistant: AssistantName) =>
  (
    ({
      operations: ['example1', 'example2', 'example3'],
      parts: ['examplePart1', 'examplePart2', 'examplePart3'],
      general: ['exampleRecord1', 'exampleRecord2', 'example1'],
    }) as const
  )[assistant]
