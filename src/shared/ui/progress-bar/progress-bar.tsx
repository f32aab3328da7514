import { cx } from '@/shared/lib/class-names'

type ProgressBarProps = {
  label: string
  value: number
  max: number
  /** The figure in words, such as "112 of 248 pages"; per cent where there is nothing better to count. */
  figure?: string
  state?: 'running' | 'done' | 'failed'
}

const fills = { running: 'bg-accent', done: 'bg-success-ink', failed: 'bg-danger-ink' }

export function ProgressBar({ label, value, max, figure, state = 'running' }: ProgressBarProps) {
  const percent = max > 0 ? Math.min(100, Math.max(0, Math.floor((value / max) * 100))) : 0
  const text = figure ?? `${percent}%`
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span className="truncate font-medium">{label}</span>
        <span className="figures shrink-0 text-ink-muted">{text}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-full bg-neutral-surface outline outline-neutral-line"
      >
        <div
          className={cx('h-full rounded-full transition-[width] duration-300', fills[state])}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  )
}
