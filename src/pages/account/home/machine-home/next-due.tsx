import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  DueProgress,
  instanceTitle,
  isReached,
  KitSupplyLine,
  machineInstanceQueries,
  type NextDueTask,
} from '@/entities/machine-instance'
import { useUser } from '@/features/session'
import { useText } from '@/shared/lib/i18n'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loaded } from '@/shared/ui/loaded'
import { Skeleton } from '@/shared/ui/skeleton'
import { machineHomeText } from './text'

/** How many Home shows: the rest is in the list of machines. */
const shown = 4

type DueLink = (instance: NextDueTask['instance'], words: string) => ReactNode
type NextDueProps = {
  link: DueLink
  /** Leads to where the hours of a machine are entered. */
  hoursLink: DueLink
  allLink: (words: string) => ReactNode
}

/** What is due with how far over, and what falls due next with how soon. */
export function NextDue({ link, hoursLink, allLink }: NextDueProps) {
  const t = useText(machineHomeText)
  return (
    <Card title={t('due')} actions={allLink(t('allMachines'))} flush>
      <Loaded query={useQuery(machineInstanceQueries.nextDue(shown))} skeleton={<DueSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('nothingDue')} icon={CircleCheck}>
              {t('nothingDueAdvice')}
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {items.map((task, index) => (
                <li key={task.task_id}>
                  <DueTask task={task} link={link} hoursLink={isFirstOf(task, items, index) ? hoursLink : undefined} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

/** As tall as the rows that come, so that what is below them stays where it is. */
const DueSkeleton = () => (
  <div className="divide-y divide-line border-t border-line">
    {['first', 'second', 'third', 'fourth'].map((row) => (
      <div key={row} className="px-5 py-3">
        <Skeleton className="h-22 sm:h-18" />
      </div>
    ))}
  </div>
)

/** Whether no earlier task is one of the same machine, whose hours are entered once for all of them. */
const isFirstOf = ({ instance }: NextDueTask, items: readonly NextDueTask[], index: number) =>
  items.findIndex((one) => one.instance.id === instance.id) === index

type DueTaskProps = { task: NextDueTask; link: DueLink; hoursLink: DueLink | undefined }

function DueTask({ task, link, hoursLink }: DueTaskProps) {
  const t = useText(machineHomeText)
  const { units } = useUser()
  const { instance, name, kit, supply } = task
  // Whoever reads that a service comes in 189 h need not enter anything; the card leads to the machine.
  const asksForHours = hoursLink && isReached(task.status)
  return (
    <div className="relative px-5 py-3">
      <DueProgress
        title={link(instance, `${instanceTitle(instance)} · ${name}`)}
        task={task}
        unit={instance.unit}
        system={units}
        kit={kit}
      />
      {supply && <KitSupplyLine supply={supply} />}
      {asksForHours && <p className="relative z-1 mt-2 w-fit">{hoursLink(instance, t('enterHours'))}</p>}
    </div>
  )
}
