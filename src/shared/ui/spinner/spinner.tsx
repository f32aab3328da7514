import { LoaderCircle } from 'lucide-react'
import { cx } from '@/shared/lib/class-names'

/** Shows activity beside a text that names it; hidden from screen readers. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cx('size-5 shrink-0 animate-spin', className)} />
}
