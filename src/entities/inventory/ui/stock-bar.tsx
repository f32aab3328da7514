import { cx } from '@/shared/lib/class-names'
import type { PartStock } from '../inventory'

/**
 * What is available, and beyond it what is reserved, against the level at which to reorder, which is marked in the
 * middle. Nothing where no level is set: there is nothing to compare with. The figures are beside it.
 */
export function StockBar({ stock: { available, reserved, is_low, levels } }: { stock: PartStock }) {
  const level = levels.reduce((sum, { reorder_level }) => sum + (reorder_level ?? 0), 0)
  if (level === 0) return null
  const widthOf = (pieces: number) => `${Math.min(100, (pieces / (2 * level)) * 100)}%`
  return (
    <span
      aria-hidden
      className="relative flex h-2 w-24 overflow-hidden rounded-full bg-neutral-surface outline outline-neutral-line"
    >
      <span
        className={cx('shrink-0', is_low ? 'bg-warning-ink' : 'bg-success-ink')}
        style={{ width: widthOf(available) }}
      />
      <span className="shrink-0 bg-info-line" style={{ width: widthOf(reserved) }} />
      <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-ink outline outline-surface" />
    </span>
  )
}
