import type { Rights } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { findModels, findVariants } from '../instances/model.repository'
import { type KnownFleet, modelKey } from './import-plan'
import { findKnownMachines } from './known-machine.repository'
import type { ParsedRow } from './parse-table'

interface FleetOwner {
  organizationId: string
  /** Who serves the new machines. */
  dealershipId: string | null
  /** Whether others who would change the machines wait until the transaction ends. */
  isLocked: boolean
}

/** The models and machines that rows name, as far as they exist. */
export async function findKnownFleet(
  db: Database,
  rights: Rights,
  { isLocked, ...owner }: FleetOwner,
  rows: readonly ParsedRow[],
): Promise<KnownFleet> {
  const models = new Map((await findModels(db, rights)).map((one) => [modelKey(one.brand, one.model), one]))
  const named = rows.flatMap(({ parsed }) => ('reason' in parsed ? [] : [parsed]))
  const machineIds = [...new Set(named.flatMap(({ brand, model }) => models.get(modelKey(brand, model))?.id ?? []))]
  const variants = await findVariants(db, machineIds, owner)
  const machines = await findKnownMachines(db, rights, {
    ...{ organizationId: owner.organizationId, machineIds, isLocked },
    serialNumbers: named.map(({ serialNumber }) => serialNumber),
  })
  const served = [...models].map(([key, { id }]) => [key, { id, variants: variants.get(id) ?? [] }] as const)
  return { models: new Map(served), machines }
}
