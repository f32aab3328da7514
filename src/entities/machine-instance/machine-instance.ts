import type { components } from '#contract/platform'

type Schemas = components['schemas']

export type MachineInstance = Schemas['MachineInstance']
export type SerialCheck = Schemas['SerialCheck']
export type SerialClash = Schemas['SerialClash']
export type Completion = Schemas['Completion']
export type DueItem = Schemas['DueItem']
export type KitSupply = Schemas['KitSupply']
export type NextDueTask = Schemas['NextDueTask']
/** The same of one machine, with its kit as whoever fetches it sees it. */
export type UpcomingTask = Schemas['UpcomingTask']
export type MachineInstanceChange = Schemas['MachineInstanceChange']
export type MaintenanceStatus = Schemas['MaintenanceStatus']
export type MeterUnit = Schemas['MeterUnit']
export type Reading = Schemas['Reading']
export type TaskState = Schemas['TaskState']
export type ScheduledTask = Schemas['ScheduledTask']
/** A task of one machine as it is set, with when it was done before it was planned. */
export type InstanceTask = Schemas['InstanceTask']

/** From the best to the worst. */
export {
  maintenanceStatusValues as maintenanceStatuses,
  meterUnitValues as meterUnits,
} from '#contract/platform-limits'

/** Whether the day has come; a forecast is meaningless then. */
export const isReached = (status: MaintenanceStatus): boolean => status === 'DUE' || status === 'OVERDUE'

type Titled = {
  name: string
  serial_number: string
  /** Its model, or what that is called. */
  machine: string | { name: string }
}

/** What its people call a machine: its own name, or else its model and serial number. */
export function instanceTitle({ name, machine, serial_number }: Titled): string {
  return name.trim() || `${typeof machine === 'string' ? machine : machine.name} ${serial_number}`
}

/** A task of a machine as it is sent where the machine's tasks are set and this one is not to change. */
export const unchangedTask = ({ kit, ...task }: TaskState): InstanceTask & { id: string } => ({
  id: task.id,
  name: task.name,
  description: task.description,
  interval_hours: task.interval_hours,
  interval_days: task.interval_days,
  mode: task.mode,
  notice_hours: task.notice_hours,
  notice_days: task.notice_days,
  kit_id: kit?.id ?? null,
})
