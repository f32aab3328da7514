import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { catalogueOf, isOperatorMachineServed, isStaff, seesManual } from '../../../access'
import { mayCall } from '../../../access/access-policy'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { normalizePartNumber } from '../../../domain/part-number'

type Key = { id: string; dealershipId: string; partNumber: string }

export type PartDetails = NonNullable<Awaited<ReturnType<typeof findPartDetails>>>

/** More are not named for one question. */
const MAX_NAMED = 10

/** What a part is besides its stock and its price of one, as far as the pages show it to the caller. */
export async function findPartDetails(db: Database, { id, dealershipId, partNumber }: Key, caller: Caller) {
  const [part, sets, models, orders] = await Promise.all([
    findPart(db, { id, dealershipId }, caller),
    setsWith(db, { id, dealershipId }, caller),
    modelsWith(db, partNumber, caller),
    mayCall('dealership-admin', caller) ? ordersReserving(db, { id, dealershipId }) : [],
  ])
  return part && { ...part, sets, models, orders }
}

/** Price breaks and price lists are for those who sell. */
function findPart(db: Database, { id, dealershipId }: Omit<Key, 'partNumber'>, caller: Caller) {
  const isSeller = isStaff(caller) && caller.organization?.id === dealershipId
  return db
    .selectFrom('catalogue_part as part')
    .innerJoin('catalogue', 'catalogue.organization_id', 'part.organization_id')
    .where('part.organization_id', '=', dealershipId)
    .where('part.id', '=', id)
    .select(['part.manufacturer', 'part.unit', 'part.pack_size as packSize', 'part.min_quantity as minQuantity'])
    .select(['part.core_charge_amount as coreCharge', 'catalogue.currency'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('price_break')
          .whereRef('price_break.organization_id', '=', 'part.organization_id')
          .whereRef('price_break.part_id', '=', 'part.id')
          .where(sql<boolean>`${isSeller}`)
          .select(['price_break.min_quantity as from', 'price_break.cost_amount as amount'])
          .orderBy('price_break.min_quantity'),
      ).as('breaks'),
      jsonArrayFrom(
        eb
          .selectFrom('price_list_entry as entry')
          .innerJoin('price_list as list', (join) =>
            join
              .onRef('list.organization_id', '=', 'entry.organization_id')
              .onRef('list.id', '=', 'entry.price_list_id'),
          )
          .whereRef('entry.organization_id', '=', 'part.organization_id')
          .whereRef('entry.part_id', '=', 'part.id')
          .where(sql<boolean>`${isSeller}`)
          .select(['list.name', 'entry.min_quantity as from', 'entry.cost_amount as amount'])
          .orderBy('list.name')
          .orderBy('entry.min_quantity'),
      ).as('lists'),
    ])
    .executeTakeFirst()
}

/** The bundles that are sold with a part in them, and the service kits of the caller's models. */
async function setsWith(db: Database, { id, dealershipId }: Omit<Key, 'partNumber'>, caller: Caller) {
  const { organization } = caller
  const rows = await db
    .selectFrom('bundle')
    .innerJoin('bundle_part as content', (join) =>
      join.onRef('content.organization_id', '=', 'bundle.organization_id').onRef('content.bundle_id', '=', 'bundle.id'),
    )
    .where('bundle.organization_id', '=', dealershipId)
    .where('bundle.is_active', '=', true)
    .where('content.part_id', '=', id)
    .$if(organization?.type === 'OPERATOR', (query) =>
      query.where(({ eb, or, exists, selectFrom }) =>
        or([
          eb('bundle.machine_id', 'is', null),
          exists(
            selectFrom('operator_machine')
              .whereRef('operator_machine.machine_id', '=', 'bundle.machine_id')
              .whereRef('operator_machine.dealership_id', '=', 'bundle.organization_id')
              .where('operator_machine.organization_id', '=', organization?.id ?? '')
              .where('operator_machine.removed_at', 'is', null)
              .where(isOperatorMachineServed)
              .select('operator_machine.id'),
          ),
        ]),
      ),
    )
    .select('bundle.name')
    .orderBy('bundle.name')
    .limit(MAX_NAMED)
    .execute()
  return rows.map(({ name }) => name)
}

/** Those of the numbers that the caller can read in the parts lists of models. */
export async function numbersListedFor(
  db: Database,
  { modelIds, numbers }: { modelIds: readonly string[]; numbers: readonly string[] },
  caller: Caller,
): Promise<Set<string>> {
  const keys = new Map(numbers.map((number) => [normalizePartNumber(number), number]))
  const rows = await db
    .selectFrom('manual')
    .innerJoin('manual_part as printed', 'printed.manual_id', 'manual.id')
    .where(seesManual(caller))
    .where('manual.status', '=', 'READY')
    .where(sql<boolean>`manual.machine_id = any(${modelIds}::uuid[])`)
    .where(sql<boolean>`printed.number_normalized = any(${[...keys.keys()]}::text[])`)
    .select('printed.number_normalized as key')
    .distinct()
    .execute()
  return new Set(rows.flatMap(({ key }) => keys.get(key) ?? []))
}

/** Those of the parts that are in a service kit of models. */
export async function partsInKitsOf(
  db: Database,
  { modelIds, ids }: { modelIds: readonly string[]; ids: readonly string[] },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('bundle')
    .innerJoin('bundle_part as content', (join) =>
      join.onRef('content.organization_id', '=', 'bundle.organization_id').onRef('content.bundle_id', '=', 'bundle.id'),
    )
    .where('bundle.is_active', '=', true)
    .where(sql<boolean>`bundle.machine_id = any(${modelIds}::uuid[])`)
    .where(sql<boolean>`content.part_id = any(${ids}::uuid[])`)
    .select('content.part_id as id')
    .distinct()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The models in whose parts lists the caller can read the number. */
async function modelsWith(db: Database, partNumber: string, caller: Caller): Promise<string[]> {
  const rows = await db
    .selectFrom('manual')
    .innerJoin(catalogueOf(db, caller), 'machine.id', 'manual.machine_id')
    .where(seesManual(caller))
    .where('manual.status', '=', 'READY')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('manual_part as printed')
          .whereRef('printed.manual_id', '=', 'manual.id')
          .where('printed.number_normalized', '=', normalizePartNumber(partNumber))
          .select('printed.manual_id'),
      ),
    )
    .select(sql<string>`machine.brand_name || ' ' || machine.model`.as('name'))
    .distinct()
    .orderBy('name')
    .limit(MAX_NAMED)
    .execute()
  return rows.map(({ name }) => name)
}

/** The orders for which the ledger has a part reserved. */
const ordersReserving = (db: Database, { id, dealershipId }: Omit<Key, 'partNumber'>) =>
  db
    .selectFrom('stock_movement as movement')
    .innerJoin('customer_order as placed', (join) =>
      join
        .onRef('placed.organization_id', '=', 'movement.organization_id')
        .onRef('placed.id', '=', 'movement.order_id'),
    )
    .where('movement.organization_id', '=', dealershipId)
    .where('movement.part_id', '=', id)
    .select(['placed.number', sql<number>`sum(movement.reserved_change)::integer`.as('pieces')])
    .groupBy('placed.number')
    .having(sql<boolean>`sum(movement.reserved_change) > 0`)
    .orderBy('placed.number')
    .limit(MAX_NAMED)
    .execute()
