import { type Expression, sql } from 'kysely'
import { catalogueOf, variantsBy } from '../../../access'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { lookAlikes } from './fields/known-values'
import type { PlateModel } from './type-plate'

/** More models of one name are of no use to somebody who looks for one. */
const MAX_CANDIDATES = 50

/** The models that a caller may see whose name is one of these, without blanks and hyphens. */
export const findModelsNamed = (db: Database, caller: Caller, names: readonly string[]): Promise<PlateModel[]> =>
  models(db, caller)
    .where(sql<boolean>`${normalized(sql.ref('machine.model'))} = any(${names}::text[])`)
    .execute()

/** The models that a caller may see whose name looks like something that was read, as `lookAlikeKey` compares them. */
export const findModelsLookingLike = (db: Database, caller: Caller, key: string): Promise<PlateModel[]> =>
  models(db, caller)
    .where(
      sql<boolean>`translate(${normalized(sql.ref('machine.model'))}, ${lookAlikes.from}, ${lookAlikes.to}) = ${key}`,
    )
    .execute()

/** The models that a caller may see with a range of serial numbers that begin with one of these prefixes. */
export const findModelsBySerialPrefix = (
  db: Database,
  caller: Caller,
  prefixes: readonly string[],
): Promise<PlateModel[]> => {
  const limit = sql<string>`regexp_replace(coalesce(serial_number_start, serial_number_end), '\\d+\\s*$', '')`
  return models(db, caller)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('machine_variant')
          .where(sql.ref('machine_variant.machine_id'), '=', sql.ref('machine.id'))
          .where(
            'machine_variant.organization_id',
            'is not distinct from',
            sql.ref<string | null>('machine.dealership_id'),
          )
          .where(sql<boolean>`${normalized(limit)} = any(${prefixes}::text[])`)
          .select('machine_variant.id'),
      ),
    )
    .execute()
}

const models = (db: Database, caller: Caller) =>
  db
    .selectFrom(catalogueOf(db, caller))
    .select(['machine.id', 'machine.brand_name as brand', 'machine.model', 'machine.type_name as type'])
    .select(variantsBy(db, sql.ref<string | null>('machine.dealership_id')).as('variants'))
    .orderBy('machine.brand_name')
    .orderBy('machine.model')
    .orderBy('machine.id')
    .limit(MAX_CANDIDATES)

/** As `normalizeSerialNumber` does it. */
const normalized = (text: Expression<string>) => sql<string>`upper(regexp_replace(${text}, '[\\s\\-‐-―]+', '', 'g'))`
