import type { MachineNames, NamedMachine } from '../../../record-tools/record-tool'
import type { Instance } from '../instances/instance'
import type { InstanceReader } from '../instances/instance-reader.repository'

/** What people call the machines that they may see. */
export function machineNames(instances: InstanceReader): MachineNames {
  const order = { field: 'created_at', direction: 'desc', page: 1 } as const
  return {
    first: async (caller, limit) => {
      const { items, total } = await instances.list(caller, { search: '' }, { ...order, limit })
      return { machines: items.map(toNamed), total }
    },
    search: async (caller, search, limit) =>
      (await instances.list(caller, { search }, { ...order, limit })).items.map(toNamed),
  }
}

const toNamed = ({ id, name, serialNumber, location, machine, organization }: Instance): NamedMachine => ({
  id,
  name,
  serialNumber,
  location,
  brand: machine.brand,
  model: machine.model,
  modelId: machine.id,
  kind: machine.type,
  owner: organization.name,
})
