import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addInstance, organizationId } from '../../../../tests/support/instances'
import { useUpAttempts } from '../../../../tests/support/job-attempts'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { workbookOf } from '../../../../tests/support/workbook'

let test: TestApp
let ridgeline: string
beforeAll(async () => {
  test = await createTestApp()
  ridgeline = await organizationId(test, 'Ridgeline Quarry')
})
beforeEach(() => test.db.deleteFrom('machine_instance').execute())
afterAll(() => test.close())

const address = () => `/api/v2/machines/instances/${ridgeline}`
const bringIn = async (who: Who, content: string | Buffer, fields: Record<string, string> = {}) =>
  (await test.as(who)).postForm(`${address()}/import`, fields, {
    name: 'machines.csv',
    content: Buffer.from(content),
    field: 'file',
    type: 'text/csv',
  })
const items = async (who: Who = 'operatorAdmin') =>
  (await (await test.as(who)).get(`${address()}?sort_field=serial_number`)).body.items
/** @returns the import once a job has taken it back */
async function undo(who: Who, importId: string) {
  const person = await test.as(who)
  const url = `/api/v2/machines/imports/${importId}`
  const { status, body } = await person.post(`${url}/undo`, {})
  expect([status, body.undo]).toMatchObject([202, { status: 'RUNNING', removed: 0, restored: 0, kept: 0 }])
  await test.runJobs()
  return (await person.get(url)).body
}
const exported = async (who: Who, query = '') => (await (await test.as(who)).get(`${address()}/export${query}`)).raw

const table = `brand,model,serial_number,name,location,hours,hours_at,in_service_on
Harrow,WL-120,GHT00123,Loader 3,North face,1250.5,2026-01-02T08:00:00Z,2024-03-01
Harrow,EX-210,RQ-0518,"Digger, long",,,,
Harrow,WL-999,X1,,,,,
`

