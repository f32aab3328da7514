import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { organizationId } from '../../../../../tests/support/instances'
import { useUpAttempts } from '../../../../../tests/support/job-attempts'
import { createTestApp, people, type TestApp, type Who } from '../../../../../tests/support/test-app'

let test: TestApp
let ridgeline: string
beforeAll(async () => {
  test = await createTestApp()
  ridgeline = await organizationId(test, 'Ridgeline Quarry')
})
beforeEach(async () => {
  await test.db.deleteFrom('machine_instance').execute()
  await test.db.deleteFrom('machine_import').execute()
})
afterAll(() => test.close())

const tableOf = (rows: readonly string[]) => ['brand,model,serial_number,name,hours,hours_at', ...rows].join('\n')
const machines = (count: number, hours: number) =>
  Array.from({ length: count }, (_, index) => `Harrow,WL-120,ST-${1000 + index},Loader ${hours},${hours},2026-01-02`)
const bringIn = async (who: Who, content: string, fields: Record<string, string> = {}) =>
  (await test.as(who)).postForm(`/api/v2/machines/instances/${ridgeline}/import`, fields, {
    ...{ name: 'machines.csv', content: Buffer.from(content), field: 'file', type: 'text/csv' },
  })
const importOf = async (id: string, who: Who = 'operatorAdmin') =>
  (await (await test.as(who)).get(`/api/v2/machines/imports/${id}`)).body
/** Beyond what is stored at once. */
async function begin(count: number, hours: number, who: Who = 'operatorAdmin'): Promise<string> {
  const { status, body } = await bringIn(who, tableOf(machines(count, hours)))
  expect([status, body.applied]).toEqual([202, false])
  return body.import_id
}
const attempt = (id: string, lastAttempt = false) =>
  test.jobs['store-machine-import']({ import_id: id }, { signal: AbortSignal.abort(), lastAttempt })
/** As a worker does that is stopped after the first step. */
const oneStep = (id: string) => expect(attempt(id)).rejects.toThrow()
const count = async (table: 'machine_instance' | 'reading') =>
  (
    await test.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
  ).rows
const newestNotice = async (who: Who) => (await (await test.as(who)).get('/api/v2/notices/')).body.items[0]

it('a large table is stored by a job, after the answer, with its progress; an interrupted job goes on', async () => {
  const refused = 'Harrow,WL-999,X1,,,'
  const { status, body } = await bringIn('operatorAdmin', tableOf([refused, ...machines(1100, 10)]))
  expect([status, body]).toMatchObject([202, { applied: false, created: 1100, refused: 1 }])
  expect(await count('machine_instance')).toBe(0)
  const begun = { status: 'APPLYING', rows: 1100, progress: 0, created: 0, refused: 1, undo: null, finished_at: null }
  expect(await importOf(body.import_id)).toMatchObject(begun)
  await oneStep(body.import_id)
  expect(await importOf(body.import_id)).toMatchObject({ status: 'APPLYING', progress: 500, created: 500 })
  await test.runJobs()
  expect(await importOf(body.import_id)).toMatchObject({
    ...{ status: 'APPLIED', progress: 1100, created: 1100, updated: 0, refused: 1, failure: null, can_restart: false },
    refused_rows: [{ row: 2, serial_number: 'X1', reason: expect.stringContaining('no model Harrow WL-999') }],
    undo: { status: 'POSSIBLE' },
  })
  expect([await count('machine_instance'), await count('reading')]).toEqual([1100, 1100])
  expect(await newestNotice('operatorAdmin')).toMatchObject({
    text: 'machines.csv is imported. New: 1100. Changed: 0. Refused: 1.',
    link: `/machine-instances?organization_id=${ridgeline}&import_id=${body.import_id}`,
  })
  await attempt(body.import_id)
  expect([await count('machine_instance'), await count('reading')]).toEqual([1100, 1100])
})

it('a table of which only some rows change is stored at once, whatever its size', async () => {
  await begin(600, 10)
  await test.runJobs()
  const changed = [...machines(600, 10).slice(0, 599), 'Harrow,WL-120,ST-1599,Loader 11,,']
  expect(await bringIn('operatorAdmin', tableOf(changed))).toMatchObject({
    status: 200,
    body: { applied: true, updated: 1, unchanged: 599 },
  })
})

it('one table at a time, for the operator as for whoever serves it, until it is stored', async () => {
  const id = await begin(501, 10)
  const small = tableOf(machines(1, 10))
  for (const who of ['operatorAdmin', 'dealerAdmin'] as const) {
    expect((await bringIn(who, small)).body.code).toBe('import_running')
    expect((await bringIn(who, small, { dry_run: 'true' })).body.code).toBe('import_running')
  }
  const undo = await (await test.as('operatorAdmin')).post(`/api/v2/machines/imports/${id}/undo`, {})
  expect(undo.body.code).toBe('import_not_undoable')
  await test.runJobs()
  expect((await bringIn('dealerAdmin', small)).body).toMatchObject({ applied: true, unchanged: 1 })
})

