import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { DueProgress, machineInstanceQueries, type NextDueTask } from '@/entities/machine-instance'
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
type NextDueProps = { link: DueLink; allLink: (words: string) => ReactNode }

/** What is due with how far over, and what falls due next with how soon. */
export function NextDue({ link, allLink }: NextDueProps) {
  const t = useText(machineHomeText)
  return (
    <Card title={t('due')} actions={allLink(t('allMachines'))} flush>
      <Loaded
        query={useQuery(machineInstanceQueries.nextDue(shown))}
        skeleton={<Skeleton className="mx-5 mb-5 h-48" />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('nothingDue')} icon={CircleCheck}>
              {t('nothingDueAdvice')}
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {items.map((task) => (
                <li key={task.task_id}>
                  <DueTask task={task} link={link} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

function DueTask({ task, link }: { task: NextDueTask; link: DueLink }) {
  const { units } = useUser()
  const { instance, name, kit } = task
  const title = instance.name.trim() || `${instance.machine} ${instance.serial_number}`
  return (
    <div className="relative px-5 py-3">
      <DueProgress
        title={link(instance, `${title} · ${name}`)}
        task={task}
        unit={instance.unit}
        system={units}
        kit={kit}
      />
    </div>
  )
}
