import type { ReactNode } from 'react'
import { ApiError } from '@/shared/api'
import { useGradually } from '@/shared/lib/gradually'
import { useText } from '@/shared/lib/i18n'
import { ErrorState } from '../error-state'
import { Skeleton } from '../skeleton'
import { uiText } from '../text'

export type LoadedProps<Data> = {
  /** The result of `useQuery`. */
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** Shown while the query loads; by default lines of text. */
  skeleton?: ReactNode
  /** What could not be loaded, where the usual title is too general. */
  errorTitle?: string
  /** Whether nothing else is on the page, so that the error's title is the heading of the page. */
  isPageTitle?: boolean
  /** Omitted where the data are shown elsewhere. */
  children?: (data: Data) => ReactNode
}

/** The data of a query; until then a skeleton, or the reason why it failed and a button to try again. */
export function Loaded<Data>({ query, skeleton = lines, errorTitle, isPageTitle, children }: LoadedProps<Data>) {
  const t = useText(uiText)
  const { data, error, isFetching, refetch } = query
  const shown = useGradually(data)
  if (shown !== undefined) return children?.(shown)
  if (error && data === undefined) {
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
    <Skeleton className="h-4 w-40 max-w-full" />
    <Skeleton className="h-4 w-40" />
  </>
)
