import type { Caller } from '../../access/caller'
import { conflict, notFound } from '../../domain/domain-error'
import type { PlatformHandlers } from '../../http/operation'
import { type Machine, machineName } from './machine'
import type { MachineRepository } from './machine.repository'
import type { RemovalRepository, RemovedManual } from './removal.repository'

interface Dependencies {
  machines: MachineRepository
  removal: RemovalRepository
  /** Removes the files of manuals that are no more. */
  discardManuals: (manuals: RemovedManual[]) => Promise<void>
}

export function removalOperations({ machines, removal, discardManuals }: Dependencies) {
  const visible = async (caller: Caller, id: string): Promise<Machine> => {
    const machine = await machines.visibleTo(caller).find(id)
    if (!machine) throw notFound('Machine')
    return machine
  }
  const dealershipOf = ({ isSuperuser, organization }: Caller) => (isSuperuser ? null : (organization?.id ?? null))

  return {
    getMachineDependents: async ({ path, caller }) => {
      const { id } = await visible(caller, path.id)
      const { deletesModel, ...counts } = await removal.dependents(id, dealershipOf(caller))
      return { status: 200, body: { ...counts, deletes_model: deletesModel } }
    },

    deleteMachine: async ({ path, query, caller }) => {
      const machine = await visible(caller, path.id)
      const removed = await removal.remove(machine.id, dealershipOf(caller), query.confirm)
      if ('refused' in removed) throw refusal(removed, machineName(machine), caller)
      await discardManuals(removed.manuals)
      return { status: 204 }
    },
  } satisfies Pick<PlatformHandlers, 'getMachineDependents' | 'deleteMachine'>
}

type Refused = Extract<Awaited<ReturnType<RemovalRepository['remove']>>, { refused: string }>

function refusal(why: Refused, name: string, { isSuperuser }: Caller) {
  if (why.refused === 'gone') return notFound('Machine')
  if (why.refused === 'unconfirmed') {
    return conflict('confirm_needed', {
      en: `With ${name} go ${why.goes.en}. Confirm to go on.`,
      es: `Con ${name} se eliminan: ${why.goes.es}. Confirme para continuar.`,
    })
  }
  const machines = why.instances === 1 ? 'is a machine' : `are ${why.instances} machines`
  const inSpanish = why.instances === 1 ? 'una máquina' : `${why.instances} máquinas`
  return conflict(
    'machine_in_use',
    isSuperuser
      ? {
          en: `There ${machines} of ${name}. Each keeps its history, also once it is retired, and so its model.`,
          es: `Hay ${inSpanish} de ${name}. Cada una conserva su historial, también retirada, y con él su modelo.`,
        }
      : {
          en: `There ${machines} of ${name} in service. Retire what no longer runs first.`,
          es: `Hay ${inSpanish} de ${name} en servicio. Retire primero lo que ya no funciona.`,
        },
  )
}
