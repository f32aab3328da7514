import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Answer, Citation } from '@/entities/conversation'
import { useText } from '@/shared/lib/i18n'
import { conversationText } from '../text'
import { isPictured, PageCutOut } from './page-cut-out'

type OnPageProps = { answer: Answer; source: Citation | undefined; onOpen: (citation: Citation) => void }

/** The first source as its page shows it, where that proves more than the words: a row below its column titles, or steps. */
export function OnPage({ answer: { response }, source, onOpen }: OnPageProps) {
  const t = useText(conversationText)
  const [isOpen, setIsOpen] = useState(false)
  const isRowOrSteps = source?.column_titles !== undefined || /^(?:\||\d+\. )/m.test(response)
  if (!source || !isPictured(source) || !isRowOrSteps) return null
  return (
    <details
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group -my-2 min-w-0 print:hidden"
    >
      <summary className="-mx-3 flex min-h-12 list-none items-center gap-2 rounded-md px-3 text-sm font-semibold text-ink-muted hover:bg-hover">
        <ChevronRight aria-hidden className="size-4 transition-transform duration-150 group-open:rotate-90" />
        {t('showOnPage')}
      </summary>
      {isOpen && (
        <div className="pb-2">
          <PageCutOut citation={source} onOpen={onOpen} />
        </div>
      )}
    </details>
  )
}
