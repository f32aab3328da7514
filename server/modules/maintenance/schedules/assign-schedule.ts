import type { Transaction } from '../../../db/connection'
import { conflict } from '../../../domain/domain-error'
import { evaluateSchedules } from '../due-items/evaluate-schedules'
import { type MeteredInstance, readTasks } from '../tasks/task.repository'
import { attachTasks, restoreTasks } from './followed-schedule.repository'
import { lockSchedule, readSchedule } from './model-schedule.repository'

/**
 * Gives a machine what its dealership does on its model. Unlike where a machine follows the schedule by itself
 * (`attachSchedules`), somebody asks for it: what was taken off the machine comes back too. What was changed on it stays.
 * @param instance locked by the caller
 * @returns the ids of the tasks that it did not have
 * @throws DomainError conflict where nobody serves the machine, or its dealership has planned nothing for the model
 */
export async function assignSchedule(trx: Transaction, instance: MeteredInstance): Promise<string[]> {
  const { dealershipId, machineId } = instance
  if (!dealershipId) throw notServed()
  const schedule = { dealershipId, machineId }
  await lockSchedule(trx, schedule, 'read')
  if ((await readSchedule(trx, schedule)).length === 0) throw noSchedule()
  const present = new Set((await readTasks(trx, [instance])).map(({ id }) => id))
  await restoreTasks(trx, schedule, instance)
  await attachTasks(trx, schedule, [instance])
  await evaluateSchedules(trx, [instance.id])
  return (await readTasks(trx, [instance])).flatMap(({ id }) => (present.has(id) ? [] : id))
}

const notServed = () =>
  conflict('not_served', {
    en: 'No dealership serves this machine, so there is no schedule to assign. Add its tasks on its page.',
    es: 'Ningún concesionario atiende esta máquina, así que no hay plan que asignar. Añada sus tareas en su página.',
  })

const noSchedule = () =>
  conflict('no_schedule', {
    en: 'Its dealership has no maintenance schedule for this model yet.',
    es: 'Su concesionario aún no tiene un plan de mantenimiento para este modelo.',
  })
