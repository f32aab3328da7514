import { Hourglass, MessageCircleQuestion } from 'lucide-react'
import { defaultAssistantName } from '@/shared/config'
import { useText } from '@/shared/lib/i18n'
import { EmptyState } from '@/shared/ui/empty-state'
import { conversationText } from '../text'
import { QuestionChips } from './question-chips'

type WelcomeProps = {
  machine: string
  /** Whether no manual is ready yet, but some are being read. */
  isBeingRead: boolean
  onAsk: (question: string) => void
}

/** What this is for, with questions that fit any machine. */
export function Welcome({ machine, isBeingRead, onAsk }: WelcomeProps) {
  const t = useText(conversationText)
  const examples = [t('example1'), t('example2'), t('example3')]
  return (
    <EmptyState
      icon={isBeingRead ? Hourglass : MessageCircleQuestion}
      title={isBeingRead ? t('processing') : t('emptyTitle', { machine })}
      action={<QuestionChips label={t('examples')} questions={examples} onAsk={onAsk} />}
    >
      {isBeingRead ? t('processingAdvice', { machine, name: defaultAssistantName }) : t('emptyAdvice')}
    </EmptyState>
  )
}
