import { useText } from '@/shared/lib/i18n'
import { Skeleton } from '@/shared/ui/skeleton'
import { uiText } from '@/shared/ui/text'

export function ManualsSkeleton() {
  const t = useText(uiText)
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="grid gap-2 border-t border-line px-5 py-4 first:border-t-0">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  )
}
