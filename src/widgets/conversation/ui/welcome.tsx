import { MessageCircleQuestion } from 'lucide-react'
import { useText } from '@/shared/lib/i18n'
import { EmptyState } from '@/shared/ui/empty-state'
import { conversationText } from '../text'
import { QuestionChips } from './question-chips'

/** What this is for, with questions that fit any machine. */
export function Welcome({ machine, onAsk }: { machine: string; onAsk: (question: string) => void }) {
  const t = useText(conversationText)
  const examples = [t('example1'), t('example2'), t('example3')]
  return (
    <EmptyState
      icon={MessageCircleQuestion}
      title={t('emptyTitle', { machine })}
      action={<QuestionChips label={t('examples')} questions={examples} onAsk={onAsk} />}
    >
      {t('emptyAdvice')}
    </EmptyState>
  )
}
