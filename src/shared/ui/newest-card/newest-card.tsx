import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../card'
import { Loaded } from '../loaded'
import { Skeleton } from '../skeleton'

type NewestCardProps<Item> = {
  title: string
  query: Pick<UseQueryResult<{ items: Item[]; total: number }>, 'data' | 'error' | 'isFetching' | 'refetch'>
  actions?: ReactNode
  /** Shown if there is none. */
  empty: string
  /** Leads to the whole list. */
  allLink: ReactNode
  children: (item: Item) => ReactNode
}

/** The link of a row can be pressed anywhere in it. */
const tile = 'relative [&_a]:after:absolute [&_a]:after:inset-0'

/** The first few of a list, and a link to all of them if there are more. */
export function NewestCard<Item extends { id: string }>({
  title,
  actions,
  query,
  empty,
  allLink,
  children,
}: NewestCardProps<Item>) {
  return (
    <Card title={title} actions={actions} flush>
      <Loaded query={query} skeleton={<Skeleton className="mx-5 mb-5 h-60" />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <p className="px-5 pb-5 text-ink-muted">{empty}</p>
          ) : (
            <>
              <ul className="divide-y divide-line border-t border-line">
                {items.map((item) => (
                  <li key={item.id} className={`flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 ${tile}`}>
                    {children(item)}
                  </li>
                ))}
              </ul>
              {total > items.length && <p className={`border-t border-line px-5 py-3 ${tile}`}>{allLink}</p>}
            </>
          )
        }
      </Loaded>
    </Card>
  )
}
