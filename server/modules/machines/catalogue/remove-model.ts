import type { Transaction } from '../../../db/connection'
import { conflict, notFound } from '../../../domain/domain-error'
import { publish } from '../../../events/unit-of-work'
import { type Machine, machineName } from '../machine'
import { manualsRemoved } from '../machine.events'
import { describeDependents } from './machine-dependents'
import { countDependents, deleteManuals, deleteModel, lockModel, removeFromCatalogue } from './removal.repository'

interface RemoveModel {
  machine: Machine
  /** Whose catalogue it is removed from; null to remove it for everybody. */
  dealershipId: string | null
  isConfirmed: boolean
}

/**
 * Removes a model from a dealership's catalogue, with everything that the dealership has of it; the model itself is
 * deleted if nobody else has anything of it. The files of its manuals are deleted after the commit.
 * @throws DomainError not found if it was removed meanwhile; conflict while machines of it are in service, or, unless it
 *   is confirmed, if anything else is removed with it
 */
export async function removeModel(
  trx: Transaction,
  { machine, dealershipId, isConfirmed }: RemoveModel,
): Promise<void> {
  if (!(await lockModel(trx, machine.id))) throw notFound('Machine')
  const dependents = await countDependents(trx, machine.id, dealershipId)
  const name = machineName(machine)
  if (dependents.instances > 0) {
    throw dealershipId ? stillInService(name, dependents.instances) : stillInHistory(name, dependents.instances)
  }
  const removed = describeDependents(dependents)
  if (removed && !isConfirmed) {
    throw conflict('confirm_needed', {
      en: `Removing ${name} also removes: ${removed.en}. Confirm to continue.`,
      es: `Con ${name} se eliminan: ${removed.es}. Confirme para continuar.`,
    })
  }
  const manuals = await deleteManuals(trx, machine.id, dealershipId)
  if (dealershipId) await removeFromCatalogue(trx, machine.id, dealershipId)
  if (dependents.deletesModel) await deleteModel(trx, machine.id)
  if (manuals.length > 0) await publish(trx, manualsRemoved({ manuals }))
}

const countInEnglish = (count: number) => (count === 1 ? 'is a machine' : `are ${count} machines`)
const countInSpanish = (count: number) => (count === 1 ? 'una máquina' : `${count} máquinas`)

const stillInService = (name: string, count: number) =>
  conflict('machine_in_use', {
    en: `There ${countInEnglish(count)} of ${name} in service. First mark those that no longer run as out of service.`,
    es: `Hay ${countInSpanish(count)} de ${name} en servicio. Marque antes como fuera de servicio las que ya no funcionan.`,
  })

const stillInHistory = (name: string, count: number) =>
  conflict('machine_in_use', {
    en: `There ${countInEnglish(count)} of ${name}. Machines keep their history even when they are out of service, so the model cannot be deleted.`,
    es: `Hay ${countInSpanish(count)} de ${name}. Las máquinas conservan su historial, también fuera de servicio, así que el modelo no se puede eliminar.`,
  })
