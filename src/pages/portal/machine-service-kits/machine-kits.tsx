import {
  isDueByHours,
  isReached,
  KitParts,
  KitSupplyLine,
  MeterFigure,
  RemainingBadge,
  type TaskState,
  useMeterReading,
} from '@/entities/machine-instance'
import type { MachineWithDueKits } from '@/entities/portal-link'
import { useDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import { useMoney } from '@/shared/lib/money'
import { serviceKitsText } from './text'

/** One machine with its due tasks. */
export function MachineKits({ machine }: { machine: MachineWithDueKits }) {
  const t = useText(serviceKitsText)
  const { name, machine: model, serial_number: serial, hours, unit, daily_use, tasks } = machine
  return (
    <li className="grid gap-4 rounded-md border border-line bg-surface p-4 wrap-anywhere">
      <div className="grid gap-0.5">
        <h2 className="text-xl font-bold">{name ? `${name}, ${model}` : model}</h2>
        <p className="text-ink-muted">
          <span className="figures">{t('serial', { serial })}</span> · <MeterFigure value={hours} unit={unit} />
        </p>
      </div>
      <ul className="grid gap-4">
        {tasks.map((task) => (
          <DueTask key={task.id} task={{ ...task, daily_use }} unit={unit} />
        ))}
      </ul>
    </li>
  )
}

type DueTaskProps = {
  task: TaskState & Pick<MachineWithDueKits, 'daily_use'>
  unit: MachineWithDueKits['unit']
}

function DueTask({ task, unit }: DueTaskProps) {
  const t = useText(serviceKitsText)
  const money = useMoney()
  const { name, kit, supply } = task
  return (
    <li className="grid gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-semibold">{name}</h3>
        <RemainingBadge task={task} unit={unit} />
      </div>
      <DueWhen task={task} unit={unit} />
      {supply && <KitSupplyLine supply={supply} />}
      {kit ? (
        <>
          <KitParts kit={kit} />
          <p className="pair">
            <span className="text-ink-muted">{t('price')}</span>
            <span className="figures font-semibold">{kit.cost ? money(kit.cost) : t('noPrice')}</span>
          </p>
        </>
      ) : (
        <p className="text-ink-muted">{t('noKit')}</p>
      )}
    </li>
  )
}

/** "Due by hours or days are two sentences, never one that reads wrong": of what is due, only what made it so. */
function DueWhen({ task, unit }: DueTaskProps) {
  const { due_at_hours: at, due_on: on, status } = task
  const t = useText(serviceKitsText)
  const write = useMeterReading()
  const writeDay = useDay()
  const figure = at === null ? '' : write(at, unit)
  const day = on === null ? '' : writeDay(on)
  if (at === null && on === null) return null
  if (at !== null && on !== null && !isReached(status))
    return <p className="text-ink-muted">{t('dueBoth', { figure, day })}</p>
  const isByHours = on === null || (at !== null && isDueByHours(task))
  const [byHours, byDay] = status === 'OVERDUE' ? (['wasDueAt', 'wasDueOn'] as const) : (['dueAt', 'dueOn'] as const)
  return <p className="text-ink-muted">{t(isByHours ? byHours : byDay, { figure, day })}</p>
}
