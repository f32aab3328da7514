import type { components } from '#contract/platform'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import { invalid, notFound } from '../../../http/problem'
import type { MachineRepository } from '../../machines'
import { dealershipOf } from '../require-dealership.operations'
import { kitToWire, partKey, type ServiceKit } from './kit'
import { addKit, changeKit, listKits, type NewKitPart, readKits, removeKit } from './kit.repository'

interface Dependencies {
  db: Database
  machines: MachineRepository
}

/** Service kits: what a dealership sells for a service of a model. */
export function kitOperations({ db, machines }: Dependencies) {
  const requireMachine = async (caller: Caller, id: string): Promise<void> => {
    if (!(await machines.visibleTo(caller).find(id))) throw notFound('Machine')
  }
  const ownKit = async (caller: Caller, id: string): Promise<ServiceKit> => {
    const kit = await kitOf(db, id)
    if (!kit || !(caller.isSuperuser || kit.organizationId === caller.organization?.id)) throw notFound('Service kit')
    return kit
  }
  const reply = async (id: string) => {
    const kit = await kitOf(db, id)
    if (!kit) throw notFound('Service kit')
    return kitToWire(kit)
  }
  return {
    listServiceKits: async ({ path, query, caller }) => {
      const { page, limit } = query
      await requireMachine(caller, path.id)
      const of = onlyOf(query.organization_id, await sellersTo(caller, machines, path.id))
      const { items, total } = await listKits(db, { machineId: path.id, of, page, limit })
      return { status: 200, body: { items: items.map(kitToWire), total, page, limit } }
    },

    createServiceKit: async ({ path, query, body, caller }) => {
      await requireMachine(caller, path.id)
      const dealershipId = await dealershipOf(db, caller, query.organization_id)
      const kit = { name: body.name.trim(), intervalHours: body.interval_hours ?? null, parts: partsOf(body.parts) }
      const id = await db.transaction().execute((trx) => addKit(trx, dealershipId, path.id, kit))
      return { status: 201, body: await reply(id) }
    },

    updateServiceKit: async ({ path, body, caller }) => {
      const kit = await ownKit(caller, path.id)
      const change = {
        name: body.name?.trim(),
        intervalHours: body.interval_hours,
        parts: body.parts && partsOf(body.parts),
      }
      await db.transaction().execute((trx) => changeKit(trx, kit, change))
      return { status: 200, body: await reply(kit.id) }
    },

    deleteServiceKit: async ({ path, caller }) => {
      await removeKit(db, await ownKit(caller, path.id))
      return { status: 204 }
    },
  } satisfies Pick<PlatformHandlers, 'listServiceKits' | 'createServiceKit' | 'updateServiceKit' | 'deleteServiceKit'>
}

const kitOf = async (db: Database, id: string): Promise<ServiceKit | undefined> => (await readKits(db, [id])).get(id)

/** The dealerships whose kits for a model somebody is shown; undefined for all. */
async function sellersTo(caller: Caller, machines: MachineRepository, machineId: string) {
  const { isSuperuser, organization } = caller
  if (isSuperuser) return undefined
  if (!organization) return []
  return organization.type === 'DEALERSHIP' ? [organization.id] : machines.dealershipsOf(organization.id, machineId)
}

/** @throws Problem 404 where the dealership that is asked for shows the caller none */
function onlyOf(named: string | undefined, sellers: readonly string[] | undefined) {
  if (named === undefined) return sellers
  if (sellers && !sellers.includes(named)) throw notFound('Dealership')
  return [named]
}

function partsOf(parts: readonly components['schemas']['NewKitPart'][]): NewKitPart[] {
  const keys = parts.map(({ part_number }) => partKey(part_number))
  const twice = keys.findIndex((key, index) => keys.indexOf(key) < index)
  if (twice >= 0) {
    const message = `${parts[twice]?.part_number} is in the list twice. Give the quantity once.`
    throw invalid([{ path: `body.parts.${twice}.part_number`, message }])
  }
  return parts.map(({ part_number, description = '', quantity, cost = null }) => ({
    partNumber: part_number.trim(),
    description: description.trim(),
    quantity,
    cost,
  }))
}
