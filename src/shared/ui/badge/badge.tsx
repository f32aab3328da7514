import type { ReactNode } from 'react'
import { cx } from '@/shared/lib/class-names'

export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

const tones = {
  neutral: 'border-neutral-line bg-neutral-surface text-neutral-ink',
  info: 'border-info-line bg-info-surface text-info-ink',
  success: 'border-success-line bg-success-surface text-success-ink',
  warning: 'border-warning-line bg-warning-surface text-warning-ink',
  danger: 'border-danger-line bg-danger-surface text-danger-ink',
}

/** A short fact in a pill. For a status use StatusBadge, which never relies on colour alone. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-center gap-1.5 rounded-[14px] border px-2.5 py-0.5 text-sm font-medium sm:whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
