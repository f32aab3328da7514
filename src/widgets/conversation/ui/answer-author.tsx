import type { Citation } from '@/entities/conversation'
import { defaultAssistantName } from '@/shared/config'
import { useLanguage, useText } from '@/shared/lib/i18n'
import { conversationText } from '../text'

/** Who answered, and from which manuals. */
export function AnswerAuthor({ citations }: { citations: readonly Citation[] }) {
  const t = useText(conversationText)
  const names = [...new Set(citations.map(({ manual_name }) => manual_name))]
  const manuals = new Intl.ListFormat(useLanguage(), { type: 'conjunction' }).format(names)
  return (
    <>
      <span className="font-semibold text-ink">{defaultAssistantName}</span>
      {names.length > 0 && <> · {t('from', { manuals })}</>}
    </>
  )
}
