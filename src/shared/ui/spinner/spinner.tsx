import { LoaderCircle } from 'lucide-react'
import { cx } from '@/shared/lib/class-names'

/** A sign of life beside a text that says what is going on; it says nothing by itself. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cx('size-5 shrink-0 animate-spin', className)} />
}
