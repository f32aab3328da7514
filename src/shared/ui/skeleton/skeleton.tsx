import { cx } from '@/shared/lib/class-names'

/** A grey shape where something comes; give it the size of what comes. Say in words beside it what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={cx('block animate-pulse rounded-sm bg-neutral-surface', className ?? 'h-4 w-full')} />
  )
}
