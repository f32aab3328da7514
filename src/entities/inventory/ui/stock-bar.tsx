import { cx } from '@/shared/lib/class-names'
import type { PartStock } from '../inventory'

/**
 * What is available, and beyond it what is reserved, against the level at which to reorder, which is marked in the
 * middle. It is about the locations that have a level; without one there is nothing to compare with, and no bar. The
 * figures are beside it.
 */
export function StockBar({ stock: { is_low, levels } }: { stock: PartStock }) {
  const total = { level: 0, on_hand: 0, reserved: 0 }
  for (const { reorder_level, on_hand, reserved } of levels) {
    if (reorder_level === null) continue
    total.level += reorder_level
    total.on_hand += on_hand
    total.reserved += reserved
  }
  if (total.level === 0) return null
  const widthOf = (pieces: number) => `${Math.min(100, (pieces / (2 * total.level)) * 100)}%`
  return (
    <span
      aria-hidden
      className="relative flex h-2 w-24 overflow-hidden rounded-full bg-neutral-surface outline outline-neutral-line"
    >
      <span
        className={cx('shrink-0', is_low ? 'bg-warning-ink' : 'bg-success-ink')}
        style={{ width: widthOf(total.on_hand - total.reserved) }}
      />
      <span className="shrink-0 bg-info-line" style={{ width: widthOf(total.reserved) }} />
      <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-ink outline outline-surface" />
    </span>
  )
}
