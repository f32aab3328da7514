import {
  InstanceLink,
  InstanceName,
  InstanceStatusBadge,
  isReached,
  type MachineInstance,
  MeterFigure,
  remainingOfNext,
  type UnitSystem,
  useMeterReading,
  useRemaining,
} from '@/entities/machine-instance'
import { useDay } from '@/shared/lib/date-time'
import { useText } from '@/shared/lib/i18n'
import type { Column } from '@/shared/ui/data-table'
import { instanceListText } from './text'

type Shown = {
  onOpen: (instanceId: string) => void
  /** Whether the list mixes machines of several operators. */
  ofSeveral: boolean
  system: UnitSystem
}

export function useInstanceColumns({ onOpen, ofSeveral, system }: Shown): Column<MachineInstance>[] {
  const t = useText(instanceListText)
  const operator: Column<MachineInstance> = {
    id: 'operator',
    header: t('operator'),
    cell: ({ organization }) => organization.name,
  }
  return [
    {
      id: 'name',
      header: t('name'),
      onCard: 'title',
      cell: (instance) => (
        <InstanceLink instance={instance} onOpen={onOpen}>
          <InstanceName instance={instance} />
        </InstanceLink>
      ),
    },
    { id: 'serial_number', header: t('serial'), sortable: true, cell: ({ serial_number }) => serial_number },
    ...(ofSeveral ? [operator] : []),
    { id: 'place', header: t('place'), cell: ({ location }) => location },
    {
      id: 'hours',
      header: t('meter'),
      kind: 'number',
      sortable: true,
      cell: ({ hours, unit }) => <MeterFigure value={hours} unit={unit} system={system} />,
    },
    { id: 'nextDue', header: t('nextDue'), cell: (instance) => <NextDue instance={instance} system={system} /> },
    {
      id: 'status',
      header: t('status'),
      kind: 'status',
      sortable: true,
      onCard: 'corner',
      cell: (instance) => <InstanceStatusBadge instance={instance} />,
    },
  ]
}

type NextDueProps = { instance: MachineInstance; system: UnitSystem }

/** The task that comes next, with how far it is over, or with the day or the figure at which it is due. */
function NextDue({ instance, system }: NextDueProps) {
  const t = useText(instanceListText)
  const day = useDay()
  const meter = useMeterReading(system)
  const remaining = useRemaining(system)
  const { next_due, status, unit } = instance
  if (!next_due) return null
  const { name, on, at_hours } = next_due
  const known = isReached(status) ? remainingOfNext(instance) : undefined
  const expected = on && !isReached(status) ? day(on) : undefined
  const at = at_hours === null ? undefined : meter(at_hours, unit)
  const when = known ? remaining(known, unit) : (expected ?? at)
  // The figure or the day stays on one line.
  return when ? t('nextDueAt', { task: name, when: when.replaceAll(' ', '\u00a0') }) : name
}
