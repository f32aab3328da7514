import type { components } from '#contract/platform'

export type MachineStatus = components['schemas']['MachineStatus']

export interface Variant {
  id: string
  name: string
  serialStart: string | null
  serialEnd: string | null
}

/** A model in the catalogue, with what the caller may see of its manuals. */
export interface Machine {
  id: string
  brand: string
  type: string
  model: string
  storageKey: string
  status: MachineStatus
  manualCount: number
  /** Whether the caller may change the model itself: the dealership that made it, or a super user. */
  canManage: boolean
  variants: Variant[]
}

/** Brand and model, as people say it. */
export const machineName = ({ brand, model }: Pick<Machine, 'brand' | 'model'>): string => `${brand} ${model}`

export function toWire(machine: Machine): components['schemas']['Machine'] {
  const [first] = machine.variants
  return {
    id: machine.id,
    brand: machine.brand,
    type: machine.type,
    model: machine.model,
    name: machineName(machine),
    // A model without variants is a leaf of the tree itself.
    leaf_node_id: first?.id ?? machine.id,
    storage_key: machine.storageKey,
    serial_number: first?.serialStart ?? null,
    status: machine.status,
    manual_count: machine.manualCount,
    can_manage: machine.canManage,
    variants: machine.variants.map(({ id, name, serialStart, serialEnd }) => ({
      id,
      name,
      serial_number_start: serialStart,
      serial_number_end: serialEnd,
    })),
  }
}
