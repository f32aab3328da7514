import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collide } from '../../../tests/support/collide'
import { pdfOf, upload, uploadAndRead } from '../../../tests/support/manuals'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'

let test: TestApp
let loader: string
beforeAll(async () => {
  test = await createTestApp()
  loader = await test.machineId('WL-120')
})
beforeEach(async () => {
  await test.db.deleteFrom('manual').execute()
})
afterAll(() => test.close())

const readable = () => pdfOf(['Engine oil', 'The engine takes 13.5 litres of oil with the filter.'])
const scan = () => pdfOf([])
const retry = async (who: Who, id: string) => (await test.as(who)).post(`/api/v2/manuals/${id}/retry`)
const remove = async (who: Who, id: string) => (await test.as(who)).delete(`/api/v2/manuals/${id}`)
const list = async (query = '') =>
  (await (await test.as('dealerUser')).get(`/api/v2/machines/${loader}/manuals${query}`)).body
const ask = async (more: { serial_number?: string } = {}) =>
  (
    await (
      await test.as('operator')
    ).post('/api/v1/assistants/operations', {
      prompt: 'How much oil does the engine take?',
      id: loader,
      ...more,
    })
  ).body

describe('GET /machines/{id}/manuals', () => {
  it('lists newest first, in pages', async () => {
    const ids: string[] = []
    for (const name of ['first', 'second', 'third']) {
      const { body } = await upload(test, { machineId: loader, pdf: await pdfOf([name]), filename: `${name}.pdf` })
      ids.unshift(body.id)
    }
    const { items, total, limit } = await list()
    expect(items.map(({ id }: { id: string }) => id)).toEqual(ids)
    expect([total, limit]).toEqual([3, 100])
    expect((await list('?page=2&limit=2')).items.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2))
  })
})

describe('POST /manuals/{id}/retry: a failed one can be retried (behaviour, section 4)', () => {
  it('queues and processes it again', async () => {
    const id = await uploadAndRead(test, { machineId: loader, pdf: await scan() })
    expect((await list()).items[0].status).toBe('FAILED')
    expect(await retry('dealerUser', id)).toMatchObject({ status: 202, body: { id, status: 'QUEUED' } })
    expect((await list()).items[0]).toMatchObject({ status: 'QUEUED', reason: null, pages_done: 0 })
    await test.runJobs()
    expect((await list()).items[0].status).toBe('FAILED')
  })

  it('rejects a manual that has not failed', async () => {
    const id = await uploadAndRead(test, { machineId: loader, pdf: await readable() })
    const { status, body } = await retry('dealerUser', id)
    expect([status, body.code]).toEqual([409, 'not_failed'])
  })

  it('rejects others: 403 if they may see the manual, 404 if not', async () => {
    const id = await uploadAndRead(test, { machineId: loader, pdf: await scan() })
    for (const [who, expected] of [
      ['operator', 403],
      ['operatorAdmin', 403],
      ['strangerStaff', 404],
    ] as const) {
      expect([who, (await retry(who, id)).status, (await remove(who, id)).status]).toEqual([who, expected, expected])
    }
    const shared = await uploadAndRead(test, { machineId: loader, pdf: await pdfOf([]), as: 'superUser' })
    expect((await retry('dealerAdmin', shared)).status).toBe(403)
    expect((await remove('dealerAdmin', shared)).status).toBe(403)
    expect((await retry('superUser', shared)).status).toBe(202)
  })
})

