import { lazy, Suspense } from 'react'
import { Skeleton } from '@/shared/ui/skeleton'
import type { EmbeddedSession } from '../model/checkout.machine'

const EmbeddedForm = lazy(() => import('./embedded-form'))

/** The provider's form, whose scripts are loaded when it is shown. */
export function ProviderForm({ session }: { session: EmbeddedSession }) {
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <EmbeddedForm session={session} />
    </Suspense>
  )
}
