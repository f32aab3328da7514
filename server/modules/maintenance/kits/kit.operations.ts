import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { assertBundleSum, assertCurrency, findCatalogueOf } from '../../catalogue'
import type { MachineRepository } from '../../machines'
import { dealershipOf } from '../require-dealership.operations'
import { changeKit } from './change-kit'
import { assertDistinct, type NewKitPart, type ServiceKit } from './kit'
import { addKit, listKits, readKits, removeKit } from './kit.repository'
import { kitToWire, partFromWire } from './kit.wire'
import { asSoldTo, sellersTo } from './sold-kits.wire'

interface Dependencies {
  db: Database
  transact: Transact
  machines: MachineRepository
}

/** Service kits: what a dealership sells for a service of a model. */
export function kitOperations({ db, transact, machines }: Dependencies) {
  const requireMachine = async (caller: Caller, id: string): Promise<void> => {
    if (!(await machines.visibleTo(caller).find(id))) throw notFound('Machine')
  }
  const ownKit = async (caller: Caller, id: string): Promise<ServiceKit> => {
    const kit = await kitOf(db, id)
    if (!kit || !(caller.isSuperuser || kit.organizationId === caller.organization?.id)) throw notFound('Service kit')
    return kit
  }
  /** New parts are added to the catalogue, all of whose prices are in one currency (decision 42). */
  const assertCatalogueCurrency = async (dealershipId: string, parts: readonly NewKitPart[]): Promise<void> => {
    const catalogue = await findCatalogueOf(db, dealershipId)
    if (!catalogue) return
    const costs = parts.map(({ cost }, index) => [`parts.${index}.cost`, cost] as const)
    assertCurrency(Object.fromEntries(costs), catalogue.currency)
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
      return { status: 200, body: { items: await asSoldTo(db, caller, items), total, page, limit } }
    },

    createServiceKit: async ({ path, query, body, caller }) => {
      await requireMachine(caller, path.id)
      const dealershipId = await dealershipOf(db, caller, query.organization_id)
      const parts = body.parts.map(partFromWire)
      assertDistinct(parts)
      await assertCatalogueCurrency(dealershipId, parts)
      const kit = { name: body.name.trim(), intervalHours: body.interval_hours ?? null, parts }
      const id = await transact(async (trx) => {
        const bundleId = await addKit(trx, dealershipId, path.id, kit)
        await assertBundleSum(trx, { dealershipId, bundleId })
        return bundleId
      })
      return { status: 201, body: await reply(id) }
    },

    updateServiceKit: async ({ path, body, caller }) => {
      const kit = await ownKit(caller, path.id)
      const change = {
        name: body.name?.trim(),
        intervalHours: body.interval_hours,
        parts: body.parts?.map(partFromWire),
      }
      if (change.parts) await assertCatalogueCurrency(kit.organizationId, change.parts)
      await transact((trx) => changeKit(trx, { kit, version: body.version, change }))
      return { status: 200, body: await reply(kit.id) }
    },

    deleteServiceKit: async ({ path, caller }) => {
      const kit = await ownKit(caller, path.id)
      await transact((trx) => removeKit(trx, kit))
      return { status: 204 }
    },
  } satisfies Pick<PlatformHandlers, 'listServiceKits' | 'createServiceKit' | 'updateServiceKit' | 'deleteServiceKit'>
}

const kitOf = async (db: Database, id: string): Promise<ServiceKit | undefined> => (await readKits(db, [id])).get(id)

/** @throws DomainError not found where the dealership that is asked for shows the caller none */
function onlyOf(named: string | undefined, sellers: readonly string[] | undefined) {
  if (named === undefined) return sellers
  if (sellers && !sellers.includes(named)) throw notFound('Dealership')
  return [named]
}
