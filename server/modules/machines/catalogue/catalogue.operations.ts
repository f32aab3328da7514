import type { components } from '#contract/platform'
import { managesModels } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { forbidden, notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import type { Machine } from '../machine'
import type { MachineRepository } from '../machine.repository'
import { toWire } from '../machine.wire'
import { addModel } from './add-model'
import { changeModel } from './change-model'
import { countDependents } from './removal.repository'
import { removeModel } from './remove-model'
import type { VariantDraft } from './variant'

interface Dependencies {
  db: Database
  transact: Transact
  machines: MachineRepository
}

export function catalogueOperations({ db, transact, machines }: Dependencies) {
  const requireVisible = async (caller: Caller, id: string): Promise<Machine> => {
    const machine = await machines.visibleTo(caller).find(id)
    if (!machine) throw notFound('Machine')
    return machine
  }

  return {
    createMachine: async ({ body: { brand_id: brandId, type, model, variants = [] }, caller }) => {
      const draft = { brandId, type, model, variants: variants.map(toDraft) }
      const id = await transact((trx) => addModel(trx, { draft, dealershipId: catalogueOwner(caller) }))
      return { status: 201, body: toWire(await requireVisible(caller, id)) }
    },

    updateMachine: async ({ path: { id }, body: { type, model, variants }, caller }) => {
      await requireVisible(caller, id)
      if (!managesModels(caller)) throw forbidden()
      const change = {
        ...(type && { type }),
        ...(model && { model }),
        ...(variants && { variants: variants.map(toDraft) }),
      }
      await transact((trx) => changeModel(trx, { machineId: id, dealershipId: catalogueOwner(caller), change }))
      return { status: 200, body: toWire(await requireVisible(caller, id)) }
    },

    getMachineDependents: async ({ path, caller }) => {
      const { id } = await requireVisible(caller, path.id)
      const { deletesModel, ...counts } = await countDependents(db, id, catalogueOwner(caller))
      return { status: 200, body: { ...counts, deletes_model: deletesModel } }
    },

    deleteMachine: async ({ path, query, caller }) => {
      const machine = await requireVisible(caller, path.id)
      const removal = { machine, dealershipId: catalogueOwner(caller), isConfirmed: query.confirm }
      await transact((trx) => removeModel(trx, removal))
      return { status: 204 }
    },
  } satisfies Pick<PlatformHandlers, 'createMachine' | 'updateMachine' | 'getMachineDependents' | 'deleteMachine'>
}

const catalogueOwner = ({ isSuperuser, organization }: Caller): string | null =>
  isSuperuser ? null : (organization?.id ?? null)

const toDraft = ({
  id,
  name,
  serial_number_start,
  serial_number_end,
}: components['schemas']['NewVariant']): VariantDraft => ({
  ...(id && { id }),
  name,
  serialStart: serial_number_start ?? null,
  serialEnd: serial_number_end ?? null,
})
