import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setLinkEnded } from '../../../tests/support/accounts'
import { addToCatalogue } from '../../../tests/support/catalogue'
import { pdfOf, upload, uploadAndRead } from '../../../tests/support/manuals'
import { createTestApp, people, type TestApp, type Who } from '../../../tests/support/test-app'
import { type NewActivity, recordActivity } from './index'

let test: TestApp
const organizations = new Map<Who, string>()
beforeAll(async () => {
  test = await createTestApp()
  for (const who of Object.keys(people) as Who[]) {
    const { body } = await (await test.as(who)).get('/api/v2/auth/me')
    organizations.set(who, body.organization?.id)
  }
})
beforeEach(async () => {
  await test.db.deleteFrom('activity').execute()
})
afterAll(() => test.close())

const organizationOf = (who: Who) => organizations.get(who) ?? ''
const list = async (reader: Who, whose: Who, query = '') =>
  (await test.as(reader)).get(`/api/v2/organizations/${organizationOf(whose)}/recent-activity${query}`)

interface Item {
  event: string
  title: string
}
const eventsOf = async (who: Who) => (await list(who, who)).body.items.map(({ event }: Item) => event)
const titlesOf = async (who: Who, query = '') =>
  (await list(who, who, query)).body.items.map(({ title }: Item) => title)

const happening = (changes: Partial<NewActivity> = {}): NewActivity => ({
  organizationIds: [organizationOf('operator')],
  type: 'machine',
  event: 'machine_assigned',
  title: 'Harrow WL-120',
  link: '/machines/4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
  ...changes,
})

