import { CircleAlert, CircleCheck, CircleDashed, CircleDot, CircleX, LoaderCircle, type LucideIcon } from 'lucide-react'
import { Badge, type BadgeTone } from '../badge'

/** What a status means to the reader, not what it is called. */
export type Status = 'idle' | 'new' | 'working' | 'done' | 'attention' | 'failed'

const appearances: Record<Status, { tone: BadgeTone; Icon: LucideIcon }> = {
  idle: { tone: 'neutral', Icon: CircleDashed },
  new: { tone: 'info', Icon: CircleDot },
  working: { tone: 'info', Icon: LoaderCircle },
  done: { tone: 'success', Icon: CircleCheck },
  attention: { tone: 'warning', Icon: CircleAlert },
  failed: { tone: 'danger', Icon: CircleX },
}

/** A status as colour, shape and words together, so that none of them has to carry it alone. */
export function StatusBadge({ status, label, icon }: { status: Status; label: string; icon?: LucideIcon }) {
  const { tone, Icon } = appearances[status]
  const Shape = icon ?? Icon
  return (
    <Badge tone={tone}>
      <Shape aria-hidden className="size-3.5 shrink-0" />
      {label}
    </Badge>
  )
}
