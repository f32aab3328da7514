import type { components } from '#contract/platform'
import type { Caller } from '../../access/caller'
import { isInSerialRange, machineName, signsOf } from '../machines'
import { fromTenths, type MeterUnit } from './meter-figure'

type Schemas = components['schemas']

/** One physical unit of a model, as somebody sees it. Figures of its meter are in tenths. */
export interface Instance {
  id: string
  organization: { id: string; name: string }
  dealership: { id: string; name: string } | null
  machine: { id: string; brand: string; model: string; type: string }
  variantId: string | null
  serialNumber: string
  name: string
  location: string
  unit: MeterUnit
  /** What it has run over all of its meters, and what its meter says. */
  lastTotal: number | null
  lastValue: number | null
  lastReadAt: Date | null
  dailyUse: number | null
  /** YYYY-MM-DD. */
  inServiceOn: string | null
  retiredAt: Date | null
  status: Schemas['MaintenanceStatus']
  nextDue: { taskId: string; name: string; on: string | null; total: number | null } | null
  /** For a dealership that serves its owner no more: when that ended. Everything else is as it was then. */
  servedUntil: Date | null
  canManage: boolean
}

/** A variant of a model, with the serial numbers that it is built with. */
export interface SerialRange {
  id: string
  name: string
  serial_number_start: string | null
  serial_number_end: string | null
}

/**
 * The variant of a model that a serial number belongs to: the one whose range it lies in, else the only one without a
 * range. A serial number outside of all ranges has none, and is taken all the same (behaviour, section 4).
 */
export function variantOf(serialNumber: string, variants: readonly SerialRange[]): string | null {
  const isOpen = (variant: SerialRange) => !variant.serial_number_start && !variant.serial_number_end
  const open = variants.filter(isOpen)
  const within = variants.find(
    (variant) =>
      !isOpen(variant) && isInSerialRange(serialNumber, variant.serial_number_start, variant.serial_number_end),
  )
  return within?.id ?? (open.length === 1 && open[0] ? open[0].id : null)
}

/** Whether something is left of a serial number without blanks and dashes, so that it tells machines apart. */
export const isSerialNumber = (text: string): boolean => signsOf(text) !== ''

/**
 * The one dealership that serves a new machine (behaviour, section 1): staff's own; else the one that is named, or the
 * only one that serves the operator now; null where none does.
 * @param serving the dealerships that serve the operator now
 */
export function dealershipOfNew(
  { organization }: Caller,
  named: string | undefined,
  serving: readonly string[],
): { dealershipId: string | null } | { wrong: string } {
  const own = organization?.type === 'DEALERSHIP' ? organization.id : undefined
  const chosen = named ?? own
  if (chosen) {
    const isPossible = serving.includes(chosen) && (!own || own === chosen)
    return isPossible ? { dealershipId: chosen } : { wrong: 'No such dealership serves this operator.' }
  }
  const [only = null, other] = serving
  return other ? { wrong: 'Say which dealership serves the machine.' } : { dealershipId: only }
}

export function toWire(instance: Instance): Schemas['MachineInstance'] {
  const { organization, dealership, machine, lastTotal, dailyUse, nextDue } = instance
  return {
    id: instance.id,
    organization,
    dealership,
    machine: { ...machine, name: machineName(machine) },
    variant_id: instance.variantId,
    serial_number: instance.serialNumber,
    name: instance.name,
    location: instance.location,
    unit: instance.unit,
    hours: lastTotal === null ? null : fromTenths(lastTotal),
    hours_at: instance.lastReadAt?.toISOString() ?? null,
    daily_use: dailyUse === null ? null : fromTenths(Math.round(dailyUse)),
    in_service_on: instance.inServiceOn,
    retired_at: instance.retiredAt?.toISOString() ?? null,
    status: instance.status,
    next_due: nextDue && {
      task_id: nextDue.taskId,
      name: nextDue.name,
      on: nextDue.on,
      at_hours: nextDue.total === null ? null : fromTenths(nextDue.total),
    },
    served_until: instance.servedUntil?.toISOString() ?? null,
    can_manage: instance.canManage,
  }
}
