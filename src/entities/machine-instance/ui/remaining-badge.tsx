import type { MeterUnit } from '../machine-instance'
import type { UnitSystem } from '../meter'
import { type Remaining, useRemaining } from '../remaining'
import { MaintenanceStatusBadge } from './maintenance-status-badge'

type RemainingBadgeProps = { task: Remaining; unit: MeterUnit; system?: UnitSystem | undefined }

/** How far a task is over, or how soon it is due, with the appearance of its status. */
export function RemainingBadge({ task, unit, system }: RemainingBadgeProps) {
  const remaining = useRemaining(system)
  return <MaintenanceStatusBadge status={task.status} label={remaining(task, unit)} />
}
