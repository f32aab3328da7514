import { ChevronRight } from 'lucide-react'
import type { Citation } from '@/entities/conversation'
import { useText } from '@/shared/lib/i18n'
import { conversationText } from '../text'
import { PassageList } from './passage-list'

/** Places that the answer does not lean on and that are worth reading; folded, so that the answer stays short. */
export function FurtherPassages({ passages, onOpen }: FurtherPassagesProps) {
  const t = useText(conversationText)
  if (passages.length === 0) return null
  return (
    <details className="group -mt-3 print:hidden">
      <summary className="-mx-3 flex min-h-12 list-none items-center gap-2 rounded-md px-3 text-sm font-semibold text-ink-muted hover:bg-hover">
        <ChevronRight aria-hidden className="size-4 transition-transform duration-150 group-open:rotate-90" />
        {t('further', { count: passages.length })}
      </summary>
      <PassageList
        title={t('further', { count: passages.length })}
        hideTitle
        passages={passages}
        onOpen={onOpen}
        numbered
      />
    </details>
  )
}

type FurtherPassagesProps = { passages: readonly Citation[]; onOpen: (passage: Citation) => void }
