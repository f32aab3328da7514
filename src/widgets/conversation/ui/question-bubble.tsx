import { useText } from '@/shared/lib/i18n'
import { conversationText } from '../text'

export function QuestionBubble({ question }: { question: string }) {
  const t = useText(conversationText)
  return (
    <div className="flex justify-end">
      <h2 className="max-w-[85%] rounded-md rounded-br-sm bg-neutral-surface px-4 py-3 whitespace-pre-wrap wrap-anywhere">
        <span className="sr-only">{t('you')}: </span>
        {question}
      </h2>
    </div>
  )
}
