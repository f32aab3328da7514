import { askedOrganization } from '../../../record-tools/asked-organization'
import type { Asker, ToolInput } from '../../../record-tools/record-tool'
import type { Instance } from '../instances/instance'
import type { InstanceReader } from '../instances/instance-reader.repository'

/** A fleet is not read further for one question. */
const MAX_MACHINES = 1000

/** The machines that are asked about: those that are named, or all that the asker may see, by their names. */
export async function askedMachines(
  instances: InstanceReader,
  input: Pick<ToolInput, 'instanceIds' | 'organizationId' | 'isDealership' | 'organizationIds'>,
  { caller }: Pick<Asker, 'caller'>,
): Promise<{ machines: Instance[]; total: number }> {
  if (input.instanceIds) {
    const named = await instances.among(caller, input.instanceIds)
    const { operatorId, dealershipId } = askedOrganization(input, caller)
    // "The excavators of Tall Pines"
    const machines = named.filter(
      ({ organization, dealership }) =>
        (operatorId === undefined || organization.id === operatorId) &&
        (dealershipId === undefined || dealership?.id === dealershipId),
    )
    return { machines, total: machines.length }
  }
  const filter = { ...askedOrganization(input, caller), search: '' }
  const order = { field: 'serial_number', direction: 'asc', page: 1, limit: MAX_MACHINES } as const
  const { items, total } = await instances.list(caller, filter, order)
  const machines = items.toSorted((one, other) => titleOf(one).localeCompare(titleOf(other)))
  const { organizationIds } = input
  if (!organizationIds) return { machines, total }
  const ofThem = machines.filter(({ organization }) => organizationIds.includes(organization.id))
  return { machines: ofThem, total: ofThem.length }
}

export const titleOf = ({ name, serialNumber }: Pick<Instance, 'name' | 'serialNumber'>): string => name || serialNumber

export const pathOf = ({ id }: Pick<Instance, 'id'>): string => `/machine-instances/${id}`
