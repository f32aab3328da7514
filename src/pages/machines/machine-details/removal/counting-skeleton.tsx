import { useText } from '@/shared/lib/i18n'
import { Skeleton } from '@/shared/ui/skeleton'
import { machineDetailsText } from '../text'

export function CountingSkeleton() {
  const t = useText(machineDetailsText)
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('counting')}</span>
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-4 w-2/5" />
    </div>
  )
}
