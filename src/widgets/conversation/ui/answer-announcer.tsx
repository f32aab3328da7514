import type { Answer } from '@/entities/conversation'
import { useUser } from '@/features/session'
import { defaultAssistantName } from '@/shared/config'
import { useText } from '@/shared/lib/i18n'
import { spokenText } from '../lib/plain-text'
import { withHeadlineIn } from '../lib/units/headline'
import { conversationText } from '../text'

/** Reads out an answer once, when it is complete, and never while it is being written. */
export function AnswerAnnouncer({ answer }: { answer: Answer | undefined }) {
  const t = useText(conversationText)
  const { units } = useUser()
  const headed = answer && withHeadlineIn(units, answer.response)
  return (
    <div aria-live="polite" className="sr-only">
      {headed !== undefined && t('answered', { name: defaultAssistantName, text: spokenText(headed) })}
    </div>
  )
}
