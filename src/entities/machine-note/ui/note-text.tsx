import { useDate } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { Badge } from '@/shared/ui/badge'
import type { MachineNote } from '../machine-note'
import { machineNoteText } from '../text'

/** A note with who wrote it; whoever manages it also reads who sees it. */
export function NoteText({ note }: { note: MachineNote }) {
  const { question, body, author, dealership, is_shared, can_manage, created_at } = note
  const t = useText(machineNoteText)
  const date = useDate()
  return (
    <div className="grid min-w-0 gap-1">
      {question && <p className="font-semibold wrap-anywhere">{question}</p>}
      <p className="whitespace-pre-line wrap-anywhere">{body}</p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
        <span>
          {[author, dealership].filter(Boolean).join(', ')} · <time dateTime={created_at}>{date(created_at)}</time>
        </span>
        {can_manage && <Badge>{t(is_shared ? 'sharedForStaff' : 'staffOnly')}</Badge>}
      </p>
    </div>
  )
}
