import type { Answer } from '@/entities/conversation'
import { defaultAssistantName } from '@/shared/config'
import { useText } from '@/shared/lib/i18n'
import { spokenText } from '../lib/plain-text'
import { conversationText } from '../text'

/** Reads out an answer once, when it is complete, and never while it is being written. */
export function AnswerAnnouncer({ answer }: { answer: Answer | undefined }) {
  const t = useText(conversationText)
  return (
    <div aria-live="polite" className="sr-only">
      {answer && t('answered', { name: defaultAssistantName, text: spokenText(answer.response) })}
    </div>
  )
}
