import { dealershipsServing, findVisibleInstance } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { PlatformHandlers } from '../../../http/operation'
import { missedRanges, type SerialRange } from './instance'
import { findInstanceBySerial } from './instance.repository'
import { findModels, findVariants } from './model.repository'
import { requireOwner } from './require-owner'

/** What the form for a new machine asks while a serial number is typed; adding the machine checks again. */
export function serialCheckOperations(db: Database) {
  return {
    checkSerialNumber: async ({ path, query: { machine_id: machineId, serial_number: serialNumber }, caller }) => {
      const organizationId = await requireOwner(db, caller, path.orgId)
      const [model] = await findModels(db, caller, machineId)
      if (!model) throw notFound('Machine')
      const takenId = await findInstanceBySerial(db, { organizationId, machineId, serialNumber })
      // Another dealership's machine of the same owner is refused as well, but not shown.
      const instance = takenId && (await findVisibleInstance(db, caller, takenId))
      const dealershipId = await describingDealership(db, caller, organizationId)
      const variants = await findVariants(db, [machineId], { organizationId, dealershipId })
      return {
        status: 200,
        body: {
          taken: takenId !== undefined,
          instance: instance ? { id: instance.id, name: instance.name } : null,
          missed_ranges: missedRanges(serialNumber, variants.get(machineId) ?? []).map(toWire),
        },
      }
    },
  } satisfies Pick<PlatformHandlers, 'checkSerialNumber'>
}

const toWire = ({ serial_number_start, serial_number_end }: SerialRange) => ({ serial_number_start, serial_number_end })

/** The one that would serve the new machine; null where that is still to be chosen, and the owner's description counts. */
async function describingDealership(db: Database, { organization }: Caller, ownerId: string): Promise<string | null> {
  if (organization?.type === 'DEALERSHIP') return organization.id
  const [only = null, other] = await dealershipsServing(db, ownerId)
  return other ? null : only
}
