import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import { catalogueOf, compileVariantsForCallers, storedModelCount, visibleInstances } from '../../access'
import type { Caller } from '../../access/caller'
import { describeChosen, isChosen } from '../../db/chosen-ids'
import type { Param } from '../../db/compile-once'
import type { Database } from '../../db/connection'
import { distinctWords } from '../../db/contains-every-word'
import { itemsAndTotal } from '../../db/items-and-total'
import { onPage, type Page } from '../../db/on-page'
import { totalOf } from '../../db/total-of'
import { expressionOf, findAsMeant, type Typing } from '../../db/typing'
import { describedModels, hasStatus, statusFor } from './described-model.repository'
import type { MachineStatus } from './machine'

export interface MachineFilter {
  page: number
  limit: number
  /** Brand, type and model must contain each word as it is meant (`findAsMeant`). */
  search: string
  brand?: string
  status?: MachineStatus
  /** Whether only models of which the caller sees no machine in use. */
  withoutInstances: boolean
  sortField: 'brand' | 'model' | 'type' | 'status'
  sortDirection: 'asc' | 'desc'
}

/** A page of the models that a caller may see, and how many there are on all pages. */
export async function listMachines(db: Database, caller: Caller, { search, brand, ...list }: MachineFilter) {
  if (search.trim() !== '') {
    return findAsMeant(
      search,
      (typing) => searchMachines(db, caller, { search, brand, ...list }, typing),
      ({ total }) => total === 0,
    )
  }
  const values: Record<string, string> = brand === undefined ? {} : { brand }
  const variant = { ...list, isOfBrand: brand !== undefined }
  const items = await pageOf(db, caller, values, variant)
  return { items, total: await totalOf(list, items, () => totalOfAll(db, caller, values, variant)) }
}

type Sorting = Pick<MachineFilter, 'sortField' | 'sortDirection'>

interface List extends Page, Sorting, Pick<MachineFilter, 'status' | 'withoutInstances'> {}

interface Variant extends List {
  isOfBrand: boolean
}

type Filters = Pick<MachineFilter, 'brand' | 'status' | 'withoutInstances'>

const modelsOf = (db: Database, caller: Caller, { brand, status, withoutInstances }: Filters) => {
  let models = db.selectFrom(catalogueOf(db, caller))
  if (brand !== undefined) models = models.where('machine.brand_name', '=', brand)
  if (status !== undefined) models = models.where(hasStatus(db, caller, status))
  if (withoutInstances) models = models.where(({ not, exists }) => not(exists(instancesInUse(db, caller))))
  return { models }
}

const instancesInUse = (db: Database, caller: Caller) =>
  visibleInstances(db, caller)
    .where('record.retired_at', 'is', null)
    .where(sql<boolean>`record.machine_id = machine.id`)
    .select('record.id')

type Models = ReturnType<typeof modelsOf>['models']

/** Sorts as the indexes do, which is why each term has the same direction. */
const inOrder =
  (db: Database, caller: Caller, { sortField, sortDirection }: Sorting) =>
  <Tables, TB extends keyof Tables, Row>(models: SelectQueryBuilder<Tables, TB, Row>) =>
    sortTerms[sortField](db, caller).reduce<SelectQueryBuilder<Tables, TB, Row>>(
      (query, term) => query.orderBy(term, sortDirection),
      models,
    )

const refs = (...columns: ('brand_name' | 'type_name' | 'model' | 'id')[]): Expression<unknown>[] =>
  columns.map((column) => sql.ref(`machine.${column}`))

const sortTerms: Record<MachineFilter['sortField'], (db: Database, caller: Caller) => Expression<unknown>[]> = {
  brand: () => refs('brand_name', 'model', 'id'),
  model: () => refs('model', 'brand_name', 'id'),
  type: () => refs('type_name', 'brand_name', 'model', 'id'),
  status: (db, caller) => [statusFor(db, caller), ...refs('brand_name', 'model', 'id')],
}

const idsOnPage = (db: Database, caller: Caller, models: Models, list: List) =>
  models
    .select('machine.id')
    .$call(inOrder(db, caller, list))
    .$call(onPage(list))

const counted = (models: Models) => models.select(({ fn }) => fn.countAll<number>().as('total'))

function totalQuery(db: Database, caller: Caller, param: Param, variant: Variant) {
  const isFiltered = variant.isOfBrand || variant.status !== undefined || variant.withoutInstances
  const stored = isFiltered ? undefined : storedModelCount(db, caller)
  return stored ?? counted(compiled(db, caller, param, variant).models)
}

const compiled = (db: Database, caller: Caller, param: Param, { isOfBrand, status, withoutInstances }: Variant) =>
  modelsOf(db, caller, { status, withoutInstances, brand: isOfBrand ? param('brand') : undefined })

const pageOf = compileVariantsForCallers((db, caller, param, variant: Variant) => {
  const { models } = compiled(db, caller, param, variant)
  return describedModels(db, caller)
    .where(sql<boolean>`machine.id in ${idsOnPage(db, caller, models, variant)}`)
    .select(sql<number>`(${totalQuery(db, caller, param, variant)})`.as('total'))
    .$call(inOrder(db, caller, variant))
})

const totalOfAll = compileVariantsForCallers<{ total: number }, Variant>(totalQuery)

interface Description extends Sorting {
  length: number
}

const describedOf = compileVariantsForCallers((db, caller, param, { length, ...sorting }: Description) =>
  describedModels(db, caller)
    .where(isChosen(sql.ref('machine.id'), length, param))
    .$call(inOrder(db, caller, sorting)),
)

interface SearchVariant extends Variant {
  /** Of what is searched for. */
  words: number
}

const wordName = (index: number) => `word ${index}`

const found = (db: Database, caller: Caller, param: Param, { words, ...variant }: SearchVariant) =>
  Array.from({ length: words }, (_, index) => sql<boolean>`machine.search_text ~ ${param(wordName(index))}`).reduce(
    (models, hasWord) => models.where(hasWord),
    compiled(db, caller, param, variant).models,
  )

const idsOfFound = compileVariantsForCallers((db, caller, param, variant: SearchVariant) =>
  idsOnPage(db, caller, found(db, caller, param, variant), variant),
)

const totalOfFound = compileVariantsForCallers((db, caller, param, variant: SearchVariant) =>
  counted(found(db, caller, param, variant)),
)

function searchMachines(db: Database, caller: Caller, { search, brand, ...list }: MachineFilter, typing: Typing) {
  const expressions = distinctWords(search).map((word) => expressionOf(word, typing))
  const values = {
    ...(brand !== undefined && { brand }),
    ...Object.fromEntries(expressions.map((expression, index) => [wordName(index), expression])),
  }
  const variant = { ...list, isOfBrand: brand !== undefined, words: expressions.length }
  return itemsAndTotal(list, {
    isSearch: true,
    items: async () => {
      const { sortField, sortDirection } = list
      return describeChosen(await idsOfFound(db, caller, values, variant), (ids, length) =>
        describedOf(db, caller, ids, { sortField, sortDirection, length }),
      )
    },
    total: async () => ({ total: (await totalOfFound(db, caller, values, variant))[0]?.total ?? 0 }),
  })
}
