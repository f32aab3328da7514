import { Pencil, Trash2 } from 'lucide-react'
import type { ConversationSummary } from '@/entities/conversation'
import { dateTimeFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { useRelativeTime } from '@/shared/lib/relative-time'
import { IconButton } from '@/shared/ui/icon-button'
import { Separated } from '@/shared/ui/separated'
import { conversationText } from '../../text'

type HistoryItemProps = {
  conversation: ConversationSummary
  namesMachine: boolean
  isCurrent: boolean
  onChoose: () => void
  onRename: () => void
  onDelete: () => void
}

/** One earlier conversation: what it was about, and when it was last continued. */
export function HistoryItem({ conversation, namesMachine, isCurrent, onChoose, onRename, onDelete }: HistoryItemProps) {
  const t = useText(conversationText)
  const { title, updated_at, machine_name, serial_number } = conversation
  const ago = useRelativeTime()
  const time = dateTimeFormat(useLocale(), { timeStyle: 'short' }).format(new Date(updated_at))
  const name = title || t('untitled')
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        onClick={onChoose}
        aria-current={isCurrent || undefined}
        className="grid min-h-12 min-w-0 grow rounded-md px-3 py-2 text-left hover:bg-hover aria-[current]:bg-neutral-surface"
      >
        <span className="line-clamp-2 font-medium wrap-anywhere">{name}</span>
        <span className="figures text-sm text-ink-muted">
          <Separated facts={[namesMachine && machine_name, serial_number]}>
            <time dateTime={updated_at}>{`${ago(updated_at)}, ${time}`}</time>
          </Separated>
        </span>
      </button>
      <IconButton label={`${t('rename')}: ${name}`} icon={<Pencil aria-hidden />} onClick={onRename} />
      <IconButton label={`${t('delete')}: ${name}`} icon={<Trash2 aria-hidden />} onClick={onDelete} />
    </li>
  )
}
