import { sql } from 'kysely'
import { modelNameFor, visibleInstances } from '../../../access'
import type { Database } from '../../../db/connection'
import { askedOrganization } from '../../../record-tools/asked-organization'
import type { Asker, ToolInput } from '../../../record-tools/record-tool'

/** The most urgent machines come first; nobody is answered about more of them at once. */
const MAX_MACHINES = 200

export type AskedMachine = Awaited<ReturnType<typeof findAskedMachines>>[number]

/** The machines in service that are asked about: those that are named, or all that the asker may see; the most urgent first. */
export function findAskedMachines(
  db: Database,
  input: Pick<ToolInput, 'instanceIds' | 'organizationId'>,
  { caller }: Pick<Asker, 'caller'>,
) {
  const { operatorId, dealershipId } = askedOrganization(input, caller)
  const { instanceIds } = input
  return visibleInstances(db, caller)
    .innerJoin('machine', 'machine.id', 'record.machine_id')
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .innerJoin('organization as owner', 'owner.id', 'record.organization_id')
    .where('record.retired_at', 'is', null)
    .where('record.served_until', 'is', null)
    .$if(instanceIds !== undefined, (query) => query.where(sql<boolean>`record.id = any(${instanceIds}::uuid[])`))
    .$if(operatorId !== undefined, (query) => query.where(sql<boolean>`record.organization_id = ${operatorId}`))
    .$if(dealershipId !== undefined, (query) => query.where(sql<boolean>`record.dealership_id = ${dealershipId}`))
    .select(['record.id', 'record.organization_id as organizationId', 'record.serial_number as serialNumber'])
    .select([
      'record.machine_id as modelId',
      'record.name',
      'record.unit',
      'record.daily_use_total as dailyUse',
      'brand.name as brand',
    ])
    .select('owner.name as owner')
    .select(({ ref }) =>
      modelNameFor({ dealership: ref('record.dealership_id'), owner: ref('record.organization_id') }).as('model'),
    )
    .orderBy('record.status', 'desc')
    .orderBy(sql.ref('record.next_due_on'), (order) => order.asc().nullsLast())
    .orderBy('record.id')
    .limit(MAX_MACHINES)
    .execute()
}

export const titleOf = ({ name, serialNumber }: Pick<AskedMachine, 'name' | 'serialNumber'>): string =>
  name || serialNumber

/** Whose machine it is, where the asker sees those of several. */
export const nameOf = (machine: AskedMachine, { caller }: Pick<Asker, 'caller'>): string =>
  machine.organizationId === caller.organization?.id ? titleOf(machine) : `${titleOf(machine)} (${machine.owner})`
