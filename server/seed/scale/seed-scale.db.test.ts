import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/test-app'
import { testUnitOfWork } from '../../../tests/support/unit-of-work'
import { updateMeterSummaries } from '../../modules/machine-instances'
import { evaluateSchedules } from '../../modules/maintenance'
import { scalePeople } from './scale'
import { seedScale } from './seed-scale'

const password = 'long enough for this'
const scale = { instances: 420, readings: 4500, password, log: () => undefined }

let test: TestApp
let dealershipId: string
let parts: string[]
beforeAll(async () => {
  test = await createTestApp()
  parts = await tableParts()
  const seeded = await testUnitOfWork(test.db).transact((trx) => seedScale(trx, scale))
  dealershipId = seeded.dealershipId
})
afterAll(() => test.close())

async function tableParts(): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select indexdef as part from pg_indexes where tablename in ('reading', 'machine_instance')
    union all
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where conrelid in ('reading'::regclass, 'machine_instance'::regclass)
    order by 1`.execute(test.db)
  return rows.map(({ part }) => part)
}

const machines = () =>
  test.db.selectFrom('machine_instance').where('dealership_id', '=', dealershipId).selectAll().orderBy('id').execute()
const items = () => test.db.selectFrom('due_item').selectAll().orderBy('id').execute()

describe('the large data set for measurements', () => {
  it('has as many machines and readings as requested', async () => {
    const { rows } = await sql`select count(*) as readings, count(distinct instance_id) as machines,
      count(*) filter (where is_replacement) as meters, count(*) filter (where voided_at is not null) as voided
      from reading`.execute(test.db)
    expect(rows).toEqual([{ readings: 4500, machines: 420, meters: 20, voided: 20 }])
  })

  it('has all indexes and references again', async () => {
    expect(await tableParts()).toEqual(parts)
    expect(parts.length).toBeGreaterThan(20)
  })

  it('has meters that, apart from voided readings, never decrease and never exceed 24 hours per day', async () => {
    const { rows } = await sql<{ gained: number; possible: number }>`
      select value + meter_offset - lag(value + meter_offset) over machine as gained,
        240 * extract(epoch from taken_at - lag(taken_at) over machine) / 86400 as possible
      from reading where voided_at is null
      window machine as (partition by instance_id order by taken_at)`.execute(test.db)
    expect(rows.filter(({ gained, possible }) => gained < 0 || gained > possible)).toEqual([])
  })

  it('is consistent with the rules: evaluating it again changes nothing', async () => {
    const before = { machines: await machines(), items: await items() }
    expect(new Set(before.machines.map(({ status }) => status))).toEqual(new Set(['OK', 'DUE_SOON', 'DUE', 'OVERDUE']))
    expect(before.items.length).toBeGreaterThan(10)
    await testUnitOfWork(test.db).transact(async (trx) => {
      const keys = before.machines.map(({ organization_id, id }) => ({
        organizationId: organization_id,
        instanceId: id,
      }))
      await updateMeterSummaries(trx, keys)
      for (const { instanceId } of keys) await evaluateSchedules(trx, [instanceId])
    })
    expect({ machines: await machines(), items: await items() }).toEqual(before)
  })

  it('can be used like any other: its people sign in and enter readings', async () => {
    const operator = await test.anyone.signIn(scalePeople.operator.email, password)
    const owner = (await operator.get('/api/v2/auth/me')).body.organization
    const { body } = await operator.get(`/api/v2/machines/instances/${owner.id}?sort_field=hours&sort_direction=desc`)
    expect(body.total).toBe(210)
    const [{ id, hours }] = body.items
    expect((await operator.post(`/api/v2/machines/instance/${id}/readings`, { value: hours + 1 })).status).toBe(201)
  })

  it('is created only once', async () => {
    const again = testUnitOfWork(test.db).transact((trx) => seedScale(trx, scale))
    await expect(again).rejects.toThrow('has already been created')
  })
})