describe('PUT /manuals/{id}: "name, kind, years, serial range editable afterwards"', () => {
  const change = async (id: string, body: object) => (await test.as('dealerUser')).put(`/api/v2/manuals/${id}`, body)

  it('changes what is named, at once also for the machines that it answers for, and nothing else', async () => {
    const id = await uploadAndRead(test, { machineId: loader, pdf: await readable() })
    expect((await ask({ serial_number: 'GHT00250' })).refused).toBe(false)
    const ranged = await change(id, { serial_number_start: 'GHT00100', serial_number_end: ' GHT00199 ' })
    expect([ranged.status, ranged.body]).toMatchObject([200, { serial_number_end: 'GHT00199', kind: 'other' }])
    expect((await ask({ serial_number: 'GHT00150' })).warnings).toEqual([])
    expect((await ask({ serial_number: 'GHT00250' })).warnings).toEqual([
      expect.stringContaining('None of the manuals for Harrow WL-120 covers serial number GHT00250.'),
    ])
    const named = await change(id, { display_name: ' Oil\u0007 chart ', kind: 'service', machine_years: '2019-2024' })
    expect(named.body).toMatchObject({
      ...{ display_name: 'Oil chart', kind: 'service', machine_years: '2019-2024', status: 'READY' },
      serial_number_start: 'GHT00100',
    })
    expect((await list()).items).toEqual([named.body])
    expect((await ask()).citations[0].manual_name).toBe('Oil chart')
    expect((await change(id, { serial_number_start: null, serial_number_end: null })).body.serial_number_end).toBeNull()
  })

  it('keeps what somebody else changes meanwhile', async () => {
    const id = await uploadAndRead(test, { machineId: loader, pdf: await readable() })
    const { status, body } = await collide(
      test,
      (trx) => trx.updateTable('manual').set({ serial_number_start: 'GHT00100' }).where('id', '=', id).execute(),
      () => change(id, { display_name: 'Oil chart' }),
    )
    expect([status, body]).toMatchObject([200, { display_name: 'Oil chart', serial_number_start: 'GHT00100' }])
  })

  it('is refused where it is deleted meanwhile', async () => {
    const id = await uploadAndRead(test, { machineId: loader, pdf: await readable() })
    const { status } = await collide(
      test,
      (trx) => trx.deleteFrom('manual').where('id', '=', id).execute(),
      () => change(id, { display_name: 'Oil chart' }),
    )
    expect(status).toBe(404)
  })

  it('refuses a range that ends before it starts, also where one end was stored before', async () => {
    const id = await uploadAndRead(test, { machineId: loader, pdf: await readable() })
    await change(id, { serial_number_start: 'GHT00100' })
    const { status, body } = await change(id, { serial_number_end: 'GHT00099' })
    expect([status, body.errors[0].path]).toEqual([400, 'body.serial_number_end'])
  })
})

describe('DELETE /manuals/{id}', () => {
  it('removes it from answers at once (behaviour, section 4), with its file and its pages', async () => {
    const id = await uploadAndRead(test, { machineId: loader, pdf: await readable() })
    const before = await ask()
    expect(before.refused).toBe(false)
    expect((await test.anyone.get(before.citations[0].image_url)).status).toBe(200)
    const stored = [`files/manuals/${id}.pdf`, `cache/pages/${id}`].map((path) => join(test.folder, path))
    expect(stored.map(existsSync)).toEqual([true, true])

    expect((await remove('dealerUser', id)).status).toBe(204)
    expect(await ask()).toMatchObject({ refused: true, citations: [], nearest: [] })
    expect((await test.anyone.get(before.citations[0].image_url)).status).toBe(404)
    expect((await list()).total).toBe(0)
    expect((await remove('dealerUser', id)).status).toBe(404)
    await test.runJobs()
    expect(stored.map(existsSync)).toEqual([false, false])
  })

  it('ends a queued job', async () => {
    const { body } = await upload(test, { machineId: loader, pdf: await readable() })
    await remove('dealerAdmin', body.id)
    await test.runJobs()
    expect((await list()).total).toBe(0)
    expect(await test.db.selectFrom('passage').select('ordinal').execute()).toEqual([])
  })

  it('allows uploading the same file again', async () => {
    const pdf = await readable()
    const id = await uploadAndRead(test, { machineId: loader, pdf })
    await remove('dealerAdmin', id)
    expect((await upload(test, { machineId: loader, pdf })).status).toBe(202)
  })
})
