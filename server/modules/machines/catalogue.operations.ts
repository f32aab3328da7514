import type { components } from '#contract/platform'
import { managesModels } from '../../access'
import type { Caller } from '../../access/caller'
import { forbidden, notFound } from '../../domain/domain-error'
import type { Transact } from '../../events/unit-of-work'
import type { PlatformHandlers } from '../../http/operation'
import { addModel } from './add-model'
import { changeModel } from './change-model'
import type { MachineRepository } from './machine.repository'
import { toWire } from './machine.wire'
import type { VariantDraft } from './variant'

interface Dependencies {
  transact: Transact
  machines: MachineRepository
}

export function catalogueOperations({ transact, machines }: Dependencies) {
  const read = async (caller: Caller, id: string) => {
    const machine = await machines.visibleTo(caller).find(id)
    if (!machine) throw notFound('Machine')
    return toWire(machine)
  }

  return {
    createMachine: async ({ body: { brand_id: brandId, type, model, variants = [] }, caller }) => {
      const draft = { brandId, type, model, variants: variants.map(toDraft) }
      const id = await transact((trx) => addModel(trx, { draft, dealershipId: catalogueOwner(caller) }))
      return { status: 201, body: await read(caller, id) }
    },

    updateMachine: async ({ path: { id }, body: { type, model, variants }, caller }) => {
      await read(caller, id)
      if (!managesModels(caller)) throw forbidden()
      const change = {
        ...(type && { type }),
        ...(model && { model }),
        ...(variants && { variants: variants.map(toDraft) }),
      }
      await transact((trx) => changeModel(trx, { machineId: id, dealershipId: catalogueOwner(caller), change }))
      return { status: 200, body: await read(caller, id) }
    },
  } satisfies Pick<PlatformHandlers, 'createMachine' | 'updateMachine'>
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
