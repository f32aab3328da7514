export { isDueByHours, useDue } from './due'
export { type LastDoneValues, lastDoneOf, noLastDone, useLastDoneRules } from './last-done'
export {
  type Completion,
  type DueItem,
  type InstanceTask,
  instanceTitle,
  isReached,
  type KitSupply,
  type MachineInstance,
  type MeterUnit,
  maintenanceStatuses,
  meterUnits,
  type NextDueTask,
  type Reading,
  type ScheduledTask,
  type SerialCheck,
  type SerialClash,
  type TaskState,
  type UpcomingTask,
  unchangedTask,
} from './machine-instance'
export { machineInstanceMutations } from './machine-instance.mutations'
export { exportInstances, isImportRunning, machineInstanceQueries } from './machine-instance.queries'
export { type UnitSystem, useMeter, useMeterReading } from './meter'
export { remainingOfNext } from './next-due'
export { useRemaining } from './remaining'
export { machineInstanceText } from './text'
export { DueProgress } from './ui/due-progress'
export { InstanceLink } from './ui/instance-link'
export { InstanceName } from './ui/instance-name'
export { InstanceStatusBadge } from './ui/instance-status-badge'
export { KitParts } from './ui/kit-parts'
export { KitSupplyLine } from './ui/kit-supply-line'
export { LastDoneFields } from './ui/last-done-fields'
export { MaintenanceStatusBadge } from './ui/maintenance-status-badge'
export { MeterFigure } from './ui/meter-figure'
export { OwnerField } from './ui/owner-field'
export { RemainingBadge } from './ui/remaining-badge'
export { useOpenInstance } from './ui/use-open-instance'
