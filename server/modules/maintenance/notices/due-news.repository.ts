import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import type { Outbox } from '../../notifications'
import { emailsOfAdmins } from '../../organizations'
import type { PortalLinks } from '../../portal-links'
import type { RaisedItem } from '..'
import { type Addressee, dueEmail } from './due-mail'

export type DueNews = ReturnType<typeof createDueNews>

/** What has fallen due on a machine, by the machine's id. */
type DueByMachine = ReadonlyMap<string, readonly RaisedItem[]>

interface Dependencies {
  outbox: Outbox
  portalLinks: Pick<PortalLinks, 'mailedKits'>
}

/** Tells of what has fallen due: the admins of the owner, and those of the dealership as long as it serves the owner. */
export function createDueNews({ outbox, portalLinks }: Dependencies) {
  return {
    /** One e-mail for each person and machine, however many tasks there are, with their side's link to the due kits. */
    async tell(trx: Database, due: DueByMachine): Promise<void> {
      if (due.size === 0) return
      const sides = new Map<string, Addressee[]>()
      for (const { id, organization_id: ownerId, ...machine } of await nameMachines(trx, [...due.keys()])) {
        const tasks = (due.get(id) ?? []).map(({ name, kit }) => ({ name, kit: kit?.name }))
        const url = outbox.addressOf(`/machine-instances/${id}`)
        for (const dealershipId of new Set([null, machine.dealership_id])) {
          const side = `${ownerId} ${dealershipId}`
          const addressees = sides.get(side) ?? (await addresseesOf(trx, ownerId, dealershipId))
          sides.set(side, addressees)
          for (const addressee of addressees) {
            await outbox.send(trx, dueEmail({ ...addressee, machine, tasks, url }))
          }
        }
      }
    },
  }

  async function addresseesOf(trx: Database, ownerId: string, dealershipId: string | null): Promise<Addressee[]> {
    const organizationId = dealershipId ?? ownerId
    const admins = await emailsOfAdmins(trx, organizationId)
    if (admins.length === 0) return []
    const kits = await portalLinks.mailedKits(trx, { organizationId: ownerId, dealershipId })
    return admins.map((to) => ({ to, organizationId, kits }))
  }
}

const nameMachines = (trx: Database, ids: readonly string[]) =>
  trx
    .selectFrom('machine_instance as instance')
    .innerJoin('machine', 'machine.id', 'instance.machine_id')
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .innerJoin('organization as owner', 'owner.id', 'instance.organization_id')
    .leftJoin('service', (join) =>
      join
        .onRef('service.operator_id', '=', 'instance.organization_id')
        .onRef('service.dealership_id', '=', 'instance.dealership_id')
        .on('service.ended_at', 'is', null),
    )
    .where(sql<boolean>`instance.id = any(${ids}::uuid[])`)
    .select(['brand.name as brand', 'machine.model', 'instance.serial_number', 'instance.name', 'instance.location'])
    .select(['owner.name as owner', 'instance.id', 'instance.organization_id', 'service.dealership_id'])
    .execute()
