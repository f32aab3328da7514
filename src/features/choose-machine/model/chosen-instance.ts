import type { ChosenMachine } from '@/entities/machine'
import type { MachineInstance } from '@/entities/machine-instance'

/** A physical machine as it is chosen: its serial number is known, so that nobody types it. */
export function chosenInstance({ id, name, serial_number, machine }: MachineInstance): ChosenMachine {
  return {
    id: machine.id,
    brand: machine.brand,
    model: machine.model,
    name: machine.name,
    leaf_node_id: machine.id,
    storage_key: '',
    serial_number,
    instance: { id, name },
  }
}
