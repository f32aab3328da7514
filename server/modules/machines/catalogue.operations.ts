import type { components } from '#contract/platform'
import type { PlatformHandlers } from '../../http/operation'
import { forbidden, invalid, notFound, Problem } from '../../http/problem'
import { tidyName } from './brand'
import type { CatalogueRepository } from './catalogue.repository'
import type { MachineRepository } from './machine.repository'
import { tidyVariant, type VariantDraft, variantFaults } from './variant'
import { toWire } from './wire'

interface Dependencies {
  machines: MachineRepository
  catalogue: CatalogueRepository
}

export function catalogueOperations({ machines, catalogue }: Dependencies) {
  return {
    createMachine: async ({ body, caller }) => {
      const { brand_id: brandId, type, model } = body
      const draft = { brandId, type: tidyName(type), model: tidyName(model), variants: variantsOf(body.variants ?? []) }
      const kept = await catalogue.keep(draft, caller.organization?.id ?? null)
      if ('refused' in kept) throw kept.refused === 'exists' ? modelExists(draft.model) : notFound('Brand')
      const machine = await machines.visibleTo(caller).find(kept.id)
      if (!machine) throw notFound('Machine')
      return { status: 201, body: toWire(machine) }
    },

    updateMachine: async ({ path, body, caller }) => {
      const visible = machines.visibleTo(caller)
      const machine = await visible.find(path.id)
      if (!machine) throw notFound('Machine')
      if (!machine.canManage) throw forbidden('Only the dealership that made this model may change it.')
      const known = machine.variants.map(({ id }) => id)
      const changed = await catalogue.change(machine.id, {
        ...(body.type !== undefined && { type: tidyName(body.type) }),
        ...(body.model !== undefined && { model: tidyName(body.model) }),
        ...(body.variants && { variants: variantsOf(body.variants, known) }),
      })
      if ('refused' in changed) throw changed.refused === 'exists' ? modelExists(changed.model) : notFound('Machine')
      const now = await visible.find(machine.id)
      if (!now) throw notFound('Machine')
      return { status: 200, body: toWire(now) }
    },
  } satisfies Pick<PlatformHandlers, 'createMachine' | 'updateMachine'>
}

/** @throws Problem 400 with each field of each variant that does not fit */
function variantsOf(sent: components['schemas']['NewVariant'][], known: readonly string[] = []): VariantDraft[] {
  const variants = sent.map(({ id, name, serial_number_start = null, serial_number_end = null }) =>
    tidyVariant({ ...(id && { id }), name, serialStart: serial_number_start, serialEnd: serial_number_end }),
  )
  const faults = variantFaults(variants, known)
  if (faults.length === 0) return variants
  throw invalid(faults.map(({ index, field, message }) => ({ path: `body.variants.${index}.${field}`, message })))
}

function modelExists(model: string): Problem {
  const message = `There is a model ${model} of this brand already.`
  return new Problem(409, 'machine_exists', message, [{ path: 'body.model', message }])
}
