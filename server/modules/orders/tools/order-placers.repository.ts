import { sql } from 'kysely'
import { seesOrder } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { likePattern } from '../../../db/contains-every-word'
import { personName } from '../../../db/person-name'
import type { Asker, FoundRecords, ToolInput } from '../../../record-tools/record-tool'
import type { OrdersInput } from './asked-orders'

/** People of the same first name are few; of more, the answer says nothing of each. */
const MAX_PLACERS = 10

/** What is found of somebody whose orders the asker does not see. */
export const nobody: FoundRecords = { facts: [], total: 0, isNobody: true }

/** An input with the people whose name it has; undefined if there are none. */
export async function withPlacers(
  db: Database,
  input: ToolInput,
  { caller }: Pick<Asker, 'caller'>,
): Promise<OrdersInput | undefined> {
  if (!input.placedBy) return input
  const placerIds = await findPlacers(db, caller, input.placedBy)
  return placerIds.length > 0 ? { ...input, placerIds } : undefined
}

/** Who has placed orders that a caller sees and has all words in their name. */
async function findPlacers(db: Database, caller: Caller, words: readonly string[]): Promise<string[]> {
  const name = sql`lower(regexp_replace(normalize(${personName('person')}, NFKD), '[\u0300-\u036f]', '', 'g'))`
  const people = await db
    .selectFrom('person')
    .where(({ and }) => and(words.map((word) => sql<boolean>`${name} like ${`%${likePattern(plainOf(word))}%`}`)))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('customer_order')
          .whereRef('customer_order.placed_by', '=', 'person.id')
          .where(seesOrder(caller))
          .select('customer_order.id'),
      ),
    )
    .select(['person.id', personName('person').as('name')])
    .limit(sql.lit(MAX_PLACERS * MAX_PLACERS))
    .execute()
  return people
    .filter((person) =>
      words.every((word) =>
        plainOf(person.name ?? '')
          .split(/\s+/)
          .includes(plainOf(word)),
      ),
    )
    .map(({ id }) => id)
    .slice(0, MAX_PLACERS)
}

const plainOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
