import type { Database } from '../../db/connection'
import type { Outbox } from '../notifications'
import { emailsOfAdmins } from '../organizations'
import { dueEmail } from './due-mail'
import { readKits } from './kit.repository'
import type { InstanceTask, MeteredInstance } from './task.repository'

export type DueNews = ReturnType<typeof createDueNews>

/** Tells of what has fallen due: the admins of the owner, and those of the dealership as long as it serves the owner. */
export function createDueNews(outbox: Outbox) {
  return {
    /** One e-mail for each person and machine, however many tasks there are. */
    async tell(trx: Database, instance: MeteredInstance, tasks: readonly InstanceTask[]): Promise<void> {
      const machine = await nameMachine(trx, instance.id)
      if (!machine) return
      const kits = await readKits(
        trx,
        tasks.flatMap(({ kitId }) => kitId ?? []),
      )
      const named = tasks.map(({ name, kitId }) => ({ name, kit: kits.get(kitId ?? '')?.name }))
      const url = outbox.addressOf(`/machine-instances/${instance.id}`)
      const sides = [instance.organizationId, ...(machine.dealership_id ? [machine.dealership_id] : [])]
      for (const organizationId of new Set(sides)) {
        for (const to of await emailsOfAdmins(trx, organizationId)) {
          await outbox.send(trx, dueEmail({ to, organizationId, machine, tasks: named, url }))
        }
      }
    },
  }
}

const nameMachine = (trx: Database, id: string) =>
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
    .where('instance.id', '=', id)
    .select(['brand.name as brand', 'machine.model', 'instance.serial_number', 'instance.name', 'instance.location'])
    .select(['owner.name as owner', 'link.dealership_id'])
    .executeTakeFirst()
