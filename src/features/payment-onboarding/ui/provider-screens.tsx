import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '@/shared/ui/skeleton'

const EmbeddedAccount = lazy(() => import('./embedded-account'))

/** The provider's screens, whose scripts are loaded when they are shown. */
export function ProviderScreens(screens: ComponentProps<typeof EmbeddedAccount>) {
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <EmbeddedAccount {...screens} />
    </Suspense>
  )
}
