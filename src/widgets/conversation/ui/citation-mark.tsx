import type { Citation } from '@/entities/conversation'
import { useText } from '@/shared/lib/i18n'
import { conversationText } from '../text'

/** The number behind a claim; opens the manual at the page. Its touch area reaches beyond what is seen. */
export function CitationMark({ citation, onOpen }: { citation: Citation; onOpen: (citation: Citation) => void }) {
  const t = useText(conversationText)
  return (
    <button
      type="button"
      aria-label={t('openPage', { page: citation.page, manual: citation.manual_name })}
      onClick={() => onOpen(citation)}
      className={
        'figures relative mx-0.5 inline-grid h-6 min-w-6 place-items-center rounded-sm bg-accent px-1.5 align-[0.05em] ' +
        'text-sm font-bold text-accent-ink before:absolute before:-inset-3 hover:bg-accent-hover'
      }
    >
      {citation.n}
    </button>
  )
}
