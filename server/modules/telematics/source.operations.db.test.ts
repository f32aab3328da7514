import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setLinkEnded } from '../../../tests/support/accounts'
import { organizationId } from '../../../tests/support/instances'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'
import { enqueue } from '../../infrastructure/jobs/job-queue'
import { MAX_SOURCES } from './add-source'
import { fleetXml } from './testing/fleet'
import { startTelematicsServer, type TelematicsServer } from './testing/telematics-server'

let test: TestApp
let provider: TelematicsServer
let ridgeline: string
let northfield: string
beforeAll(async () => {
  test = await createTestApp({ TELEMATICS_PRIVATE_NETWORK: '1' })
  provider = await startTelematicsServer((_, response) => response.end())
  ridgeline = await organizationId(test, 'Ridgeline Quarry')
  northfield = await organizationId(test, 'Northfield Equipment')
})
beforeEach(async () => {
  await test.db.deleteFrom('telematics_source').execute()
  await test.db.deleteFrom('machine_instance').execute()
  for (const [serial_number, dealership_id] of [
    ['GHT00123', northfield],
    ['GHT00200', null],
  ] as const) {
    const machine_id = await test.machineId('WL-120')
    await test.db
      .insertInto('machine_instance')
      .values({ organization_id: ridgeline, dealership_id, machine_id, serial_number, serial_key: serial_number })
      .execute()
  }
})
afterAll(async () => {
  await provider.close()
  await test.close()
})

const sources = (id = '') => `/api/v2/telematics-sources/${id}`
const ofRidgeline = () => `/api/v2/telematics/${ridgeline}/sources`
const list = async (who: Who = 'operatorAdmin') => (await (await test.as(who)).get(ofRidgeline())).body.items
const signIn = { authentication: 'basic', username: 'ridgeline', password: 'not to be guessed' }

async function add(who: Who = 'operatorAdmin', more: object = signIn): Promise<string> {
  const payload = { name: 'Fleet provider', url: `${provider.origin}/Fleet/1`, ...more }
  const { status, body } = await (await test.as(who)).post(ofRidgeline(), payload)
  expect(status).toBe(201)
  return body.id
}
async function poll(id: string, who: Who = 'operatorAdmin') {
  expect((await (await test.as(who)).post(`${sources(id)}/poll`)).status).toBe(202)
  await test.runJobs()
  return (await list(who))[0].last_outcome
}
const valuesOf = async () => (await test.db.selectFrom('reading').select('value').execute()).map(({ value }) => value)
const bothMachines = fleetXml([{ serial: 'GHT00123' }, { serial: 'GHT00200' }, { serial: 'XX1' }])

describe('endpoints with credentials per organization', () => {
  it('are added, changed and removed; the password is stored encrypted and never returned', async () => {
    const id = await add()
    const [source] = await list()
    expect(source).toMatchObject({
      id,
      username: 'ridgeline',
      has_password: true,
      interval_minutes: 60,
      last_outcome: null,
    })
    const row = await test.db.selectFrom('telematics_source').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify([source, row]) + row.password_sealed?.toString('latin1')).not.toContain('not to be guessed')

    const admin = await test.as('operatorAdmin')
    const changed = await admin.put(sources(id), { name: 'Another name', is_active: false })
    expect(changed.body).toMatchObject({ name: 'Another name', is_active: false, has_password: true })
    expect((await admin.delete(sources(id))).status).toBe(204)
    expect(await list()).toEqual([])
  })

  it('refuse an invalid address with its field', async () => {
    const { status, body } = await (await test.as('operatorAdmin')).post(ofRidgeline(), {
      name: 'x',
      url: 'ftp://telematics.example',
    })
    expect([status, body.errors]).toEqual([400, [{ path: 'body.url', message: 'Must start with https://.' }]])
  })

  it('of a dealership are its own; it does not see those of the operator', async () => {
    const own = await add('dealerAdmin')
    const operators = await add('operatorAdmin')
    expect((await list('dealerAdmin')).map(({ id }: { id: string }) => id)).toEqual([own])
    expect(await list('operatorAdmin')).toHaveLength(2)
    expect((await (await test.as('dealerAdmin')).put(sources(operators), { is_active: false })).status).toBe(404)
  })
})

