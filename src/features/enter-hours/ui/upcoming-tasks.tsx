import { DueProgress, isReached, KitParts } from '@/entities/machine-instance'
import { useText } from '@/shared/lib/i18n'
import type { HoursPortal } from '../model/entry'
import { enterHoursText } from '../text'

type UpcomingTasksProps = {
  tasks: HoursPortal['upcoming']
  unit: HoursPortal['unit']
  /** With what whoever does the task fetches for it. */
  withKits?: boolean
}

/** What is due on the machine, whenever it fell due, or what comes next. */
export function UpcomingTasks({ tasks = [], unit, withKits = false }: UpcomingTasksProps) {
  const t = useText(enterHoursText)
  const isDue = tasks.some(({ status }) => isReached(status))
  if (tasks.length === 0) return null
  return (
    <section aria-label={t(isDue ? 'due' : 'next')} className="grid gap-2 rounded-md border border-line p-4">
      <h2 className="font-semibold text-ink-muted">{t(isDue ? 'due' : 'next')}</h2>
      <ul className="grid gap-4">
        {tasks.map((task) => (
          <li key={task.task_id} className="grid gap-3">
            <DueProgress title={task.name} task={task} unit={unit} kit={withKits ? null : task.kit?.name} />
            {withKits && task.kit && isReached(task.status) && <KitParts kit={task.kit} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
