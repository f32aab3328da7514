import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/support/test-app'
import { demonstrationArticles, demonstrationSupersessions } from './demonstration-catalogue'
import { demonstrationTasks } from './demonstration-maintenance'
import { ex210PartsGroups } from './manuals/ex-210/parts'
import { listParts } from './manuals/parts-list'
import { wl120PartsGroups } from './manuals/wl-120/parts/manual'
import { seedCatalogue } from './seed-catalogue'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const sold = new Map(demonstrationArticles.map(({ partNumber, description }) => [partNumber, description]))

it('the catalogue has each part of the manuals under the description printed there', () => {
  const listed = listParts([...wl120PartsGroups, ...ex210PartsGroups], 2).filter(({ number }) => number !== 'NS')
  expect(listed.length).toBeGreaterThan(70)
  expect(listed.filter(({ number, description }) => sold.get(number) !== description)).toEqual([])
})

it('a service kit costs what its parts cost in the catalogue', () => {
  const cents = new Map(demonstrationArticles.map((article) => [article.partNumber, article.cents]))
  const parts = demonstrationTasks.flatMap(({ kit }) => kit?.parts ?? [])
  expect(parts.filter(({ partNumber, cents: price }) => cents.get(partNumber) !== price)).toEqual([])
})

it('each superseded part has a successor that is sold', () => {
  expect(demonstrationSupersessions.filter(({ from, to }) => !sold.has(from) || !sold.has(to))).toEqual([])
})

it('stores the catalogue with its stock, which is the sum of its movements', async () => {
  const { id } = await test.db
    .insertInto('organization')
    .values({ name: 'Hillside Equipment', type: 'DEALERSHIP' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids = await test.db.transaction().execute((trx) => seedCatalogue(trx, id))
  expect(ids.size).toBe(demonstrationArticles.length)
  const { total } = await test.db
    .selectFrom('stock_level')
    .where('organization_id', '=', id)
    .select(({ fn }) => fn.sum<string>('on_hand').as('total'))
    .executeTakeFirstOrThrow()
  expect(Number(total)).toBe(demonstrationArticles.reduce((sum, { onHand }) => sum + onHand, 0))
})
