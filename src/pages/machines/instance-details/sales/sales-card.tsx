import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '@/shared/ui/card'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'

type SalesCardProps<Item> = {
  title: string
  query: UseQueryResult<{ items: Item[]; total: number }>
  /** Shown if there is none. */
  empty: string
  /** Leads to the whole list. */
  allLink: ReactNode
  children: (item: Item) => ReactNode
}

/** The newest orders or quotes of a machine, and a link to all of them if there are more. */
export function SalesCard<Item extends { id: string }>({
  title,
  query,
  empty,
  allLink,
  children,
}: SalesCardProps<Item>) {
  return (
    <Card title={title} flush>
      <Loaded query={query} skeleton={<Skeleton className="mx-5 mb-5 h-40" />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <p className="px-5 pb-5 text-ink-muted">{empty}</p>
          ) : (
            <>
              <ul className="divide-y divide-line border-t border-line">
                {items.map((item) => (
                  <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
                    {children(item)}
                  </li>
                ))}
              </ul>
              {total > items.length && <p className="border-t border-line px-5 py-3">{allLink}</p>}
            </>
          )
        }
      </Loaded>
    </Card>
  )
}
