import { type AliasedExpression, type Expression, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../db/connection'
import type { DB } from '../db/schema'
import type { Caller, Rights } from './caller'
import { isStaff } from './role'

/** A model as an organization reads it: with what it, or the dealership that serves it, calls it. */
interface CatalogueModel {
  id: string
  brand_id: string
  brand_name: string
  type_id: string
  type_name: string
  model: string
  /** Brand, type and model, for searches. */
  search_text: string
  storage_key: string
  /** Who describes it: a dealership; null for the platform. */
  dealership_id: string | null
}

/**
 * The models that a caller may see (behaviour, section 1), as `machine`: a super user all, as the platform describes them;
 * a dealership's people its own, as it describes them; an operator's people those that a dealership has assigned to it.
 */
export function catalogueOf(
  db: Database,
  { isSuperuser, organization }: Rights,
): AliasedExpression<CatalogueModel, 'machine'> {
  if (isSuperuser) {
    return db
      .selectFrom('machine')
      .select(['id', 'brand_id', 'brand_name', 'type_id', 'type_name', 'model', 'search_text', 'storage_key'])
      .select(sql<string | null>`null::uuid`.as('dealership_id'))
      .as('machine')
  }
  if (organization?.type === 'DEALERSHIP') {
    // As in the view, which would prevent the database from reading them in the order of an index.
    return db
      .selectFrom('organization_machine as entry')
      .where('entry.organization_id', '=', organization.id)
      .select(described)
      .select('entry.organization_id as dealership_id')
      .as('machine')
  }
  return db
    .selectFrom('catalogue_entry as entry')
    .where('entry.reader_id', '=', organization?.id ?? null)
    .select(described)
    .select('entry.dealership_id')
    .as('machine')
}

/**
 * How many models a caller may see, as `total`, where that is stored (decision 97): for a dealership's people. For others
 * the models of `catalogueOf` have to be counted.
 */
export function storedModelCount(db: Database, { isSuperuser, organization }: Caller) {
  if (isSuperuser || organization?.type !== 'DEALERSHIP') return undefined
  return db
    .selectFrom('model_count')
    .where('model_count.organization_id', '=', organization.id)
    .select(({ fn, val }) => fn.coalesce(fn.sum<number>('model_count.models'), val(0)).as('total'))
}

/** The key in a subquery, so that a query which only counts models does not read them. */
const described = [
  ...(['entry.machine_id as id', 'entry.brand_id', 'entry.brand_name', 'entry.type_id', 'entry.type_name'] as const),
  ...(['entry.model', 'entry.search_text'] as const),
  sql<string>`(select storage_key from machine where machine.id = entry.machine_id)`.as('storage_key'),
] as const

type Id = Expression<string | null>

/**
 * The variants of the model of a query's `machine`, in their order.
 * @param describer the dealership that describes the model; null for the platform
 */
export const variantsBy = (db: Database, describer: Id) =>
  jsonArrayFrom(
    db
      .selectFrom('machine_variant as variant')
      .where(sql.ref('variant.machine_id'), '=', sql.ref('machine.id'))
      .where('variant.organization_id', 'is not distinct from', describer)
      .select(['variant.id', 'variant.name', 'variant.serial_number_start', 'variant.serial_number_end'])
      .orderBy('variant.position'),
  )

/** A machine's sides: the dealership that serves it describes its model, else whoever its owner reads. */
interface Sides {
  dealership: Id
  owner: Id
}

/** The name of the model of a query's `machine`, for one machine; the platform's where nobody else gives it one. */
export const modelNameFor = (sides: Sides) => sql<string>`coalesce(${entryOf(['model'], sides)}, machine.model)`

/** The name of the type of the model of a query's `machine`, for one machine. */
export const typeNameFor = (sides: Sides) => sql<string>`(
  select type.name from machine_type as type where type.id = coalesce(${entryOf(['type_id'], sides)}, machine.type_id))`

/** The dealership that describes the model of a query's `machine`, for one machine; null for the platform. */
export const describerFor = (sides: Sides) => sql<string | null>`${entryOf(['dealership_id'], sides)}`

/**
 * The model of a query's `machine` as described for one machine, as `described`, to be left joined: for a query that
 * needs several columns, which is planned faster than with a subquery for each.
 */
export const describedModel = (sides: Sides) =>
  sql<Pick<CatalogueModel, 'model' | 'type_id'>>`lateral ${entryOf(['model', 'type_id'], sides)}`.as('described')

/** The dealership's own entry takes precedence over the one that the owner reads. */
const entryOf = (columns: (keyof DB['catalogue_entry'])[], { dealership, owner }: Sides) => sql`(
  select ${sql.join(columns.map((column) => sql.ref(`entry.${column}`)))} from catalogue_entry as entry
  where entry.machine_id = machine.id and entry.reader_id in (${dealership}, ${owner})
  order by entry.reader_id = ${dealership} desc limit 1)`

/** Who may change how models are described: the staff of a dealership its own descriptions, a super user the platform's. */
export const managesModels = (caller: Caller): boolean =>
  caller.isSuperuser || (caller.organization?.type === 'DEALERSHIP' && isStaff(caller))

/** Whether a caller may add models, and so chooses among all brands and types: a dealership's people and a super user. */
export const addsModels = ({ isSuperuser, organization }: Caller): boolean =>
  isSuperuser || organization?.type === 'DEALERSHIP'
