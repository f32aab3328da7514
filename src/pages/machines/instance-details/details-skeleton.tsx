import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { Skeleton } from '@/shared/ui/skeleton'
import { uiText } from '@/shared/ui/text'

export function DetailsSkeleton() {
  const t = useText(uiText)
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-8 w-60" />
      <Card>
        <div className="grid gap-5 sm:grid-cols-4">
          {['first', 'second', 'third', 'fourth'].map((fact) => (
            <Skeleton key={fact} className="h-10 w-2/3" />
          ))}
        </div>
      </Card>
      <Card>
        <Skeleton className="h-64" />
      </Card>
    </div>
  )
}