describe('the number of endpoints', () => {
  it('is limited for each organization that adds them', async () => {
    for (let count = 0; count < MAX_SOURCES; count += 1) await add()
    const payload = { name: 'One too many', url: `${provider.origin}/Fleet/1` }
    const { status, body } = await (await test.as('operatorAdmin')).post(ofRidgeline(), payload)
    expect([status, body.code]).toEqual([409, 'too_many_sources'])
    expect(await list()).toHaveLength(MAX_SOURCES)
    await add('dealerAdmin')
  })

  it('applies when several are added at once', async () => {
    for (let count = 1; count < MAX_SOURCES; count += 1) await add()
    const payload = { name: 'Another', url: `${provider.origin}/Fleet/1` }
    const admin = await test.as('operatorAdmin')
    const replies = await Promise.all([1, 2, 3].map(() => admin.post(ofRidgeline(), payload)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })
})

describe('an endpoint that fails repeatedly', () => {
  const suspend = async () => {
    provider.answer((_, response) => response.writeHead(500).end())
    const id = await add()
    for (let failures = 0; failures < 3; failures += 1) {
      await makeDue(id)
      await pollDue()
    }
    return id
  }
  const circuit = async () => (await list())[0].circuit
  const minutesUntil = (time: string) => (Date.parse(time) - Date.now()) / 60_000

  it('is tried later and later, and suspended with the reason', async () => {
    await suspend()
    expect(provider.requests).toHaveLength(3)
    const { next_attempt_at, ...rest } = await circuit()
    expect(rest).toEqual({ state: 'open', failures: 3, reason: 'The server answered 500.' })
    // Twice doubled from an hour, and up to a quarter longer.
    expect(minutesUntil(next_attempt_at)).toBeGreaterThan(235)
    expect(minutesUntil(next_attempt_at)).toBeLessThan(301)
    await pollDue()
    expect(provider.requests).toHaveLength(3)
  })

  it('is tried once at its next time, and polled as scheduled after a success', async () => {
    const id = await suspend()
    let during: unknown
    provider.answer(async (_, response) => {
      during = await circuit()
      response.end(bothMachines)
    })
    await makeDue(id)
    await pollDue()
    expect(during).toMatchObject({ state: 'half_open', failures: 3 })
    const { next_attempt_at, ...rest } = await circuit()
    expect(rest).toEqual({ state: 'closed', failures: 0, reason: null })
    expect(Math.round(minutesUntil(next_attempt_at))).toBe(60)
  })

  it('can be polled at once by hand, and by a change of its address or sign-in', async () => {
    const id = await suspend()
    expect(await poll(id)).toMatchObject({ failure: 'The server answered 500.' })
    expect(await circuit()).toMatchObject({ state: 'open', failures: 4 })
    provider.answer((_, response) => response.end(bothMachines))
    const admin = await test.as('operatorAdmin')
    await admin.put(sources(id), { name: 'Another name', interval_minutes: 15 })
    await pollDue()
    expect(provider.requests).toEqual([])
    const { body } = await admin.put(sources(id), { url: `${provider.origin}/Fleet/2` })
    expect(body.circuit).toMatchObject({ state: 'closed', failures: 0, reason: null })
    await pollDue()
    expect((await list())[0].last_outcome).toMatchObject({ failure: null, applied: 2 })
  })

  it('has no next attempt while it is paused', async () => {
    const id = await suspend()
    await (await test.as('operatorAdmin')).put(sources(id), { is_active: false })
    expect(await circuit()).toMatchObject({ state: 'open', next_attempt_at: null })
  })

  it('waits in a queue of whoever added it', async () => {
    const queueOf = async (id: string) => {
      const job = sql<{
        queue_name: string
      }>`select queue_name from graphile_worker.jobs where key = ${`telematics:${id}`}`
      return (await job.execute(test.db)).rows[0]?.queue_name
    }
    const [operators, dealerships] = [await add(), await add('dealerAdmin')]
    for (const id of [operators, dealerships]) await (await test.as('superUser')).post(`${sources(id)}/poll`)
    expect(await queueOf(operators)).toBe(`telematics:${ridgeline}`)
    expect(await queueOf(dealerships)).toBe(`telematics:${northfield}`)
    await test.runJobs()
  })
})

describe('a polled endpoint', () => {
  it('records hours in the background, signed in, and reports the outcome of each machine', async () => {
    provider.answer((_, response) => response.end(bothMachines))
    const id = await add()
    const admin = await test.as('operatorAdmin')
    expect((await admin.get(`${sources(id)}/report`)).status).toBe(404)
    await admin.post(`${sources(id)}/poll`)
    expect((await list())[0].is_reading).toBe(true)
    await test.runJobs()
    expect((await list())[0]).toMatchObject({
      is_reading: false,
      last_outcome: { failure: null, applied: 2, unchanged: 0, refused: 0, unknown: 1 },
    })
    expect((await admin.get(`${sources(id)}/report`)).body).toMatchObject({
      applied: 2,
      unknown: [{ row: 3, serial_number: 'XX1', name: 'Harrow WL-120' }],
    })
    const credentials = Buffer.from(`${signIn.username}:${signIn.password}`).toString('base64')
    expect(provider.requests).toEqual([{ path: '/Fleet/1', authorization: `Basic ${credentials}` }])
    expect(await valuesOf()).toEqual([12_505, 12_505])
    expect(await poll(id)).toMatchObject({ applied: 0, unchanged: 2 })
    expect(await valuesOf()).toHaveLength(2)
  })

  it('of a dealership is limited to the machines that it serves', async () => {
    provider.answer((_, response) => response.end(bothMachines))
    expect(await poll(await add('dealerAdmin'), 'dealerAdmin')).toMatchObject({ applied: 1, unknown: 2 })
  })

  it('explains failures and refused machines in the reader’s language', async () => {
    const id = await add()
    const admin = await test.as('operatorAdmin')
    const inSpanish = async (url: string) => (await admin.get(url, { headers: { 'accept-language': 'es' } })).body
    provider.answer((_, response) => response.end('<html></html>'))
    await poll(id)
    const failure =
      'La respuesta no se puede leer como documento de flota. Línea 1: El elemento raíz es html; el de un documento de flota es Fleet.'
    expect((await inSpanish(ofRidgeline())).items).toMatchObject([
      { circuit: { reason: failure }, last_outcome: { failure } },
    ])
    provider.answer((_, response) => response.end(fleetXml([{ serial: 'GHT00123', hours: 'many' }])))
    await poll(id)
    const reason = 'Hour debe ser un número desde 0 con punto decimal, no «many».'
    expect((await inSpanish(`${sources(id)}/report`)).refused).toMatchObject([{ row: 1, reason }])
  })

  it('is no longer polled when the dealership that added it no longer serves the operator', async () => {
    const id = await add('dealerAdmin')
    provider.answer((_, response) => response.end(bothMachines))
    await setLinkEnded(test, 'Ridgeline Quarry', true)
    await pollDue()
    expect(await poll(id)).toMatchObject({ failure: 'The dealership that added it no longer serves this operator.' })
    await setLinkEnded(test, 'Ridgeline Quarry', false)
    expect(provider.requests).toEqual([])
  })

  it.each([
    ['a refused sign-in', 401, '', 'The server refused the sign-in (401).'],
    ['a server that is down', 500, '', 'The server answered 500.'],
    [
      'no XML',
      200,
      'soon',
      'The answer is not a readable fleet snapshot. Line 1: The document is neither XML nor complete JSON.',
    ],
  ])('that fails has a reason, and is polled again at its next time: %s', async (_, status, body, failure) => {
    provider.answer((_request, response) => response.writeHead(status).end(body))
    const id = await add()
    expect(await poll(id)).toMatchObject({ failure, applied: 0 })
    provider.answer((_request, response) => response.end(bothMachines))
    await pollDue()
    expect(provider.requests).toEqual([])
    await makeDue(id)
    await pollDue()
    expect((await list())[0].last_outcome).toMatchObject({ failure: null, applied: 2 })
  })

  it('with a password that was sealed with another secret asks for it again', async () => {
    const id = await add()
    await test.db
      .updateTable('telematics_source')
      .set({ password_sealed: Buffer.alloc(40) })
      .execute()
    expect(await poll(id)).toMatchObject({
      failure: 'The stored password can no longer be read. Enter it again.',
    })
  })

  it('with a shorter interval is polled by the shorter one', async () => {
    provider.answer((_, response) => response.end(bothMachines))
    const id = await add('operatorAdmin', { interval_minutes: 1440 })
    await pollDue()
    await (await test.as('operatorAdmin')).put(sources(id), { interval_minutes: 15 })
    const { next } = await test.db
      .selectFrom('telematics_source')
      .select(sql<number>`extract(epoch from next_poll_at - now()) / 60`.as('next'))
      .executeTakeFirstOrThrow()
    expect(Math.round(Number(next))).toBe(15)
  })

  it('is polled once for each interval while it is active', async () => {
    provider.answer((_, response) => response.end(bothMachines))
    const id = await add()
    await pollDue()
    await pollDue()
    expect(provider.requests).toHaveLength(1)
    await (await test.as('operatorAdmin')).put(sources(id), { is_active: false })
    await makeDue(id)
    await pollDue()
    expect(provider.requests).toHaveLength(1)
  })
})

/** What the scheduler does each minute. */
async function pollDue() {
  await enqueue(test.db, 'poll-telematics', {}, { key: 'poll-telematics', maxAttempts: 1 })
  await test.runJobs()
}

const makeDue = (id: string) =>
  test.db.updateTable('telematics_source').set({ next_poll_at: sql`now()` }).where('id', '=', id).execute()
