import { useText } from '@/shared/lib/i18n'
import { Skeleton } from '@/shared/ui/skeleton'
import { addressesText } from './text'

/** The lines of what a card will hold. */
export function CardSkeleton() {
  const t = useText(addressesText)
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-4 w-64 max-w-full" />
      <Skeleton className="h-4 w-52 max-w-full" />
      <Skeleton className="h-4 w-32" />
    </div>
  )
}
