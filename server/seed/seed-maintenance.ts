import { sql } from 'kysely'
import type { Database } from '../db/connection'
import { addKit, attachToServedMachines, writeSchedule } from '../modules/maintenance'
import { type DemonstrationTask, demonstrationServices, demonstrationTasks } from './demonstration-maintenance'

/**
 * Creates the kits and schedules of the demonstration's dealership and attaches them to the machines that it serves. Call
 * it after the machines and their readings were created. A job raises the due items.
 * @param machineIds the machines' ids by model
 */
export async function seedMaintenance(
  trx: Database,
  dealershipId: string,
  machineIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [model, machineId] of machineIds) {
    const tasks = demonstrationTasks.filter((task) => task.model === model)
    const planned = []
    for (const task of tasks) planned.push(await planOf(trx, dealershipId, machineId, task))
    await writeSchedule(trx, { dealershipId, machineId }, planned)
    await attachToServedMachines(trx, { dealershipId, machineId })
  }
  for (const { serialNumber, task, hoursSince } of demonstrationServices) {
    await sql`
      update instance_task as task set counts_from_total = instance.last_total - ${hoursSince * 10}
      from machine_instance as instance
      where instance.dealership_id = ${dealershipId} and instance.serial_number = ${serialNumber}
        and task.organization_id = instance.organization_id and task.instance_id = instance.id
        and task.name = ${task}`.execute(trx)
  }
}

async function planOf(trx: Database, dealershipId: string, machineId: string, task: DemonstrationTask) {
  const parts = task.kit?.parts.map(({ cents, ...part }) => ({ ...part, cost: { amount: cents, currency: 'USD' } }))
  const kit = task.kit && parts && { name: task.kit.name, intervalHours: task.hours ?? null, parts }
  return {
    id: undefined,
    name: task.name,
    description: task.description,
    intervalHours: task.hours ?? null,
    intervalDays: task.days ?? null,
    mode: task.mode,
    noticeHours: 50,
    noticeDays: 14,
    kitId: kit ? await addKit(trx, dealershipId, machineId, kit) : null,
  }
}
