import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { type DueItem, machineInstanceQueries } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'
import { DueLine } from './due-line'
import { PartFailed } from './part-failed'
import { homeText } from './text'

/** How many Home shows: the rest is in the list of machines. */
const shown = 5

export type DueLink = (instance: DueItem['instance'], words: string) => ReactNode

type DueItemsProps = {
  /** What its people call a machine, leading to it. */
  link: DueLink
  /** Leads to all machines with their status; it gets the words. */
  allLink: (words: string) => ReactNode
}

/** What has been due the longest on the machines that one sees: one's own, or those of the operators that one serves. */
export function DueItems({ link, allLink }: DueItemsProps) {
  const t = useText(homeText)
  const { data, error, isFetching, refetch } = useQuery(machineInstanceQueries.due({ limit: shown }))
  const more = data ? data.total - data.items.length : 0
  return (
    <Card title={t('due')} flush>
      {error && !data ? (
        <PartFailed error={error} retrying={isFetching} onRetry={refetch} />
      ) : !data ? (
        <div className="px-5 pb-5">
          <Skeleton className="h-32" />
        </div>
      ) : data.items.length === 0 ? (
        <EmptyState title={t('nothingDue')} icon={CircleCheck}>
          {t('nothingDueAdvice')}
        </EmptyState>
      ) : (
        <>
          <ul className="divide-y divide-line border-t border-line">
            {data.items.map((item) => (
              <li key={item.id}>
                <DueLine item={item} link={link} />
              </li>
            ))}
          </ul>
          {more > 0 && <p className="border-t border-line px-5 py-3">{allLink(t('moreDue', { count: more }))}</p>}
        </>
      )}
    </Card>
  )
}
