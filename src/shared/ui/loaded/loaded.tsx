import type { ReactNode } from 'react'
import { ApiError } from '@/shared/api'
import { useText } from '@/shared/lib/i18n'
import { ErrorState } from '../error-state'
import { Skeleton } from '../skeleton'
import { uiText } from '../text'

export type LoadedProps<Data> = {
  /** What TanStack Query gives. */
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** The shapes of what comes; lines of text where it is left out. */
  skeleton?: ReactNode
  /** What did not come, where the usual title does not say it. */
  errorTitle?: string
  /** Whether nothing else is on the page, so that the error's title is the page's. */
  isPageTitle?: boolean
  /** Left out where what was read is shown elsewhere. */
  children?: (data: Data) => ReactNode
}

/** What a query has read; until then its skeleton, or why it did not come with another try. */
export function Loaded<Data>({ query, skeleton = lines, errorTitle, isPageTitle, children }: LoadedProps<Data>) {
  const t = useText(uiText)
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children?.(data)
  if (error) {
    return (
      <ErrorState
        title={errorTitle}
        isPageTitle={isPageTitle}
        onRetry={() => void refetch()}
        retrying={isFetching}
        reference={error instanceof ApiError ? error.requestId : undefined}
      >
        {error.message}
      </ErrorState>
    )
  }
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('loading')}</span>
      {skeleton}
    </div>
  )
}

const lines = (
  <>
    <Skeleton className="h-5 w-40" />
    <Skeleton className="h-4 w-64 max-w-full" />
    <Skeleton className="h-4 w-52 max-w-full" />
    <Skeleton className="h-4 w-32" />
  </>
)
