import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addToCatalogue } from '../../../tests/support/catalogue'
import { pdfOf, upload, uploadAndRead } from '../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../tests/support/test-app'

let test: TestApp
let loader: string
let pdf: Buffer
beforeAll(async () => {
  test = await createTestApp({ MAX_UPLOAD_MB: '1' })
  loader = await test.machineId('WL-120')
  pdf = await pdfOf(['Engine oil', 'The engine takes 13.5 litres of oil.'], ['Coolant', 'Drain it when cold.'])
})
beforeEach(async () => {
  await test.db.deleteFrom('manual').execute()
})
afterAll(() => test.close())

const stored = async () => {
  const rows = await test.db.selectFrom('manual').select('storage_key').execute()
  const files = await readdir(join(test.folder, 'files/manuals')).catch(() => [])
  const incoming = await readdir(join(test.folder, 'files/.incoming'))
  return { rows: rows.length, files: files.length, incoming: incoming.length }
}

const manualsOf = async (machineId: string) =>
  (await (await test.as('dealerUser')).get(`/api/v2/machines/${machineId}/manuals`)).body

describe('POST /files/upload', () => {
  it('returns 202 { id, machine_id, display_name, status }; the manual is READY once processed (behaviour, section 11)', async () => {
    const { status, body } = await upload(test, { machineId: loader, pdf, filename: 'C:\\scans\\Harrow WL-120.PDF' })
    expect(status).toBe(202)
    expect(body).toEqual({ id: body.id, machine_id: loader, display_name: 'Harrow WL-120', status: 'QUEUED' })

    await test.runJobs()
    const { items, total } = await manualsOf(loader)
    expect(total).toBe(1)
    expect(items[0]).toMatchObject({ status: 'READY', pages: 2, pages_done: 2, reason: null, size: pdf.length })
  })

  it('stores the fields of the form (specification, section 3)', async () => {
    const fields = {
      types: 'service',
      machine_years: '2019-2024',
      serial_number_starts: ' GHT00100 ',
      serial_number_ends: 'GHT00999',
      display_names: 'Service\n  Manual',
      machine_names: 'WL-120',
      machine_brands: 'Harrow',
      machine_types: 'Wheel loader',
      organization_name: 'Somebody Else',
      no_such_field: 'is not minded',
    }
    await upload(test, { machineId: loader, pdf, fields })
    expect((await manualsOf(loader)).items[0]).toMatchObject({
      kind: 'service',
      machine_years: '2019-2024',
      serial_number_start: 'GHT00100',
      serial_number_end: 'GHT00999',
      display_name: 'Service Manual',
    })
  })

  it('is limited to dealerships: an operator may see the machine but not upload (403)', async () => {
    for (const as of ['operator', 'operatorAdmin'] as const) {
      expect(await upload(test, { machineId: loader, pdf, as })).toMatchObject({ status: 403 })
    }
    expect((await test.anyone.postForm('/api/v2/files/upload', {})).status).toBe(401)
    expect(await stored()).toMatchObject({ rows: 0, incoming: 0 })
  })

  it('rejects a machine that the caller may not see (404)', async () => {
    const { status, body } = await upload(test, { machineId: loader, pdf, as: 'strangerStaff' })
    expect([status, body.detail]).toEqual([404, 'Machine not found.'])
    expect((await stored()).incoming).toBe(0)
  })

  it('rejects the same file for the same machine by its hash', async () => {
    await uploadAndRead(test, { machineId: loader, pdf })
    const before = await stored()
    const again = await upload(test, { machineId: loader, pdf, filename: 'another name.pdf' })
    expect([again.status, again.body.detail]).toEqual([409, 'This file is already a manual of this machine.'])
    expect(await stored()).toEqual(before)
    expect((await upload(test, { machineId: await test.machineId('FX-90'), pdf })).status).toBe(202)
  })

  it('stores one of two concurrent uploads', async () => {
    const both = await Promise.all([1, 2].map(() => upload(test, { machineId: loader, pdf })))
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409])
    expect((await stored()).rows).toBe(1)
  })
})

describe('who sees a manual (behaviour, section 1)', () => {
  const statuses = async (id: string) => {
    const seen = new Map<string, number>()
    for (const who of ['dealerUser', 'operator', 'superUser', 'strangerStaff', 'strangerOperator'] as const) {
      seen.set(who, (await (await test.as(who)).get(`/api/v2/files/${id}/access`)).status)
    }
    return Object.fromEntries(seen)
  }

  it('a dealership’s: its staff and the operators to which it assigned the machine', async () => {
    const id = await uploadAndRead(test, { machineId: loader, pdf })
    expect(await statuses(id)).toEqual({
      dealerUser: 200,
      operator: 200,
      superUser: 200,
      strangerStaff: 404,
      strangerOperator: 404,
    })
  })

  it('not an operator to which another dealership assigned the same machine', async () => {
    const stranger = await test.db
      .selectFrom('organization')
      .where('name', '=', 'Eastmoor Pit')
      .select('id')
      .executeTakeFirstOrThrow()
    const dealer = await test.db
      .selectFrom('organization')
      .where('name', '=', 'Eastmoor Machines')
      .select('id')
      .executeTakeFirstOrThrow()
    const forwarder = await test.machineId('SK-40')
    await addToCatalogue(test.db, dealer.id, forwarder)
    await test.db
      .insertInto('operator_machine')
      .values({ organization_id: stranger.id, dealership_id: dealer.id, machine_id: forwarder })
      .execute()
    const id = await uploadAndRead(test, { machineId: forwarder, pdf })
    expect(await statuses(id)).toMatchObject({ dealerUser: 200, strangerStaff: 404, strangerOperator: 404 })

    const shared = await uploadAndRead(test, { machineId: forwarder, pdf, as: 'superUser' })
    expect(await statuses(shared)).toMatchObject({ dealerUser: 200, strangerStaff: 200, strangerOperator: 200 })
  })

  it('can_manage is true for those who may retry or delete it', async () => {
    await upload(test, { machineId: loader, pdf })
    for (const [who, expected] of [
      ['dealerAdmin', true],
      ['dealerUser', true],
      ['superUser', true],
      ['operatorAdmin', false],
      ['operator', false],
    ] as const) {
      const { body } = await (await test.as(who)).get(`/api/v2/machines/${loader}/manuals`)
      expect([who, body.items[0].can_manage]).toEqual([who, expected])
    }
  })
})