describe('what is recorded', () => {
  it('is recorded for each organization if the transaction commits', async () => {
    const organizationIds = [organizationOf('operator'), organizationOf('dealerUser')]
    await test.db.transaction().execute((trx) => recordActivity(trx, happening({ organizationIds })))
    const undone = test.db.transaction().execute(async (trx) => {
      await recordActivity(trx, happening({ organizationIds, title: 'Undone' }))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect([await titlesOf('operator'), await titlesOf('dealerUser')]).toEqual([['Harrow WL-120'], ['Harrow WL-120']])
    expect(await titlesOf('strangerStaff')).toEqual([])
  })

  it('is recorded for no organization, and not for a deleted one', async () => {
    await recordActivity(test.db, happening({ organizationIds: [] }))
    await recordActivity(test.db, happening({ organizationIds: ['4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01'] }))
    expect(await test.db.selectFrom('activity').select('id').execute()).toEqual([])
  })

  it('has the newest 200 of each organization at most', async () => {
    const organization_id = organizationOf('operator')
    const { title, type, event, link } = happening()
    const older = Array.from({ length: 205 }, (_, index) => ({
      organization_id,
      type,
      event,
      link,
      title: `${title} ${index}`,
      occurred_at: new Date(Date.UTC(2026, 0, 1) + index),
    }))
    await test.db.insertInto('activity').values(older).execute()
    await recordActivity(
      test.db,
      happening({ title: 'Newest', organizationIds: [organization_id, organizationOf('dealerUser')] }),
    )
    const { body } = await list('operator', 'operator', '?limit=1000')
    expect([body.total, body.items[0].title, body.items[199].title]).toEqual([200, 'Newest', 'Harrow WL-120 6'])
    expect(await titlesOf('dealerUser')).toEqual(['Newest'])
  })
})

describe('GET /organizations/{id}/recent-activity', () => {
  it('has 5 per page (specification, section 9), the newest first', async () => {
    for (const title of ['1', '2', '3', '4', '5', '6', '7']) await recordActivity(test.db, happening({ title }))
    expect((await list('operator', 'operator')).body).toMatchObject({ total: 7, page: 1, limit: 5 })
    expect(await titlesOf('operator')).toEqual(['7', '6', '5', '4', '3'])
    expect(await titlesOf('operator', '?page=2')).toEqual(['2', '1'])
    expect(await titlesOf('operator', '?page=3')).toEqual([])
  })

  it('names the event, its subject, address and time', async () => {
    await recordActivity(test.db, happening())
    const { title, link, type, event } = happening()
    const entry = { id: expect.any(String), type, event, title, link, timestamp: expect.stringMatching(/Z$/) }
    expect((await list('operator', 'operator')).body.items).toEqual([entry])
  })

  it.each([
    ['superUser', 200, 200],
    ['dealerAdmin', 404, 404],
    ['dealerUser', 404, 404],
    ['operatorAdmin', 200, 404],
    ['operator', 200, 404],
    ['strangerStaff', 404, 404],
    ['strangerOperator', 404, 200],
  ] as const)('%s: Ridgeline’s %d, Eastmoor Pit’s %d', async (reader, own, foreign) => {
    const answers = [await list(reader, 'operator'), await list(reader, 'strangerOperator')]
    expect(answers.map(({ status }) => status)).toEqual([own, foreign])
  })

  it('404 for an unknown organization, also for a super user', async () => {
    const visitor = await test.as('superUser')
    const { status } = await visitor.get('/api/v2/organizations/4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01/recent-activity')
    expect(status).toBe(404)
  })

  it('what concerns one person is visible to that person and the Org Admins only', async () => {
    const idOf = async (who: Who) => (await (await test.as(who)).get('/api/v2/auth/me')).body.id
    await recordActivity(test.db, happening({ title: 'Mine', personId: await idOf('operator') }))
    await recordActivity(test.db, happening({ title: 'The admin’s', personId: await idOf('operatorAdmin') }))
    expect(await titlesOf('operator')).toEqual(['Mine'])
    expect((await list('operator', 'operator')).body.total).toBe(1)
    expect(await titlesOf('operatorAdmin')).toEqual(['The admin’s', 'Mine'])
    expect((await list('superUser', 'operator')).body.total).toBe(2)
  })
})

describe('the end of a manual’s processing', () => {
  const lines = ['# Oil', 'The engine takes 13.5 litres of oil.']

  beforeAll(async () => {
    // Another dealership and its operator have the wheel loader as well.
    const machine_id = await test.machineId('WL-120')
    const dealership_id = organizationOf('strangerStaff')
    await addToCatalogue(test.db, dealership_id, machine_id)
    await test.db
      .insertInto('operator_machine')
      .values({ organization_id: organizationOf('strangerOperator'), dealership_id, machine_id })
      .execute()
  })

  it('READY: of a dealership, visible to it and to the operators that have the machine from it', async () => {
    const machineId = await test.machineId('WL-120')
    await uploadAndRead(test, { machineId, pdf: await pdfOf(lines) })
    const title = 'Harrow WL-120 · Operator manual'
    const entry = { event: 'manual_ready', title, link: `/machines/${machineId}` }
    for (const who of ['dealerUser', 'operator'] as const) {
      expect((await list(who, who)).body.items).toEqual([expect.objectContaining(entry)])
    }
    expect([await eventsOf('strangerStaff'), await eventsOf('strangerOperator')]).toEqual([[], []])
  })

  it('READY: hidden from an operator whose link with the dealership has ended, unless it is of a super user', async () => {
    const machineId = await test.machineId('WL-120')
    await setLinkEnded(test, 'Ridgeline Quarry', true)
    await uploadAndRead(test, { machineId, pdf: await pdfOf([...lines, 'Later.']) })
    expect([await eventsOf('dealerUser'), await eventsOf('operator')]).toEqual([['manual_ready'], []])
    await uploadAndRead(test, { machineId, pdf: await pdfOf([...lines, 'Later.']), as: 'superUser' })
    expect(await eventsOf('operator')).toEqual(['manual_ready'])
    await setLinkEnded(test, 'Ridgeline Quarry', false)
  })

  it('READY: hidden from an operator without the machine', async () => {
    await uploadAndRead(test, { machineId: await test.machineId('SK-40'), pdf: await pdfOf(lines) })
    expect([await eventsOf('dealerUser'), await eventsOf('operator')]).toEqual([['manual_ready'], []])
  })

  it('READY: of a super user, visible to all who have the machine', async () => {
    await uploadAndRead(test, { machineId: await test.machineId('WL-120'), pdf: await pdfOf(lines), as: 'superUser' })
    for (const who of ['dealerUser', 'operator', 'strangerStaff', 'strangerOperator'] as const) {
      expect([who, await eventsOf(who)]).toEqual([who, ['manual_ready']])
    }
  })

  it('FAILED: visible to the dealership only', async () => {
    await uploadAndRead(test, { machineId: await test.machineId('WL-120'), pdf: Buffer.from('%PDF-1.7 and no more') })
    expect([await eventsOf('dealerUser'), await eventsOf('operator')]).toEqual([['manual_failed'], []])
  })

  it('FAILED: of a super user, visible to nobody, as nobody else can act on it', async () => {
    const pdf = Buffer.from('%PDF-1.7 and no more')
    await uploadAndRead(test, { machineId: await test.machineId('WL-120'), pdf, as: 'superUser' })
    expect(await test.db.selectFrom('activity').select('id').execute()).toEqual([])
  })

  it('FAILED together with the process that read it: recorded as well', async () => {
    await upload(test, { machineId: await test.machineId('EX-210'), pdf: await pdfOf(lines) })
    await test.db.deleteFrom('activity').execute()
    await test.db.updateTable('manual').set({ status: 'PROCESSING' }).where('status', '=', 'QUEUED').execute()
    await giveUpJobs()
    await test.onRecovered()
    expect(await eventsOf('dealerUser')).toEqual(['manual_failed'])
  })
})

/** What a process leaves behind that died at the last attempt. */
const giveUpJobs = () => sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(test.db)
