import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { type DueItem, machineInstanceQueries } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { DueLine } from './due-line'
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
  return (
    <Card title={t('due')} flush>
      <Loaded
        query={useQuery(machineInstanceQueries.due({ limit: shown }))}
        skeleton={<Skeleton className="mx-5 mb-5 h-32" />}
      >
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState title={t('nothingDue')} icon={CircleCheck}>
              {t('nothingDueAdvice')}
            </EmptyState>
          ) : (
            <>
              <ul className="divide-y divide-line border-t border-line">
                {items.map((item) => (
                  <li key={item.id}>
                    <DueLine item={item} link={link} />
                  </li>
                ))}
              </ul>
              {total > items.length && (
                <p className="border-t border-line px-5 py-3">
                  {allLink(t('moreDue', { count: total - items.length }))}
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  )
}
