import type { components } from '#contract/platform'
import { type Machine, machineName } from './machine'

/** Converts a machine to the contract's shape. */
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
