import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ApiError } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { ErrorState } from '@/shared/ui/error-state'
import { NotFound } from './not-found'
import { routerText } from './text'

/** In place of a page that could not be shown; the menu around it stays. */
export function PageError({ error }: ErrorComponentProps) {
  return error instanceof ApiError && error.status === 404 ? <NotFound /> : <Failed error={error} />
}

function Failed({ error }: { error: unknown }) {
  const t = useText(routerText)
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  usePageTitle(t('failedTitle'))

  const retry = () => {
    reset()
    void router.invalidate()
  }
  const request = error instanceof ApiError ? error : undefined
  return (
    <ErrorState title={t('failedTitle')} isPageTitle onRetry={retry} reference={request?.requestId}>
      {request?.message ?? t('crashedAdvice')}
    </ErrorState>
  )
}
