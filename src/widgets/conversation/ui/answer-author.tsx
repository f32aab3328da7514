import type { AssistantName, Citation } from '@/entities/conversation'
import { useLanguage, useText } from '@/shared/lib/i18n'
import { conversationText } from '../text'

type AnswerAuthorProps = { assistant: AssistantName; citations: readonly Citation[] }

/** Who answered, and from which manuals. */
export function AnswerAuthor({ assistant, citations }: AnswerAuthorProps) {
  const t = useText(conversationText)
  const names = [...new Set(citations.map(({ manual_name }) => manual_name))]
  const manuals = new Intl.ListFormat(useLanguage(), { type: 'conjunction' }).format(names)
  return (
    <>
      <span className="font-semibold text-ink">{t(`assistant_${assistant}`)}</span>
      {names.length > 0 && <> · {t('from', { manuals })}</>}
    </>
  )
}
