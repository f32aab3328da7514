import type { components } from '#contract/platform'
import { fromTenths } from '../../../domain/meter-figure'
import { machineName } from '../../machines'
import type { Instance } from './instance'

export function instanceToWire(instance: Instance): components['schemas']['MachineInstance'] {
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
      due_on: nextDue.dueOn,
    },
    served_until: instance.servedUntil?.toISOString() ?? null,
    can_manage: instance.canManage,
  }
}
