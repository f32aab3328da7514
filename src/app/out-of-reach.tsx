import { useEffect } from 'react'
import { retrySession, useSession } from '@/features/session'
import { removeFirstScreen } from '@/shared/lib/first-screen'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { ErrorState } from '@/shared/ui/error-state'
import { routerText } from './router/text'

/** In place of all pages, as long as it cannot be found out who is signed in. It is tried again without being asked. */
export function OutOfReach() {
  const t = useText(routerText)
  const session = useSession()
  const title = t('outOfReachTitle')
  usePageTitle(title)
  useEffect(removeFirstScreen, [])
  return (
    <main className="mx-auto max-w-160 px-4 py-16">
      <ErrorState title={title} isPageTitle onRetry={() => retrySession(session)}>
        {t('outOfReachAdvice')}
      </ErrorState>
    </main>
  )
}
