import { History, SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { conversationText } from '../text'

type ConversationHeaderProps = {
  title: string
  /** Which machine, and how many of its manuals can answer. */
  about: ReactNode
  onNew: (() => void) | undefined
  onHistory: () => void
}

export function ConversationHeader({ title, about, onNew, onHistory }: ConversationHeaderProps) {
  const t = useText(conversationText)
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line bg-surface px-4 py-2 sm:px-6 low:py-0">
      <div className="min-w-0 flex-[1_1_10rem]">
        <h1 className="text-lg font-bold wrap-anywhere">{title}</h1>
        <p className="truncate text-sm text-ink-muted">{about}</p>
      </div>
      <div className="-mr-3 ml-auto flex shrink-0 print:hidden">
        <Button variant="quiet" onClick={onHistory} aria-label={t('history')} icon={<History aria-hidden />}>
          <span className="max-sm:hidden">{t('historyShort')}</span>
        </Button>
        {onNew && (
          <Button variant="quiet" onClick={onNew} aria-label={t('newConversation')} icon={<SquarePen aria-hidden />}>
            <span className="max-sm:hidden">{t('newShort')}</span>
          </Button>
        )}
      </div>
    </header>
  )
}
