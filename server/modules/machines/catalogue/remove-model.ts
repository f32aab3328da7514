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
    en: `There ${countInEnglish(count)} of ${name} in service. Retire what no longer runs first.`,
    es: `Hay ${countInSpanish(count)} de ${name} en servicio. Ponga antes fuera de servicio lo que ya no funciona.`,
  })

const stillInHistory = (name: string, count: number) =>
  conflict('machine_in_use', {
    en: `There ${countInEnglish(count)} of ${name}. Each keeps its history, also once it is retired, and so its model.`,
    es: `Hay ${countInSpanish(count)} de ${name}. Cada una conserva su historial, también fuera de servicio, y con él su modelo.`,
  })
