import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  type DueItem,
  instanceTitle,
  KitSupplyLine,
  machineInstanceQueries,
  RemainingBadge,
  useDue,
} from '@/entities/machine-instance'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
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

/** What has been due the longest on the machines of the operators that one serves. */
export function DueItems({ link, allLink }: DueItemsProps) {
  const t = useText(homeText)
  return (
    <Card title={t('due')} flush>
      <Loaded
        query={useQuery(machineInstanceQueries.due({ limit: shown }))}
        skeleton={<Skeleton className="mx-5 mb-5 h-40" />}
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

/** One task on one machine, as a link. */
function DueLine({ item, link }: { item: DueItem; link: DueLink }) {
  const t = useText(homeText)
  const user = useUser()
  const due = useDue(user.units)
  const { instance, name } = item
  const title = instanceTitle(instance)
  const when = due(item, instance.unit)
  return (
    <div className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
      <div className="min-w-0 grow basis-60 wrap-anywhere">
        <p className="font-medium">
          {link(instance, title)} · {name}
        </p>
        <p className="text-sm text-ink-muted">
          {[instance.organization, when && t('dueBy', { when })].filter(Boolean).join(' · ')}
        </p>
        {item.supply && <KitSupplyLine supply={item.supply} />}
      </div>
      <RemainingBadge task={item} unit={instance.unit} system={user.units} />
    </div>
  )
}
