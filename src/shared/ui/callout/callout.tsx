import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/shared/lib/class-names'

type CalloutProps = {
  tone?: keyof typeof tones
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links that follow from it. */
  actions?: ReactNode
  /** Reads it out when it appears; for what answers to something that the person just did. */
  announce?: boolean
  className?: string
}

const tones = {
  info: { surface: 'border-info-line bg-info-surface', ink: 'text-info-ink', Icon: Info },
  success: { surface: 'border-success-line bg-success-surface', ink: 'text-success-ink', Icon: CircleCheck },
  warning: { surface: 'border-warning-line bg-warning-surface', ink: 'text-warning-ink', Icon: TriangleAlert },
  danger: { surface: 'border-danger-line bg-danger-surface', ink: 'text-danger-ink', Icon: OctagonAlert },
}

export function Callout({ tone = 'info', title, children, actions, announce = false, className }: CalloutProps) {
  const { surface, ink, Icon } = tones[tone]
  const role = announce ? (tone === 'danger' ? 'alert' : 'status') : undefined
  return (
    <div role={role} className={cx('flex gap-3 rounded-md border px-4 py-3', surface, className)}>
      <Icon aria-hidden className={cx('mt-0.5 size-5 shrink-0', ink)} />
      <div className="grid min-w-0 gap-1">
        {title && <p className={cx('font-semibold', ink)}>{title}</p>}
        {children && <div className="wrap-anywhere">{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  )
}
