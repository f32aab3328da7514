import { X } from 'lucide-react'
import type { Passage } from '@/entities/conversation'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { manualViewerText } from '../text'
import { ManualPane } from './manual-pane'

type OpenedManualProps = {
  manualId: string
  page: number
  /** Cited passages, which are marked on their pages. */
  passages?: readonly Passage[]
  /** The initial search words. */
  words?: string | undefined
  onPage: (page: number) => void
  onClose: () => void
}

/** The manual beside the page that opened it, or over the whole screen where there is no room beside it. */
export function OpenedManual({ passages = [], ...opened }: OpenedManualProps) {
  const t = useText(manualViewerText)
  return (
    <aside
      aria-label={t('openedManual')}
      className="flex min-w-0 flex-col lg:sticky lg:top-18 lg:h-[calc(100dvh-6rem)] lg:overflow-hidden lg:rounded-md lg:border lg:border-line lg:bg-surface"
    >
      <div className="flex justify-end border-b border-line p-1 max-lg:hidden print:hidden">
        <Button size="sm" variant="quiet" icon={<X aria-hidden />} onClick={opened.onClose}>
          {t('closeManual')}
        </Button>
      </div>
      <div className="min-h-0 grow">
        <ManualPane {...opened} passages={passages} />
      </div>
    </aside>
  )
}
