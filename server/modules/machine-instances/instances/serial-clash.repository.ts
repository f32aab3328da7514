import { sql } from 'kysely'
import type { Database } from '../../../db/connection'
import { containsEveryWord } from '../../../db/contains-every-word'

interface Page {
  page: number
  limit: number
  /** Model, serial number or an owner's name must contain each word. */
  search: string
}

interface ClashingInstance {
  id: string
  organization: string
  name: string
  added_at: string
}

/** The serial numbers that several owners have for one model, of machines in service; the one added last first. */
export async function findSerialClashes(db: Database, { page, limit, search }: Page) {
  const shared = db
    .selectFrom('machine_instance')
    .where('retired_at', 'is', null)
    .groupBy(['machine_id', 'serial_key'])
    .having(({ fn }) => fn.countAll(), '>', 1)
    .select(['machine_id', 'serial_key'])
  const clashes = db
    .selectFrom(shared.as('shared'))
    .innerJoin('machine_instance as instance', (join) =>
      join
        .onRef('instance.machine_id', '=', 'shared.machine_id')
        .onRef('instance.serial_key', '=', 'shared.serial_key')
        .on('instance.retired_at', 'is', null),
    )
    .innerJoin('organization as owner', 'owner.id', 'instance.organization_id')
    .innerJoin('machine', 'machine.id', 'shared.machine_id')
    .innerJoin('brand', 'brand.id', 'machine.brand_id')
    .groupBy(['shared.machine_id', 'shared.serial_key', 'brand.name', 'machine.model'])
    .select(({ fn }) => fn.max('instance.created_at').as('added_at'))
    .select([
      sql<string>`brand.name || ' ' || machine.model`.as('machine'),
      sql<string>`(array_agg(instance.serial_number order by instance.created_at, instance.id))[1]`.as('serial_number'),
      sql<string>`string_agg(owner.name, ' ')`.as('owners'),
      sql<ClashingInstance[]>`jsonb_agg(jsonb_build_object('id', instance.id, 'organization', owner.name,
        'name', instance.name, 'added_at', instance.created_at) order by instance.created_at, instance.id)`.as(
        'instances',
      ),
    ])
  const found = db
    .selectFrom(clashes.as('clash'))
    .where(({ ref }) =>
      containsEveryWord(search, [ref('clash.machine'), ref('clash.serial_number'), ref('clash.owners')]),
    )
  const [items, { total }] = await Promise.all([
    found
      .select(['clash.machine', 'clash.serial_number', 'clash.instances', 'clash.added_at'])
      .orderBy('clash.added_at', 'desc')
      .orderBy('clash.machine')
      .orderBy('clash.serial_number')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { items, total }
}
