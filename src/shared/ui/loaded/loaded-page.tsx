import type { ReactNode } from 'react'
import { isRefusal } from '@/shared/api'
import { Card } from '../card'
import { ErrorState } from '../error-state'
import { Skeleton } from '../skeleton'
import { Loaded, type LoadedProps } from './loaded'

type LoadedPageProps<Data> = Required<Pick<LoadedProps<Data>, 'query' | 'errorTitle' | 'children'>> & {
  /** The way back, where the page itself cannot show it. */
  back: ReactNode
  goneTitle: string
  /** What may have happened to a record that is not there, or not the reader's to see. */
  gone: string
}

/** A page about one record, which may not be there. */
export function LoadedPage<Data>({ query, back, goneTitle, gone, ...loaded }: LoadedPageProps<Data>) {
  const { data, error } = query
  const isGone = isRefusal(error, 404)
  return (
    <>
      {data === undefined && error && back}
      {data === undefined && isGone ? (
        <ErrorState title={goneTitle} isPageTitle>
          {gone}
        </ErrorState>
      ) : (
        <Loaded query={query} isPageTitle skeleton={skeleton} {...loaded} />
      )}
    </>
  )
}

const skeleton = (
  <div className="grid gap-6">
    <Skeleton className="h-8 w-1/2" />
    <Card>
      <div className="grid gap-5 sm:grid-cols-3">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-10 w-2/3" />
      </div>
    </Card>
    <Card>
      <Skeleton className="h-64" />
    </Card>
  </div>
)