describe('an imported table of machines', () => {
  it('as a dry run shows the outcome of every row and stores nothing', async () => {
    const { status, body } = await bringIn('operatorAdmin', table, { dry_run: 'true' })
    expect([status, body.applied, body.created, body.refused]).toEqual([200, false, 2, 1])
    expect(body.rows[2]).toEqual({
      row: 4,
      fate: 'refused',
      serial_number: 'X1',
      reason: 'You have no model Harrow WL-999. Check the spelling, or have the model added first.',
      cells: ['B4'],
      machine: null,
    })
    expect(await items()).toEqual([])
  })

  it('as a dry run shows how the table is written and what each row will store', async () => {
    const german = `brand;model;serial_number;name;hours;hours_at;in_service_on
Harrow;WL-120;GHT00123;Loader 3;1.250,5;02.01.2026;13/01/2024
`
    const { body } = await bringIn('operatorAdmin', german, { dry_run: 'true' })
    expect(body.recognized).toEqual({
      separator: 'semicolon',
      decimal_sign: 'comma',
      dates: [
        { column: 'hours_at', order: 'day_first', is_assumed: false },
        { column: 'in_service_on', order: 'day_first', is_assumed: false },
      ],
    })
    expect(body.rows[0].machine).toMatchObject({
      ...{ brand: 'Harrow', model: 'WL-120', name: 'Loader 3', location: '', unit: 'hours' },
      ...{ hours: 1250.5, hours_at: expect.stringMatching(/^2026-01-02T/), in_service_on: '2024-01-13' },
    })
    await bringIn('operatorAdmin', german)
    expect(await items()).toMatchObject([{ hours: 1250.5, in_service_on: '2024-01-13' }])
    const renamed = 'brand,model,serial_number,name\nHarrow,WL-120,GHT00123,Loader 9'
    const { body: change } = await bringIn('operatorAdmin', renamed, { dry_run: 'true' })
    expect(change.rows[0]).toMatchObject({
      fate: 'updated',
      machine: { name: 'Loader 9', hours: null, in_service_on: '2024-01-13' },
    })
  })

  it('is read from a workbook too, with its dates and decimals as the spreadsheet shows them', async () => {
    const workbook = workbookOf([
      ['brand', 'model', 'serial_number', 'name', 'hours', 'hours_at', 'in_service_on'],
      ['Harrow', 'WL-120', 'GHT00123', 'Loader 3', 1250.5, { day: '2026-01-02' }, { day: '2024-03-04' }],
    ])
    const { body } = await bringIn('operatorAdmin', workbook, { dry_run: 'true' })
    expect(body.recognized).toEqual({
      ...{ separator: 'none', decimal_sign: 'point' },
      dates: ['hours_at', 'in_service_on'].map((column) => ({ column, order: 'year_first', is_assumed: false })),
    })
    await bringIn('operatorAdmin', workbook)
    expect(await items()).toMatchObject([
      {
        ...{ serial_number: 'GHT00123', name: 'Loader 3', hours: 1250.5, in_service_on: '2024-03-04' },
        hours_at: expect.stringMatching(/^2026-01-02T/),
      },
    ])
  })

  it('knows machines whose serial numbers look like dates', async () => {
    const rows = (number: string) => `brand,model,serial_number\nHarrow,WL-120,${number}\n`
    expect((await bringIn('operatorAdmin', rows('MAY-14'))).body.refused).toBe(1)
    const columns = ['brand', 'model', 'serial_number'].map((field, position) => ({
      ...{ position, field, as_written: field === 'serial_number' },
    }))
    const mapping = JSON.stringify({ columns })
    expect((await bringIn('operatorAdmin', rows('MAY-14'), { dry_run: 'true', mapping })).body.created).toBe(1)
    const workbook = workbookOf([
      ['brand', 'model', 'serial_number'],
      ['Harrow', 'WL-120', 'MAY-14'],
    ])
    expect((await bringIn('operatorAdmin', workbook)).body).toMatchObject({ applied: true, created: 1 })
    expect((await bringIn('operatorAdmin', rows('MAY-14'))).body).toMatchObject({ unchanged: 1, refused: 0 })
    expect((await bringIn('operatorAdmin', rows('May-14'))).body).toMatchObject({ unchanged: 0, refused: 1 })
  })

  it('never takes decimals for thousands: the sign is asked for, and remembered', async () => {
    const content = 'Make,Model,PIN,SMU\nHarrow,WL-120,GHT00124,812.375\nHarrow,WL-120,GHT00125,455.125'
    const asked = (await bringIn('operatorAdmin', content, { dry_run: 'true' })).body
    expect([asked.refused, asked.outline.columns[3]]).toMatchObject([2, { field: 'hours', is_ambiguous: true }])
    const columns = ['brand', 'model', 'serial_number', 'hours'].map((field, position) => ({
      ...{ position, field },
      decimal_sign: field === 'hours' ? 'point' : null,
    }))
    const mapping = JSON.stringify({ columns })
    const { body } = await bringIn('operatorAdmin', content, { dry_run: 'true', mapping })
    expect(body.outline.preview.map(({ values }: { values: unknown[] }) => values[3])).toEqual(['812.3', '455.1'])
    expect((await bringIn('operatorAdmin', content, { mapping })).body).toMatchObject({ applied: true, created: 2 })
    const again = (await bringIn('operatorAdmin', content, { dry_run: 'true' })).body
    expect([again.unchanged, again.outline.columns[3].decimal_sign]).toEqual([2, 'point'])
    expect((await bringIn('operatorAdmin', content, { mapping: '{' })).body.errors[0].path).toBe('body.mapping')
  })

  it('has no thousands in its number cells', async () => {
    const workbook = workbookOf([
      ['brand', 'model', 'serial_number', 'hours'],
      ['Harrow', 'WL-120', 'GHT00124', 812.375],
    ])
    const { body } = await bringIn('operatorAdmin', workbook, { dry_run: 'true' })
    expect(body.rows[0].machine.hours).toBe(812.3)
  })

  it('says which of its columns it does not import, and which ones may be meant', async () => {
    const unknown = 'brand,model,serial number,hourz,colour\nHarrow,WL-120,GHT00123,12,yellow'
    const { body } = await bringIn('operatorAdmin', unknown, { dry_run: 'true' })
    expect(body.unused_columns).toEqual([
      { name: 'hourz', suggestion: 'hours' },
      { name: 'colour', suggestion: null },
    ])
  })

  it('stores the valid rows with their readings; the same table again changes nothing', async () => {
    const { body } = await bringIn('operatorAdmin', table)
    expect([body.applied, body.created, body.refused]).toEqual([true, 2, 1])
    expect(await items()).toMatchObject([
      {
        serial_number: 'GHT00123',
        name: 'Loader 3',
        location: 'North face',
        hours: 1250.5,
        hours_at: '2026-01-02T08:00:00.000Z',
        in_service_on: '2024-03-01',
        dealership: { name: 'Northfield Equipment' },
      },
      { serial_number: 'RQ-0518', name: 'Digger, long', hours: null },
    ])
    const readings = await test.db.selectFrom('reading').select(['value', 'source']).execute()
    expect(readings).toEqual([{ value: 12_505, source: 'import' }])

    const again = await bringIn('operatorAdmin', table)
    expect([again.body.created, again.body.unchanged]).toEqual([0, 2])
    expect(await test.db.selectFrom('reading').select('id').execute()).toHaveLength(1)
  })

  it('gives a new machine the tasks of its model, starting at the imported hours', async () => {
    const schedule = `/api/v2/machines/${await test.machineId('WL-120')}/schedule`
    const planned = (tasks: object[]) => test.as('dealerAdmin').then((staff) => staff.put(schedule, { tasks }))
    await planned([{ name: '500 h service', interval_hours: 500 }])
    const rows = ['GHT00123,4764', 'GHT00124,', 'GHT00125,10'].map((row) => `Harrow,WL-120,${row}`)
    await bringIn('operatorAdmin', ['brand,model,serial_number,hours', ...rows].join('\n'))
    const operator = await test.as('operator')
    const dueAt = []
    for (const { id } of await items()) {
      dueAt.push((await operator.get(`/api/v2/machines/instance/${id}/schedule`)).body.tasks[0].due_at_hours)
    }
    expect(dueAt).toEqual([5000, null, 500])
    expect(
      (await items()).map(({ next_due }: { next_due: { at_hours: number } | null }) => next_due?.at_hours),
    ).toEqual([5000, undefined, 500])
    await planned([])
  })

  it('adds its readings to those of earlier meters, also for the average use', async () => {
    await bringIn('operatorAdmin', table)
    const [{ id }] = await items()
    const read = async (body: object) =>
      (await test.as('operator')).post(`/api/v2/machines/instance/${id}/readings`, body)
    await read({ value: 0, is_replacement: true, taken_at: '2026-01-12T08:00:00Z' })
    const row = 'Harrow,WL-120,GHT00123,100,2026-02-11T08:00:00Z'
    await bringIn('operatorAdmin', `brand,model,serial_number,hours,hours_at\n${row}\n`)
    expect((await items())[0]).toMatchObject({ hours: 1350.5, daily_use: 2.5, hours_at: '2026-02-11T08:00:00.000Z' })
  })

  it('changes only what differs in a row', async () => {
    await bringIn('operatorAdmin', table)
    const { body } = await bringIn('dealerAdmin', 'brand,model,serial_number,hours\nHarrow,WL-120,ght 00123,1300\n')
    expect(body).toMatchObject({ updated: 1 })
    expect((await items())[0]).toMatchObject({ serial_number: 'GHT00123', hours: 1300, location: 'North face' })
  })

  it('of a dealership assigns the models to the operator', async () => {
    await bringIn('dealerUser', 'brand,model,serial_number\nHarrow,SK-40,SK-77\n')
    const { body } = await (await test.as('operator')).get('/api/v2/machines/?search=SK-40')
    expect(body.total).toBe(1)
  })

  it.each([
    ['a file that is no table', 'not a table', 'Line 1: No row has the column names'],
    ['an empty file', '', 'Line 1: The file is empty.'],
    ['a PDF', '%PDF-1.7', 'This file is not a table. Choose an XLSX or CSV file.'],
  ])('refuses %s with the field and the line', async (_, content, reason) => {
    const { status, body } = await bringIn('operatorAdmin', content)
    expect([status, body.errors[0].path]).toEqual([400, 'body.file'])
    expect(body.errors[0].message).toContain(reason)
  })

  it.each([
    ['empty lines', '\n'],
    ['commas', ',\n'],
  ])('is refused if it has %s beyond the limit of lines', async (_, line) => {
    const { status, body } = await bringIn('operatorAdmin', `brand,model,serial_number\n${line.repeat(1_048_576)}`)
    expect([status, body.errors[0].message]).toEqual([400, 'Line 1048577: There are more than 1048576 lines.'])
  })

  it('is read with a hundred thousand empty rows behind it, as spreadsheets write them', async () => {
    const content = `brand,model,serial_number\nNobody,X,EMPTY-1\n${',,\n'.repeat(100_000)}`
    const { status, body } = await bringIn('operatorAdmin', content)
    expect([status, body.refused, body.rows[0].cells]).toEqual([200, 1, ['B2']])
  })

  it('is undone for a day: what is unused is removed, what is unchanged restored, and the rest named', async () => {
    const first = `brand,model,serial_number,name,hours
Harrow,WL-120,GHT00123,Loader 3,1250
Harrow,EX-210,RQ-0518,Digger,100`
    await bringIn('operatorAdmin', first)
    const second = `brand,model,serial_number,name,location,hours
Harrow,WL-120,GHT00123,Loader 4,North face,1260
Harrow,EX-210,RQ-0518,Excavator,,110
Harrow,WL-120,GHT00124,Loader 5,,10
Harrow,WL-120,GHT00125,Loader 6,,10`
    const { body } = await bringIn('operatorAdmin', second)
    const admin = await test.as('operatorAdmin')
    const url = `/api/v2/machines/imports/${body.import_id}`
    expect((await admin.get(url)).body).toMatchObject({ created: 2, updated: 2, undo: { status: 'POSSIBLE' } })
    const found = async (serial: string) => {
      const all: { id: string; serial_number: string }[] = await items()
      return all.find(({ serial_number }) => serial_number === serial)
    }
    const [digger, used] = [await found('RQ-0518'), await found('GHT00125')]
    await admin.put(`/api/v2/machines/instance/${digger?.id}`, { name: 'Old digger' })
    const reading = { value: 12, client_id: randomUUID() }
    expect((await admin.post(`/api/v2/machines/instance/${used?.id}/readings`, reading)).status).toBe(201)

    const undone = await undo('operatorAdmin', body.import_id)
    expect(undone.undo).toMatchObject({ status: 'DONE', removed: 1, restored: 1, kept: 2 })
    expect(undone.kept).toMatchObject([
      { row: 3, serial_number: 'RQ-0518', reason: 'The machine was changed since.' },
      { row: 5, serial_number: 'GHT00125', reason: 'The machine is used since.' },
    ])
    expect(await found('GHT00124')).toBeUndefined()
    expect(await found('GHT00123')).toMatchObject({ name: 'Loader 3', location: '', hours: 1250 })
    expect(await found('RQ-0518')).toMatchObject({ name: 'Old digger', hours: 110 })
    expect((await admin.post(`${url}/undo`, {})).body.undo).toEqual(undone.undo)
    const { body: again } = await bringIn('operatorAdmin', second, { dry_run: 'true' })
    // GHT00125 has run longer since.
    const fates = ['updated', 'updated', 'created', 'refused']
    expect([again.import_id, again.rows.map(({ fate }: { fate: string }) => fate)]).toEqual([null, fates])
  })

  it('is undone in steps, whose statements do not increase with the rows', async () => {
    const rows = (count: number, hours: number) =>
      Array.from({ length: count }, (_, index) => `Harrow,WL-120,ST-${index},Loader ${hours},${hours}`)
    const importRows = async (count: number, hours: number) => {
      const content = ['brand,model,serial_number,name,hours', ...rows(count, hours)].join('\n')
      const { body } = await bringIn('operatorAdmin', content)
      await test.runJobs()
      return body.import_id as string
    }
    /** Of the undo's first step. */
    const statements = async (importId: string) => {
      await (await test.as('operatorAdmin')).post(`/api/v2/machines/imports/${importId}/undo`, {})
      const submit = vi.spyOn(pg.Query.prototype, 'submit')
      await expect(
        test.jobs['undo-machine-import']({ import_id: importId }, { signal: AbortSignal.abort(), lastAttempt: false }),
      ).rejects.toThrow()
      const count = submit.mock.calls.length
      submit.mockRestore()
      return count
    }
    await importRows(600, 100)
    const few = await statements(await importRows(3, 110))
    await test.runJobs()
    const importId = await importRows(600, 120)
    // Others of the server, such as the looks for jobs, may be among them.
    expect(await statements(importId)).toBeLessThan(2 * few)
    const url = `/api/v2/machines/imports/${importId}`
    const admin = await test.as('operatorAdmin')
    expect((await admin.get(url)).body.undo).toMatchObject({ status: 'RUNNING', restored: 500 })
    await test.runJobs()
    expect((await admin.get(url)).body.undo).toMatchObject({ status: 'DONE', removed: 0, restored: 600, kept: 0 })
    const left = await test.db
      .selectFrom('machine_instance')
      .where('name', '=', 'Loader 100')
      .where('last_value', '=', 1000)
      .select(({ fn }) => fn.countAll<number>().as('machines'))
      .executeTakeFirstOrThrow()
    expect(left.machines).toBe(600)
    const { body: notices } = await admin.get('/api/v2/notices/')
    expect(notices.items[0]).toMatchObject({
      outcome: 'success',
      text: 'machines.csv is undone. Removed: 0. Restored: 600. Left as they are: 0.',
      link: `/machine-instances?organization_id=${ridgeline}&import_id=${importId}`,
    })
  })

  it('whose undo was killed at its last attempt says so, and is undone again, by whom else it may be', async () => {
    const { body } = await bringIn('operatorAdmin', 'brand,model,serial_number,hours\nHarrow,WL-120,GHT00123,10')
    const url = `/api/v2/machines/imports/${body.import_id}`
    const admin = await test.as('operatorAdmin')
    await admin.post(`${url}/undo`, {})
    await test.onRecovered()
    expect((await admin.get(url)).body.undo).toMatchObject({ status: 'RUNNING' })
    await useUpAttempts(test.db, `undo-machine-import:${body.import_id}`)
    await test.onRecovered()
    expect((await admin.get(url)).body.undo).toMatchObject({ status: 'FAILED', removed: 0 })
    const longAgo = { created_at: new Date(Date.now() - 72 * 3_600_000) }
    await test.db.updateTable('machine_import').set(longAgo).where('id', '=', body.import_id).execute()
    await bringIn('operatorAdmin', 'brand,model,serial_number\nHarrow,WL-120,GHT00124')
    expect((await (await test.as('superUser')).post(`${url}/undo`, {})).status).toBe(202)
    await test.runJobs()
    const { undo } = await test.db
      .selectFrom('machine_import')
      .where('id', '=', body.import_id)
      .select('undo')
      .executeTakeFirstOrThrow()
    expect(undo).toMatchObject({ status: 'DONE', removed: 1 })
  })

  it('undone twice at once, voids its readings once, and leaves what somebody has voided already', async () => {
    const head = 'brand,model,serial_number,hours'
    await bringIn('operatorAdmin', `${head}\nHarrow,WL-120,GHT00123,10\nHarrow,EX-210,RQ-0518,10`)
    const { body } = await bringIn('operatorAdmin', `${head}\nHarrow,WL-120,GHT00123,20\nHarrow,EX-210,RQ-0518,20`)
    const admin = await test.as('operatorAdmin')
    const [loader, digger] = await items()
    const replaced = { value: 5, is_replacement: true, client_id: randomUUID() }
    expect((await admin.post(`/api/v2/machines/instance/${loader.id}/readings`, replaced)).status).toBe(201)
    const { items: readings } = (await admin.get(`/api/v2/machines/instance/${digger.id}/readings`)).body
    expect((await admin.post(`/api/v2/machines/readings/${readings[0].id}/void`, { reason: 'Wrong' })).status).toBe(200)
    const url = `/api/v2/machines/imports/${body.import_id}`
    await Promise.all([admin.post(`${url}/undo`, {}), admin.post(`${url}/undo`, {})])
    await test.runJobs()
    expect((await admin.get(url)).body).toMatchObject({
      undo: { status: 'DONE', removed: 0, restored: 1, kept: 1 },
      kept: [{ row: 3, reason: 'This reading has already been voided.' }],
    })
    // The meter had run to 10 when it was replaced, and has to 5 since.
    expect((await items()).map(({ hours }: { hours: number }) => hours)).toEqual([15, 10])
  })

  it('is undone after a later one of the same machine was', async () => {
    const head = 'brand,model,serial_number,hours'
    const { body: first } = await bringIn('operatorAdmin', `${head}\nHarrow,WL-120,GHT00123,10`)
    const { body: second } = await bringIn('operatorAdmin', `${head}\nHarrow,WL-120,GHT00123,20`)
    expect(await undo('operatorAdmin', second.import_id)).toMatchObject({ undo: { restored: 1, kept: 0 } })
    expect(await undo('operatorAdmin', first.import_id)).toMatchObject({ undo: { removed: 1, kept: 0 } })
    expect(await items()).toEqual([])
  })

  it('unassigns the models that it has assigned, unless they are used since', async () => {
    const rows = ['Harrow,WL-120,GHT00123', 'Harrow,EX-210,RQ-0518', 'Harrow,SK-40,SK-77'].join('\n')
    const assigned = async () => {
      const { items } = (await (await test.as('operator')).get('/api/v2/machines/')).body
      return items.map(({ model }: { model: string }) => model).sort()
    }
    await test.db.updateTable('operator_machine').set({ removed_at: new Date() }).execute()
    const before = await assigned()
    const { body } = await bringIn('dealerUser', `brand,model,serial_number\n${rows}`)
    expect(await assigned()).toHaveLength(before.length + 3)
    await bringIn('dealerUser', 'brand,model,serial_number\nHarrow,EX-210,RQ-0519')
    expect(await undo('dealerUser', body.import_id)).toMatchObject({ undo: { removed: 3 } })
    expect(await assigned()).toEqual([...before, 'EX-210'].sort())
    await test.db.updateTable('operator_machine').set({ removed_at: null }).execute()
  })

  it('is not undone where another dealership serves the machine since', async () => {
    const { body } = await bringIn('dealerAdmin', 'brand,model,serial_number\nHarrow,WL-120,GHT00123')
    const eastmoor = await organizationId(test, 'Eastmoor Machines')
    await test.db.updateTable('machine_instance').set({ dealership_id: eastmoor }).execute()
    expect(await undo('dealerAdmin', body.import_id)).toMatchObject({
      undo: { status: 'DONE', removed: 0, kept: 1 },
      kept: [{ row: 2, reason: 'Another dealership serves the machine since.' }],
    })
    expect(await items()).toHaveLength(1)
  })

  it('is not undone after a day, nor by another dealership', async () => {
    const { body } = await bringIn('operatorAdmin', 'brand,model,serial_number\nHarrow,WL-120,GHT00123')
    const url = `/api/v2/machines/imports/${body.import_id}`
    expect((await (await test.as('dealerAdmin')).post(`${url}/undo`, {})).status).toBe(404)
    const longAgo = { created_at: new Date(Date.now() - 25 * 3_600_000) }
    await test.db.updateTable('machine_import').set(longAgo).where('id', '=', body.import_id).execute()
    expect((await (await test.as('operatorAdmin')).post(`${url}/undo`, {})).body.code).toBe('import_not_undoable')
    expect(await items()).toHaveLength(1)
    const gone = { created_at: new Date(Date.now() - 49 * 3_600_000) }
    await test.db.updateTable('machine_import').set(gone).where('id', '=', body.import_id).execute()
    expect((await (await test.as('operatorAdmin')).get(url)).status).toBe(404)
  })

  it('lists the first 500 refused rows and counts the others', async () => {
    const rows = 'Harrow,WL-120,\n'.repeat(600)
    const { body } = await bringIn('operatorAdmin', `brand,model,serial_number\n${rows}Harrow,WL-120,GHT00123\n`)
    expect([body.created, body.refused, body.refused_not_listed]).toEqual([1, 600, 100])
    expect(body.rows).toHaveLength(501)
    expect(body.rows.at(-1)).toMatchObject({ row: 602, fate: 'created' })
  })

  it('answers 409 while another import of the organization is running, and stores nothing', async () => {
    await test.db.connection().execute(async (another) => {
      const lock = sql`hashtextextended('import:' || ${ridgeline}, 0)`
      await sql`select pg_advisory_lock(${lock})`.execute(another)
      for (const who of ['operatorAdmin', 'dealerAdmin'] as const) {
        const { status, body } = await bringIn(who, table)
        expect([status, body.code]).toEqual([409, 'import_running'])
      }
      await sql`select pg_advisory_unlock(${lock})`.execute(another)
    })
    expect(await items()).toEqual([])
    expect((await bringIn('operatorAdmin', table)).status).toBe(200)
  })

  it('answers 409 while another table of the organization arrives, without waiting for it', async () => {
    const operator = await test.as('operatorAdmin')
    const headers = { 'content-type': 'multipart/form-data; boundary=part' }
    const send = () => {
      const arriving = new PassThrough()
      const request = {
        arriving,
        isOver: false,
        answer: operator.send('POST', `${address()}/import`, { payload: arriving, headers }),
      }
      void request.answer.finally(() => {
        request.isOver = true
      })
      return request
    }
    const second = () => bringIn('operatorAdmin', table, { dry_run: 'true' })
    let first = send()
    await test.until(async () => {
      if ((await second()).body.code === 'import_running') return true
      // The one that was meant to be second may have been admitted first.
      if (first.isOver) first = send()
      return false
    })
    first.arriving.end('--part--\r\n')
    expect((await first.answer).status).toBe(400)
    expect((await second()).status).toBe(200)
  })

  it('has at most 10 MB', async () => {
    expect((await bringIn('operatorAdmin', Buffer.alloc(10 * 1024 * 1024 + 1, 'x'))).status).toBe(413)
  })

  it('can be imported by the owner’s people and those who serve it', async () => {
    const statuses = []
    for (const who of ['operator', 'strangerStaff', 'strangerOperator'] as const) {
      statuses.push((await bringIn(who, table)).status)
    }
    expect(statuses).toEqual([403, 404, 403])
    expect(await items()).toEqual([])
  })
})

