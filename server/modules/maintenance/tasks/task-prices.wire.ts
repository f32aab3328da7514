import type { components } from '#contract/platform'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { groupBy } from '../../../domain/group-by'
import { atCustomerPrices } from '../kits/customer-prices.wire'
import type { MeteredInstance } from './task.repository'

type Tasks = components['schemas']['TaskState'][]

/**
 * What is shown to the machines' owners: the tasks with prices of their own; to staff, who see many customers at once, with
 * those of the catalogue.
 */
export const asShownTo = async (
  db: Database,
  { organization }: Caller,
  instances: readonly MeteredInstance[],
  tasks: ReadonlyMap<string, Tasks>,
): Promise<ReadonlyMap<string, Tasks>> =>
  organization?.type === 'OPERATOR' ? atOwnersPrices(db, instances, tasks) : tasks

/** The tasks of machines, their kits as each machine's dealership sells them to its owner. */
export async function atOwnersPrices(
  db: Database,
  instances: readonly MeteredInstance[],
  tasks: ReadonlyMap<string, Tasks>,
): Promise<Map<string, Tasks>> {
  const priced = new Map(tasks)
  const pairs = groupBy(instances, ({ dealershipId, organizationId }) => `${dealershipId} ${organizationId}`)
  for (const machines of pairs.values()) {
    const [{ dealershipId, organizationId: operatorId } = { dealershipId: null, organizationId: '' }] = machines
    if (dealershipId === null) continue
    const kits = machines.flatMap(({ id }) => tasks.get(id)?.flatMap(({ kit }) => kit ?? []) ?? [])
    const sold = await atCustomerPrices(db, { dealershipId, operatorId }, kits)
    for (const { id } of machines) {
      priced.set(id, tasks.get(id)?.map((task) => ({ ...task, kit: sold.get(task.kit?.id ?? '') ?? task.kit })) ?? [])
    }
  }
  return priced
}
