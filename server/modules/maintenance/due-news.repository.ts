import { sql } from 'kysely'
import type { Database } from '../../db/connection'
import type { Outbox } from '../notifications'
import { emailsOfAdmins } from '../organizations'
import type { RaisedItem } from '.'
import { dueEmail } from './due-mail'

export type DueNews = ReturnType<typeof createDueNews>

/** What has fallen due on a machine, by the machine's id. */
type DueByMachine = ReadonlyMap<string, readonly RaisedItem[]>

/** Tells of what has fallen due: the admins of the owner, and those of the dealership as long as it serves the owner. */
export function createDueNews(outbox: Outbox) {
  return {
    /** One e-mail for each person and machine, however many tasks there are. */
    async tell(trx: Database, due: DueByMachine): Promise<void> {
      if (due.size === 0) return
      const admins = new Map<string, string[]>()
      for (const { id, ...machine } of await nameMachines(trx, [...due.keys()])) {
        const tasks = (due.get(id) ?? []).map(({ name, kit }) => ({ name, kit: kit?.name }))
        const url = outbox.addressOf(`/machine-instances/${id}`)
        for (const organizationId of new Set([machine.organization_id, machine.dealership_id])) {
          if (organizationId === null) continue
          const recipients = admins.get(organizationId) ?? (await emailsOfAdmins(trx, organizationId))
          admins.set(organizationId, recipients)
          for (const to of recipients) {
            await outbox.send(trx, dueEmail({ to, organizationId, machine, tasks, url }))
          }
        }
      }
    },
  }
}

const nameMachines = (trx: Database, ids: readonly string[]) =>
  trx
    .selectFrom('machine_instance as instance')
    .innerJoin('machine', 'machine.id', 'instance.machine_id')
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .innerJoin('organization as owner', 'owner.id', 'instance.organization_id')
    .leftJoin('dealership_operator as link', (join) =>
      join
        .onRef('link.operator_id', '=', 'instance.organization_id')
        .onRef('link.dealership_id', '=', 'instance.dealership_id')
        .on('link.ended_at', 'is', null),
    )
    .where(sql<boolean>`instance.id = any(${ids}::uuid[])`)
    .select(['brand.name as brand', 'machine.model', 'instance.serial_number', 'instance.name', 'instance.location'])
    .select(['owner.name as owner', 'instance.id', 'instance.organization_id', 'link.dealership_id'])
    .execute()
