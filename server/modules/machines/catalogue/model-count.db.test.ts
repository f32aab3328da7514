import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const total = async (query = '') => (await (await test.as('dealerUser')).get(`/api/v2/machines/${query}`)).body.total

/** Organizations whose stored number differs from that of their models. */
const miscounted = async () => {
  const { rows } = await sql`
    select name from organization
    left join model_count on model_count.organization_id = organization.id
    where coalesce(models, 0) <> (
      select count(*) from organization_machine as model where model.organization_id = organization.id)`.execute(
    test.db,
  )
  return rows
}

it('a list reports how many models there are, also when several are added at once (decision 97)', async () => {
  const before = await total()
  const staff = await test.as('dealerUser')
  const { id: brand_id } = await test.db.selectFrom('brand').select('id').limit(1).executeTakeFirstOrThrow()
  const added = await Promise.all(
    ['A', 'B', 'C', 'D'].map((model) => staff.post('/api/v2/machines/', { brand_id, type: 'Crane', model })),
  )
  expect(added.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(await total()).toBe(before + 4)
  expect(await total('?page=100')).toBe(before + 4)
  expect(await miscounted()).toEqual([])
})

it('counts what is removed, and is deleted with its organization', async () => {
  await test.db.deleteFrom('organization_machine').where('model', 'in', ['A', 'B']).execute()
  expect(await miscounted()).toEqual([])
  const { id } = await test.db
    .insertInto('organization')
    .values({ name: 'Shortlived Equipment', type: 'DEALERSHIP' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into organization_machine (organization_id, machine_id, brand_id, type_id, model)
    select ${id}, id, brand_id, type_id, model from machine`.execute(test.db)
  const counted = () => test.db.selectFrom('model_count').where('organization_id', '=', id).select('models').execute()
  expect(await counted()).toHaveLength(1)
  await test.db.deleteFrom('organization').where('id', '=', id).execute()
  expect(await counted()).toEqual([])
  expect(await miscounted()).toEqual([])
})
