import { cx } from '@/shared/lib/class-names'

/** A grey placeholder of the size of the content to come. Name beside it, in words, what is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={cx('block animate-pulse rounded-sm bg-neutral-surface', className ?? 'h-4 w-full')} />
  )
}