describe('an exported table of machines', () => {
  it('can be imported again without changes', async () => {
    await bringIn('operatorAdmin', table.replace('Loader 3', '=1+1'))
    const { statusCode, headers, body } = await exported('operator')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(body.split('\r\n')[0]).toBe(
      '\ufeff"brand","model","serial_number","name","location","unit","hours","hours_at","in_service_on","operator","served_until"',
    )
    expect(body).toContain(`"'=1+1"`)
    expect(body).toContain('"Ridgeline Quarry",""\r\n')
    const again = await bringIn('operatorAdmin', body)
    expect(again.body).toMatchObject({ unchanged: 2, created: 0, updated: 0, refused: 0 })
  })

  it('has all machines that the search finds, also beyond one batch', async () => {
    const machine_id = await test.machineId('WL-120')
    const machines = Array.from({ length: 1100 }, (_, index) => {
      const serial_number = `GHT1${String(index).padStart(5, '0')}`
      return { organization_id: ridgeline, machine_id, serial_number, serial_key: serial_number }
    })
    await test.db.insertInto('machine_instance').values(machines).execute()
    const { body } = await exported('operator')
    expect(new Set(body.match(/GHT1\d{5}/g)).size).toBe(1100)
    expect((await exported('operator', '?search=GHT100007')).body.trimEnd().split('\r\n')).toHaveLength(2)
  })

  it('of strangers does not exist', async () => {
    expect((await exported('strangerStaff')).statusCode).toBe(404)
  })
})

describe('GET /machines/{id}/serial-suggestions', () => {
  const suggestions = async (who: Who, prefix: string) => {
    const url = `/api/v2/machines/${await test.machineId('WL-120')}/serial-suggestions?prefix=${prefix}`
    return (await (await test.as(who)).get(url)).body
  }

  it('start with what was typed: visible machines, then the starts of the ranges', async () => {
    await bringIn('operatorAdmin', table)
    const foreign = await organizationId(test, 'Eastmoor Pit')
    await addInstance(test, { operatorId: foreign, dealershipId: null })
    const { items: found } = await suggestions('operator', 'ght-0')
    expect(found.map(({ serial_number }: { serial_number: string }) => serial_number)).toEqual(['GHT00123', 'GHT00100'])
    expect(found[0]).toMatchObject({ variant: 'Standard', instance_id: (await items())[0].id })
    expect((await suggestions('operator', '%')).items).toEqual([])
    expect((await suggestions('operator', '-')).items).toEqual([])
  })

  it('need a prefix, and a machine that the caller may see', async () => {
    expect((await suggestions('operator', '')).status).toBe(400)
    expect((await suggestions('strangerOperator', 'G')).status).toBe(404)
  })
})