it('each row is compared with the machines as they are by then', async () => {
  const id = await begin(1100, 10)
  await oneStep(id)
  const machine_id = await test.machineId('WL-120')
  const added = (serial: string, dealership_id: string | null) => ({
    ...{
      organization_id: ridgeline,
      machine_id,
      dealership_id,
      serial_number: serial,
      serial_key: serial.replace('-', ''),
    },
  })
  const later = { name: 'Loader 10', last_value: 200, last_total: 200, last_read_at: new Date('2026-02-01') }
  const same = { name: 'Loader 10', last_value: 100, last_total: 100, last_read_at: new Date('2026-01-02T12:00:00Z') }
  await test.db
    .insertInto('machine_instance')
    .values({ ...added('ST-2001', null), ...later })
    .execute()
  await test.db
    .insertInto('machine_instance')
    .values({ ...added('ST-2002', null), ...same })
    .execute()
  await test.runJobs()
  expect(await importOf(id)).toMatchObject({
    ...{ status: 'APPLIED', progress: 1100, created: 1098, updated: 0, refused: 1 },
    refused_rows: [{ row: 1003, serial_number: 'ST-2001', reason: 'The last reading is later than hours_at.' }],
  })
})

it.each([
  ['has another role', { groups: ['Machine Operator' as const] }],
  ['is inactive', { is_active: false }],
])('stops when whoever imports %s; what is stored can be undone, and others continue', async (_, change) => {
  const id = await begin(1100, 10, 'dealerUser')
  await oneStep(id)
  const email = people.dealerUser
  const before = await test.db
    .selectFrom('person')
    .where('email', '=', email)
    .select(['groups', 'is_active'])
    .executeTakeFirstOrThrow()
  const set = (values: Partial<typeof before>) =>
    test.db.updateTable('person').set(values).where('email', '=', email).execute()
  await set(change)
  await test.runJobs()
  const failed = await importOf(id)
  expect(failed).toMatchObject({
    ...{ status: 'FAILED', progress: 500, created: 500, can_restart: true, undo: { status: 'POSSIBLE' } },
    failure: 'Whoever started this may no longer import machines here.',
  })
  expect(await count('machine_instance')).toBe(500)
  expect((await bringIn('dealerAdmin', tableOf(machines(1, 10)), { dry_run: 'true' })).status).toBe(200)
  const restart = async (who: Who) => (await test.as(who)).post(`/api/v2/machines/imports/${id}/restart`, {})
  const { status, body } = await restart('dealerAdmin')
  expect([status, body.status, body.failure]).toEqual([202, 'APPLYING', null])
  await test.runJobs()
  expect(await importOf(id)).toMatchObject({ status: 'APPLIED', progress: 1100, created: 1100 })
  expect([await count('machine_instance'), await count('reading')]).toEqual([1100, 1100])
  expect((await restart('dealerAdmin')).body.code).toBe('import_not_restartable')
  await set(before)
})

it('killed at its last attempt says so; what is stored is undone, and then not continued', async () => {
  const id = await begin(1100, 10)
  await oneStep(id)
  await test.onRecovered()
  expect((await importOf(id)).status).toBe('APPLYING')
  await useUpAttempts(test.db, `store-machine-import:${id}`)
  await test.onRecovered()
  const failure = 'Storing was interrupted. Store the other rows, or undo what is stored.'
  expect(await importOf(id)).toMatchObject({ status: 'FAILED', failure, can_restart: true })
  expect(await newestNotice('operatorAdmin')).toMatchObject({
    outcome: 'failure',
    text: `machines.csv is not imported completely. New: 500. Changed: 0. ${failure}`,
  })
  const admin = await test.as('operatorAdmin')
  expect((await admin.post(`/api/v2/machines/imports/${id}/undo`, {})).status).toBe(202)
  expect((await admin.post(`/api/v2/machines/imports/${id}/restart`, {})).body.code).toBe('import_not_restartable')
  await test.runJobs()
  expect(await importOf(id)).toMatchObject({ can_restart: false, undo: { status: 'DONE', removed: 500, kept: 0 } })
  expect(await count('machine_instance')).toBe(0)
})

it('an undo stops, too, when whoever undoes it has another role', async () => {
  const { body } = await bringIn('dealerUser', tableOf(machines(3, 10)))
  await (await test.as('dealerUser')).post(`/api/v2/machines/imports/${body.import_id}/undo`, {})
  const person = test.db.updateTable('person').where('email', '=', people.dealerUser)
  await person.set({ groups: ['Machine Operator'] }).execute()
  await test.runJobs()
  expect(await importOf(body.import_id)).toMatchObject({ undo: { status: 'FAILED', removed: 0, kept: 0 } })
  expect(await count('machine_instance')).toBe(3)
  await person.set({ groups: ['Org User'] }).execute()
})

// The last one: it ends what the others rely on.
it('stops when the dealership no longer serves the operator, and is then not continued by it', async () => {
  const id = await begin(1100, 10, 'dealerAdmin')
  await oneStep(id)
  const operator = await test.as('operatorAdmin')
  const { items } = (await operator.get('/api/v2/organizations/links?limit=100')).body
  expect((await operator.put(`/api/v2/organizations/links/${items[0].id}`, { action: 'end' })).status).toBe(200)
  await test.runJobs()
  const { status, progress, created, undo } = await importOf(id)
  expect([status, progress, created, undo?.status]).toEqual(['FAILED', 500, 500, 'POSSIBLE'])
  const restart = await (await test.as('dealerAdmin')).post(`/api/v2/machines/imports/${id}/restart`, {})
  expect(restart.status).toBe(403)
})
