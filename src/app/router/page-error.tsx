import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ApiError, isRefusal, isUnanswered, useIsConnectionLost } from '@/shared/api'
import { removeFirstScreen } from '@/shared/lib/first-screen'
import { useText } from '@/shared/lib/i18n'
import { usePageTitle } from '@/shared/lib/page-title'
import { ErrorState } from '@/shared/ui/error-state'
import { NotFound } from './not-found'
import { routerText } from './text'

/** In place of a page that could not be shown; the menu around it stays. */
export function PageError({ error }: ErrorComponentProps) {
  return isRefusal(error, 404) ? <NotFound /> : <Failed error={error} />
}

function Failed({ error }: { error: unknown }) {
  const t = useText(routerText)
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  // Without a network the browser cannot load the files of a page either, and does not say why.
  const isLost = useIsConnectionLost()
  const isCutOff = isLost || isUnanswered(error)
  const title = t(isCutOff ? 'cutOffTitle' : 'failedTitle')
  usePageTitle(title)
  // It lies above the page, and nothing would ever take it over.
  useEffect(removeFirstScreen, [])

  const retry = () => {
    reset()
    void router.invalidate()
  }
  useOnceConnected(isLost, retry)
  const request = error instanceof ApiError ? error : undefined
  return (
    <ErrorState title={title} isPageTitle onRetry={retry} reference={request?.requestId}>
      {isCutOff ? t('cutOffAdvice') : (request?.message ?? t('crashedAdvice'))}
    </ErrorState>
  )
}

/** What a page lacks without a connection it gets as soon as there is one; nothing else would ask for it again. */
function useOnceConnected(isLost: boolean, onConnected: () => void) {
  const wasLost = useRef(false)
  const followLoss = useEffectEvent((isNowLost: boolean) => {
    if (wasLost.current && !isNowLost) onConnected()
    wasLost.current = isNowLost
  })
  useEffect(() => followLoss(isLost), [isLost])
}
