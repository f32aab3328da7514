import { ChevronDown, History, SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { assistantNameValues } from '#contract/assistants-limits'
import type { AssistantName } from '@/entities/conversation'
import { useText } from '@/shared/lib/i18n'
import { Button } from '@/shared/ui/button'
import { DropdownMenu } from '@/shared/ui/dropdown-menu'
import { conversationText } from '../text'

type ConversationHeaderProps = {
  assistant: AssistantName
  onAssistant: (assistant: AssistantName) => void
  /** Which machine, and how many of its manuals can answer. */
  about?: ReactNode
  onNew?: (() => void) | undefined
  onHistory?: () => void
}

/** Who is asked, which a press changes, and about which machine. */
export function ConversationHeader({ assistant, onAssistant, about, onNew, onHistory }: ConversationHeaderProps) {
  const t = useText(conversationText)
  const name = t(`assistant_${assistant}`)
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line bg-surface px-4 py-2 sm:px-6 low:py-0">
      <div className="min-w-0 flex-[1_1_10rem]">
        <h1 className="text-lg font-bold wrap-anywhere">
          <DropdownMenu
            align="start"
            trigger={
              <button
                type="button"
                // The name of whoever answers stands on paper, too.
                data-printed
                aria-label={`${name}, ${t('changeAssistant')}`}
                className="-mx-2 flex min-h-control max-w-full items-center gap-1 rounded-md px-2 text-left hover:bg-hover"
              >
                {name}
                <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-muted print:hidden" />
              </button>
            }
            actions={assistantNameValues
              .filter((other) => other !== assistant)
              .map((other) => ({ label: t(`ask_${other}`), onSelect: () => onAssistant(other) }))}
          />
        </h1>
        <p className="truncate text-sm text-ink-muted">{about ?? t('allRecords')}</p>
      </div>
      <div className="-mr-3 ml-auto flex shrink-0 print:hidden">
        {onHistory && (
          <Button variant="quiet" onClick={onHistory} aria-label={t('history')} icon={<History aria-hidden />}>
            <span className="max-sm:hidden">{t('historyShort')}</span>
          </Button>
        )}
        {onNew && (
          <Button variant="quiet" onClick={onNew} aria-label={t('newConversation')} icon={<SquarePen aria-hidden />}>
            <span className="max-sm:hidden">{t('newShort')}</span>
          </Button>
        )}
      </div>
    </header>
  )
}
