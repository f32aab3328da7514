import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useUpAttempts } from '../../../../tests/support/job-attempts'
import { isWaitingForLock } from '../../../../tests/support/lock-wait'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import type { Visitor } from '../../../../tests/support/visitor'
import { workbookFiles, workbookOf, zipOf } from '../../../../tests/support/workbook'

let test: TestApp
let admin: Visitor
let base: string
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.as('dealerAdmin')
  const { body } = await admin.post('/api/v2/catalogues/', { name: 'Parts', currency: 'USD' })
  base = `/api/v2/catalogues/${body.id}`
})
afterAll(() => test.close())

const head = 'part_number,description,price,core_charge,pack_size,superseded_by,is_active'

async function check(content: string | Buffer) {
  const file = { field: 'file', name: 'parts.csv', content: Buffer.from(content), type: 'text/csv' }
  const { status, body } = await admin.postForm(`${base}/imports`, {}, file)
  expect([status, body.status]).toEqual([202, 'READING'])
  await test.runJobs()
  return (await admin.get(`${base}/imports/${body.id}`)).body
}

async function apply(id: string, rows: 'all' | 'good' = 'all') {
  const { status, body } = await admin.post(`${base}/imports/${id}/apply`, { rows })
  if (status !== 202) return body
  await test.runJobs()
  return (await admin.get(`${base}/imports/${id}`)).body
}

/** What the admin's notices say, the newest first. */
const notices = async (): Promise<{ outcome: string; text: string; link: string }[]> =>
  (await admin.get('/api/v2/notices/')).body.items

const importAll = async (...rows: string[]) => apply((await check([head, ...rows].join('\n'))).id)
const rowsOf = async (id: string, fate = 'refused') =>
  (await admin.get(`${base}/imports/${id}/rows?fate=${fate}`)).body.items
const partsOf = (prefix: string) =>
  test.db
    .selectFrom('catalogue_part')
    .where('part_number', 'like', `${prefix}%`)
    .selectAll()
    .orderBy('part_number')
    .execute()
const counts = ({ created, updated, unchanged, refused }: Record<string, number>) => [
  created,
  updated,
  unchanged,
  refused,
]

describe('a table of parts', () => {
  it('with a price with which a bundle would cost more than an amount can be has that row refused', async () => {
    await importAll('MAX-1,Pump,400000000,,,,', 'MAX-2,Seal,1,,,,')
    const [pump, seal] = await partsOf('MAX-')
    const parts = [
      { part_id: pump?.id, quantity: 2 },
      { part_id: seal?.id, quantity: 1 },
    ]
    expect((await admin.post('/api/v2/catalogue-parts/bundle', { name: 'Largest', parts })).status).toBe(201)
    const checked = await check([head, 'MAX-1,Pump,500000000,,,,', 'MAX-2,Seal,0.50,,,,'].join('\n'))
    expect(counts(checked)).toEqual([0, 1, 0, 1])
    const [refused] = await rowsOf(checked.id)
    expect([refused.line, refused.reason]).toEqual([2, expect.stringContaining('Largest')])
    expect((await apply(checked.id, 'good')).status).toBe('APPLIED')
    expect((await partsOf('MAX-')).map(({ cost_amount }) => cost_amount)).toEqual([40_000_000_000, 50])
  })

  it('is checked first, changes the catalogue when applied, and changes nothing the second time', async () => {
    const table = [head, 'A-1,Filter,12.50,3,2,A-2,', 'A-2,"Filter, new",14,,,,no', 'A-3,=1+1,,,,,'].join('\n')
    const checked = await check(table)
    expect([checked.status, checked.progress, counts(checked)]).toEqual(['CHECKED', 3, [3, 0, 0, 0]])
    expect(await partsOf('A-')).toEqual([])

    const applied = await apply(checked.id)
    expect([applied.status, applied.failure]).toEqual(['APPLIED', null])
    const [first, second, third] = await partsOf('A-')
    expect(first).toMatchObject({
      ...{ description: 'Filter', cost_amount: 1250, cost_currency: 'USD', core_charge_amount: 300, pack_size: 2 },
      ...{ superseded_by_id: second?.id, is_active: true },
    })
    expect(second).toMatchObject({ description: 'Filter, new', cost_amount: 1400, is_active: false })
    expect(third).toMatchObject({ description: '=1+1', cost_amount: null, cost_currency: null })

    const again = await check(table)
    expect(counts(again)).toEqual([0, 0, 3, 0])
    expect((await apply(again.id)).status).toBe('APPLIED')
    expect(await partsOf('A-')).toEqual([first, second, third])
  })

  it('notifies whoever uploaded it that it is checked, stored, or refused', async () => {
    const { id } = await importAll('N-1,Filter,1,,,,')
    const [stored, checked] = await notices()
    expect(checked).toMatchObject({ outcome: 'success', text: expect.stringContaining('is checked') })
    expect(stored).toMatchObject({
      outcome: 'success',
      text: 'parts.csv is imported. New: 1. Changed: 0. Refused: 0.',
      link: `/manage-catalogue/import/${id}`,
    })
    await check('nothing of parts')
    expect((await notices())[0]).toMatchObject({
      outcome: 'failure',
      text: expect.stringContaining('was not imported'),
    })
  })

  it('says which of its columns it does not import, and which ones may be meant', async () => {
    const checked = await check('part_number,prise,Shelf\nU-1,12.50,4')
    const unused = [
      { name: 'prise', suggestion: 'price' },
      { name: 'Shelf', suggestion: null },
    ]
    expect([checked.status, checked.unused_columns]).toEqual(['CHECKED', unused])
    expect((await apply(checked.id)).unused_columns).toEqual(unused)
  })

  it('shows how its columns are read, and is read again as somebody chooses; the next one is read so, too', async () => {
    const table =
      'Artikelnummer;Kurztext;Altpreis;Neupreis\nM-1;Filter;9,00;1.250,50\nM-2;Riemen;8,00;12,5000\nSumme;;17,00;99'
    const first = await check(table)
    expect(first.outline).toMatchObject({
      ...{ sheet: null, separator: 'semicolon', head_line: 1, left_out_count: 1 },
      columns: [
        { heading: 'Artikelnummer', field: 'part_number', recognized_by: 'name' },
        { heading: 'Kurztext', field: 'description' },
        { heading: 'Altpreis', field: null },
        { heading: 'Neupreis', field: null },
      ],
      preview: [
        { line: 2, values: ['M-1', 'Filter', null, null] },
        { line: 3, values: ['M-2', 'Riemen', null, null] },
      ],
      left_out: [{ line: 4, why: 'total' }],
    })
    const columns = ['part_number', 'description', null, 'price'].map((field, position) => ({ position, field }))
    const { status } = await admin.put(`${base}/imports/${first.id}/mapping`, { columns })
    expect(status).toBe(202)
    await test.runJobs()
    const changed = (await admin.get(`${base}/imports/${first.id}`)).body
    expect([changed.status, counts(changed)]).toEqual(['CHECKED', [2, 0, 0, 0]])
    expect(changed.outline.columns[3]).toMatchObject({ field: 'price', recognized_by: 'chosen', decimal_sign: 'comma' })
    expect(changed.outline.preview[0].values).toEqual(['M-1', 'Filter', null, '1250.50'])
    await apply(first.id)
    expect(await partsOf('M-')).toMatchObject([{ cost_amount: 125_050 }, { cost_amount: 1250 }])
    expect((await admin.put(`${base}/imports/${first.id}/mapping`, { columns })).body.code).toBe('import_not_checked')
    const next = await check(table)
    expect([next.outline.columns[3].recognized_by, counts(next)]).toEqual(['remembered', [0, 0, 2, 0]])
  })

  it('without recognized columns fails, and is read once somebody has named them', async () => {
    const failed = await check('thing;words\nfilter;O-1\n')
    expect([failed.status, failed.outline.columns.map(({ field }: { field: unknown }) => field)]).toEqual([
      'FAILED',
      [null, null],
    ])
    const columns = [
      { position: 1, field: 'part_number' },
      { position: 0, field: 'description' },
    ]
    await admin.put(`${base}/imports/${failed.id}/mapping`, { columns })
    await test.runJobs()
    expect((await admin.get(`${base}/imports/${failed.id}`)).body).toMatchObject({ status: 'CHECKED', created: 1 })
  })

  it('names the cells for which a row is refused', async () => {
    const checked = await check('part_number,description,price\nR-1,Filter,5.00\n4.51E+12,#REF!,x\n')
    expect(await rowsOf(checked.id)).toMatchObject([{ line: 3, cells: ['A3', 'B3', 'C3'] }])
  })

  it('is read from a workbook as from CSV', async () => {
    const rows = [
      ['part_number', 'description', 'price'],
      ['X-1', 'Filter', '12.50'],
      ['X-2', 'Belt', '1,000'],
      ['X-3', 'Hose', '1,000.00'],
      ['x-1'],
    ]
    const checked = await check(workbookOf(rows))
    expect([checked.status, counts(checked)]).toEqual(['CHECKED', [3, 0, 0, 1]])
    expect(await rowsOf(checked.id)).toMatchObject([{ line: 5, reason: 'Row 2 has the same part number.' }])
    await apply(checked.id, 'good')
    expect(await partsOf('X-')).toMatchObject([
      { part_number: 'X-1', cost_amount: 1250 },
      { part_number: 'X-2', cost_amount: 100_000 },
      { part_number: 'X-3', cost_amount: 100_000 },
    ])
  })

  it('in half a workbook fails, with what to do', async () => {
    const half = workbookOf([['part_number'], ['X-9']]).subarray(0, 300)
    expect(await check(half)).toMatchObject({ status: 'FAILED', failure: expect.stringContaining('damaged') })
  })

  it('changes what it says of known parts, whatever the case of their numbers, and leaves the rest', async () => {
    await importAll('B-1,Filter,12.50,,2,,', 'B-2,Belt,5,,,,')
    const checked = await check('Part number;price\r\nb-1;"13,00"\r\nB-2;5\r\n')
    expect(counts(checked)).toEqual([0, 1, 1, 0])
    await apply(checked.id)
    expect(await partsOf('B-')).toMatchObject([
      { part_number: 'B-1', description: 'Filter', cost_amount: 1300, pack_size: 2 },
      { description: 'Belt', cost_amount: 500, version: 1 },
    ])
  })

  it('names what is wrong with each refused row, and is stored as a whole or without them', async () => {
    const table = [
      `${head},currency`,
      'C-1,Good,1,,,,,USD',
      'C-2,Bad price,"1,250",,,,,',
      'C-3,Half pack,1,,2.5,,,',
      'C-4,Foreign,1,,,,,EUR',
      'c-1,Twice,1,,,,,',
      '--,No number,1,,,,,',
      'C-5,Unknown,1,,,NOWHERE,,',
      'C-6,Follows a refused one,1,,,C-5,,',
      'C-7,Circle,1,,,C-8,,',
      'C-8,Circle,1,,,C-7,,',
      'C-9,Too long,1,,,,,,x,y',
      'C-10,Twice wrong,-5,abc,,,maybe,',
    ].join('\n')
    const checked = await check(table)
    expect(counts(checked)).toEqual([1, 0, 0, 11])
    const reasons = (await rowsOf(checked.id)).map(({ line, reason }: { line: number; reason: string }) => [
      line,
      reason,
    ])
    expect(reasons).toEqual([
      [3, expect.stringContaining('price is “1,250”, which could be thousands')],
      [4, expect.stringContaining('pack_size is “2.5”, which is not a whole number from 1')],
      [5, 'The prices of this catalogue are in USD.'],
      [6, 'Row 2 has the same part number.'],
      [7, 'part_number must have letters or digits.'],
      [8, 'There is no part NOWHERE.'],
      [9, 'There is no part C-5.'],
      [10, 'The supersession leads back to the same part.'],
      [11, 'The supersession leads back to the same part.'],
      [12, 'There are 10 cells, but 8 column names.'],
      [
        13,
        'price is “-5”, which is below zero. core_charge is “abc”, which is not an amount in USD such as 125.00. is_active is “maybe”, which is neither yes nor no.',
      ],
    ])
    expect((await apply(checked.id, 'all')).code).toBe('rows_refused')
    expect(await partsOf('C-')).toEqual([])
    expect((await apply(checked.id, 'good')).status).toBe('APPLIED')
    expect(await partsOf('C-')).toMatchObject([{ part_number: 'C-1' }])
  })

  it('that cannot be read fails with its line and changes nothing', async () => {
    const failures = []
    for (const content of ['', 'name\nx', head, `${head}\nD-2,"open`, '%PDF-1.7']) {
      const failed = await check(content)
      expect((await apply(failed.id)).code).toBe('import_not_checked')
      failures.push([failed.status, failed.failure])
    }
    expect(failures).toEqual([
      ['FAILED', 'Line 1: The file is empty.'],
      ['FAILED', 'Line 1: A column is missing: part_number. Choose which one it is.'],
      ['FAILED', 'Line 1: There are no rows below the column names.'],
      ['FAILED', 'Line 2: A quote is opened and never closed.'],
      ['FAILED', 'This file is not a table. Choose an XLSX or CSV file.'],
    ])
    expect(await partsOf('D-')).toEqual([])
  })

  it('is read from the beginning if its job was killed', async () => {
    const file = {
      field: 'file',
      name: 'parts.csv',
      content: Buffer.from(`${head}\nE-1,,,,,,\nE-2,,,,,,`),
      type: 'text/csv',
    }
    const { body } = await admin.postForm(`${base}/imports`, {}, file)
    const key = await test.db
      .selectFrom('catalogue_import')
      .where('id', '=', body.id)
      .select(['organization_id', 'id as import_id'])
      .executeTakeFirstOrThrow()
    await test.db
      .insertInto('catalogue_import_row')
      .values({ ...key, line: 2, part_number: 'E-1' })
      .execute()
    await test.runJobs()
    expect(counts((await admin.get(`${base}/imports/${body.id}`)).body)).toEqual([2, 0, 0, 0])
  })

  it('whose process was killed at its last attempt is FAILED with what to do, and is started again', async () => {
    const file = {
      field: 'file',
      name: 'parts.csv',
      content: Buffer.from(`${head}\nK-1,Filter,,,,,`),
      type: 'text/csv',
    }
    const { body } = await admin.postForm(`${base}/imports`, {}, file)
    const url = `${base}/imports/${body.id}`
    const read = async () => (await admin.get(url)).body
    const kill = async () => {
      await useUpAttempts(test.db, `import-catalogue:${body.id}`)
      await test.onRecovered()
    }
    await test.onRecovered()
    expect(await read()).toMatchObject({ status: 'READING' })
    await kill()
    const failure = 'The import was interrupted, and nothing was stored. Start it again, or discard it.'
    expect(await read()).toMatchObject({ status: 'FAILED', failure, can_restart: true })
    expect((await notices())[0]).toMatchObject({ outcome: 'failure', text: expect.stringContaining(failure) })
    expect((await admin.post(`${url}/restart`, {})).body).toMatchObject({ status: 'READING', can_restart: false })
    await test.runJobs()
    expect(await read()).toMatchObject({ status: 'CHECKED', created: 1 })
    expect((await admin.post(`${url}/restart`, {})).body.code).toBe('import_not_restartable')

    await admin.post(`${url}/apply`, { rows: 'all' })
    await kill()
    expect(await read()).toMatchObject({ status: 'FAILED', failure, can_restart: true })
    await check(`${head}\nK-2,Filter,,,,,`)
    await admin.post(`${url}/restart`, {})
    await test.runJobs()
    expect(await read()).toMatchObject({ status: 'APPLIED', failure: null })
    expect(await partsOf('K-')).toMatchObject([{ part_number: 'K-1' }])
  })

  it('is not stored over what was changed after its upload, and says which part', async () => {
    await importAll('G-1,Filter,10,,,,', 'G-2,Belt,5,,,,')
    const checked = await check(`${head}\nG-1,Filter,11,,,,\nG-2,Belt,6,,,,`)
    const [first] = await partsOf('G-1')
    const changed = await admin.put(`/api/v2/catalogue-parts/${first?.id}`, {
      version: first?.version,
      cost: { amount: 1200, currency: 'USD' },
    })
    expect(changed.status).toBe(200)
    expect(await apply(checked.id)).toMatchObject({ status: 'FAILED', failure: expect.stringContaining('G-1') })
    expect(await partsOf('G-')).toMatchObject([{ cost_amount: 1200 }, { cost_amount: 500 }])
  })

  it.each([
    ['renamed', { part_number: 'J-9' }],
    ['deleted', undefined],
  ])('is not stored as a whole if one of its parts was %s', async (_, change) => {
    await importAll('J-1,Filter,10,,,,', 'J-2,Belt,5,,,,')
    const checked = await check(`${head}\nJ-1,Filter,11,,,,\nJ-2,Belt,6,,,,`)
    const [first] = await partsOf('J-1')
    const path = `/api/v2/catalogue-parts/${first?.id}`
    const { status } = change ? await admin.put(path, { version: first?.version, ...change }) : await admin.delete(path)
    expect(status).toBe(200)
    expect(await apply(checked.id)).toMatchObject({ status: 'FAILED', failure: expect.stringContaining('J-1') })
    expect(await partsOf('J-2')).toMatchObject([{ cost_amount: 500 }])
    await test.db.deleteFrom('catalogue_part').where('part_number', 'like', 'J-%').execute()
  })

  it('is stored although a part that it leaves as it is was changed', async () => {
    await importAll('K-1,Filter,10,,,,', 'K-2,Belt,5,,,,')
    const checked = await check(`${head}\nK-1,Filter,10,,,,\nK-2,Belt,6,,,,`)
    const [first] = await partsOf('K-1')
    await admin.put(`/api/v2/catalogue-parts/${first?.id}`, { version: first?.version, description: 'Oil filter' })
    expect((await apply(checked.id)).status).toBe('APPLIED')
    expect(await partsOf('K-')).toMatchObject([{ description: 'Oil filter' }, { cost_amount: 600 }])
  })

  it('leaves what is changed while it is stored, and then stores nothing', async () => {
    await importAll('L-1,Filter,10,,,,', 'L-2,Belt,5,,,,')
    const checked = await check(`${head}\nL-1,Filter,11,,,,\nL-2,Belt,6,,,,`)
    const started = await admin.post(`${base}/imports/${checked.id}/apply`, { rows: 'all' })
    expect(started.status).toBe(202)
    const running = await test.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('catalogue_part')
        .set({ cost_amount: 1200, updated_at: sql`clock_timestamp()` })
        .where('part_number', '=', 'L-1')
        .execute()
      const job = test.runJobs()
      await test.until(() => isWaitingForLock(test.connection.pool))
      return { job }
    })
    await running.job
    expect((await admin.get(`${base}/imports/${checked.id}`)).body).toMatchObject({
      ...{ status: 'FAILED', failure: expect.stringContaining('L-1') },
    })
    expect(await partsOf('L-')).toMatchObject([{ cost_amount: 1200 }, { cost_amount: 500 }])
  })

  it('is not stored if a part has another version, by a change that had begun before the check', async () => {
    await importAll('V-1,Filter,10,,,,')
    const checked = await check(`${head}\nV-1,Filter,11,,,,`)
    const change = { cost_amount: 1200, version: sql<number>`version + 1` }
    await test.db.updateTable('catalogue_part').set(change).where('part_number', '=', 'V-1').execute()
    expect(await apply(checked.id)).toMatchObject({ status: 'FAILED', failure: expect.stringContaining('V-1') })
    expect(await partsOf('V-')).toMatchObject([{ cost_amount: 1200 }])
  })

  it('that was checked by a version that noted no parts is stored, and undone', async () => {
    await importAll('W-1,Filter,10,,,,')
    const checked = await check(`${head}\nW-1,Filter,11,,,,\nW-2,Belt,5,,,,`)
    const unnoted = { part_id: null, applied_version: null, before: null }
    await test.db.updateTable('catalogue_import_row').set(unnoted).where('import_id', '=', checked.id).execute()
    expect((await apply(checked.id)).status).toBe('APPLIED')
    expect((await rowsOf(checked.id, 'created'))[0]?.part_id).toBe((await partsOf('W-2'))[0]?.id)
    await admin.post(`${base}/imports/${checked.id}/undo`, {})
    await test.runJobs()
    expect((await admin.get(`${base}/imports/${checked.id}`)).body.undo).toMatchObject({ removed: 1, restored: 1 })
    expect(await partsOf('W-')).toMatchObject([{ cost_amount: 1000 }])
  })

  it('is not stored if its supersessions lead back by one that was entered after its upload', async () => {
    await importAll('H-1,Old,1,,,,', 'H-2,New,1,,,H-3,', 'H-3,Newest,1,,,,')
    const checked = await check(`${head}\nH-1,Old,1,,,H-2,`)
    const [first, , third] = await partsOf('H-')
    const { status } = await admin.put(`/api/v2/catalogue-parts/${third?.id}`, {
      version: third?.version,
      superseded_by_id: first?.id,
    })
    expect(status).toBe(200)
    expect(await apply(checked.id)).toMatchObject({ status: 'FAILED', failure: expect.stringContaining('superseded') })
    expect(await partsOf('H-1')).toMatchObject([{ superseded_by_id: null }])
  })

  it('knows its parts by number whatever hyphen is typed, also those that are entered by hand', async () => {
    await importAll('QX-77,Filter,1,,,,')
    expect(counts(await check(`${head}\nQX\u201177\u200b,Filter,2,,,,`))).toEqual([0, 1, 0, 0])
    const typed = { catalogue_id: base.split('/').at(-1), part_number: 'QX\u201177', description: 'Filter' }
    expect((await admin.post('/api/v2/catalogue-parts/', typed)).status).toBe(409)
  })

  it('is undone for a day: what is unused is removed, what is unchanged restored, and the rest named', async () => {
    await importAll('Z-1,Filter,10,,,,', 'Z-2,Belt,5,,,,')
    const stored = await importAll(
      'Z-1,Oil filter,11,,,,',
      'Z-2,Belt,6,,,,',
      'Z-3,Hose,1,,,Z-4,',
      'Z-4,Hose,2,,,,',
      'Z-5,Cap,1,,,,',
    )
    expect(stored.undo).toMatchObject({ status: 'POSSIBLE', removed: 0 })
    const [, belt, , , cap] = await partsOf('Z-')
    await admin.put(`/api/v2/catalogue-parts/${belt?.id}`, { version: belt?.version, description: 'V-belt' })
    const used = [{ part_id: cap?.id, quantity: 1 }]
    expect((await admin.post('/api/v2/catalogue-parts/bundle', { name: 'With a cap', parts: used })).status).toBe(201)

    const url = `${base}/imports/${stored.id}`
    expect((await admin.post(`${url}/undo`, {})).body.undo).toMatchObject({ status: 'RUNNING' })
    await test.runJobs()
    const undone = (await admin.get(url)).body
    expect(undone.undo).toMatchObject({ status: 'DONE', removed: 2, restored: 1, kept: 2 })
    expect(await partsOf('Z-')).toMatchObject([
      { part_number: 'Z-1', description: 'Filter', cost_amount: 1000 },
      { part_number: 'Z-2', description: 'V-belt', cost_amount: 600 },
      { part_number: 'Z-5' },
    ])
    const { items } = (await admin.get(`${url}/rows?undone=kept`)).body
    expect(items).toMatchObject([
      { part_number: 'Z-2', reason: 'The part was changed since.' },
      { part_number: 'Z-5', reason: 'The part is used since.' },
    ])
    expect((await notices())[0]?.text).toContain('Removed: 2. Restored: 1. Left as they are: 2.')
    await test.db
      .updateTable('catalogue_import')
      .set({ finished_at: new Date(0), undo: null })
      .where('id', '=', stored.id)
      .execute()
    expect((await admin.get(url)).body.undo).toBeNull()
    expect((await admin.post(`${url}/undo`, {})).body.code).toBe('import_not_undoable')
  })

  it('is undone in portions, also where parts of another portion replace some', async () => {
    const numbers = Array.from({ length: 1100 }, (_, index) => `PO-${String(index).padStart(4, '0')}`)
    await importAll(...numbers.slice(0, 50).map((number) => `${number},Filter,10,,,,`))
    const replacements = new Map([
      [60, 'PO-1099'],
      [0, 'PO-1098'],
    ])
    const rows = numbers.map((number, index) => `${number},Filter,11,,,${replacements.get(index) ?? ''},`)
    const { id, created, updated } = await importAll(...rows)
    expect([created, updated]).toEqual([1050, 50])
    await admin.post(`${base}/imports/${id}/undo`, {})
    await test.runJobs()
    const { undo } = (await admin.get(`${base}/imports/${id}`)).body
    expect(undo).toMatchObject({ status: 'DONE', removed: 1050, restored: 50, kept: 0 })
    const left = await partsOf('PO-')
    expect(left.map(({ part_number }) => part_number)).toEqual(numbers.slice(0, 50))
    expect(new Set(left.map(({ cost_amount, superseded_by_id }) => `${cost_amount} ${superseded_by_id}`))).toEqual(
      new Set(['1000 null']),
    )
  })

  it('is not undone where its former prices would cost a bundle more than an amount can be', async () => {
    await importAll('SUM-1,Pump,900000000,,,,', 'SUM-2,Seal,9,,,,')
    const { id } = await importAll('SUM-1,Pump,1,,,,', 'SUM-2,Seal,1,,,,')
    const [pump, seal] = await partsOf('SUM-')
    const parts = [
      { part_id: pump?.id, quantity: 2 },
      { part_id: seal?.id, quantity: 1 },
    ]
    expect((await admin.post('/api/v2/catalogue-parts/bundle', { name: 'Made since', parts })).status).toBe(201)
    await admin.post(`${base}/imports/${id}/undo`, {})
    await test.runJobs()
    expect((await partsOf('SUM-')).map(({ cost_amount }) => cost_amount)).toEqual([100, 100])
    const { items } = (await admin.get(`${base}/imports/${id}/rows?undone=kept`)).body
    expect(items).toMatchObject([
      { line: 2, reason: expect.stringContaining('With its former price, the parts of “Made since”') },
      { line: 3, reason: expect.stringContaining('Made since') },
    ])
    expect((await admin.get(`${base}/bundles`)).status).toBe(200)
  })

  it('is not undone where its former supersession would now lead back', async () => {
    await importAll('CY-1,Pump,1,,,CY-2,', 'CY-2,Pump,1,,,,', 'CY-3,Pump,1,,,,')
    const { id } = await importAll('CY-1,Pump,1,,,CY-3,')
    const [first, second, third] = await partsOf('CY-')
    const { status } = await admin.put(`/api/v2/catalogue-parts/${second?.id}`, {
      version: second?.version,
      superseded_by_id: first?.id,
    })
    expect(status).toBe(200)
    await admin.post(`${base}/imports/${id}/undo`, {})
    await test.runJobs()
    expect((await partsOf('CY-')).map(({ superseded_by_id }) => superseded_by_id)).toEqual([third?.id, first?.id, null])
    const { items } = (await admin.get(`${base}/imports/${id}/rows?undone=kept`)).body
    expect(items).toMatchObject([{ line: 2, reason: expect.stringContaining('would now lead back') }])
  })

  it('is not undone where what is kept would lead back with what is restored, or cost too much with it', async () => {
    await importAll(
      'RC-1,Pump,1,,,RC-2,',
      'RC-2,Pump,1,,,,',
      'RC-3,Pump,1,,,RC-1,',
      'RC-4,Pump,1,,,,',
      'RC-5,Seal,900000000,,,,',
    )
    const { id } = await importAll('RC-1,Pump,900000000,,,RC-3,', 'RC-3,Pump,1,,,RC-4,', 'RC-5,Seal,1,,,,')
    const [first, second, third, fourth, seal] = await partsOf('RC-')
    const { status } = await admin.put(`/api/v2/catalogue-parts/${second?.id}`, {
      version: second?.version,
      superseded_by_id: first?.id,
    })
    expect(status).toBe(200)
    const parts = [first, seal].map((part) => ({ part_id: part?.id, quantity: 1 }))
    expect((await admin.post('/api/v2/catalogue-parts/bundle', { name: 'Both', parts })).status).toBe(201)
    await admin.post(`${base}/imports/${id}/undo`, {})
    await test.runJobs()
    expect((await admin.get(`${base}/imports/${id}`)).body.undo).toMatchObject({ status: 'DONE', restored: 0, kept: 3 })
    const after = await partsOf('RC-')
    expect(after.map(({ superseded_by_id }) => superseded_by_id)).toEqual([
      third?.id,
      first?.id,
      fourth?.id,
      null,
      null,
    ])
    expect(after.map(({ cost_amount }) => cost_amount)).toEqual([90_000_000_000, 100, 100, 100, 100])
    const { items } = (await admin.get(`${base}/imports/${id}/rows?undone=kept`)).body
    expect(items).toMatchObject([
      { line: 2, reason: expect.stringContaining('would now lead back') },
      { line: 3, reason: expect.stringContaining('would now lead back') },
      { line: 4, reason: expect.stringContaining('“Both” would add up to more') },
    ])
  })

  it('refuses what would lead back, or cost too much, with what the catalogue keeps for a refused row', async () => {
    await importAll('RF-1,Pump,900000000,,,RF-2,', 'RF-2,Pump,1,,,,', 'RF-3,Pump,1,,,,', 'RF-4,Seal,1,,,,')
    const [first, , , seal] = await partsOf('RF-')
    const parts = [first, seal].map((part) => ({ part_id: part?.id, quantity: 1 }))
    expect((await admin.post('/api/v2/catalogue-parts/bundle', { name: 'Pump and seal', parts })).status).toBe(201)
    const rows = ['RF-1,Pump,1,,,RF-3,', 'RF-2,Pump,1,,,RF-1,', 'RF-3,Pump,1,,,RF-1,', 'RF-4,Seal,900000000,,,,']
    const { id } = await check([head, ...rows].join('\n'))
    expect(await rowsOf(id)).toMatchObject([
      { line: 2, reason: expect.stringContaining('leads back') },
      { line: 3, reason: expect.stringContaining('leads back') },
      { line: 4, reason: expect.stringContaining('leads back') },
      { line: 5, reason: expect.stringContaining('“Pump and seal” would add up to more') },
    ])
  })

  it('whose undo was killed at its last attempt says so, and is undone again', async () => {
    const { id } = await importAll('UK-1,Pump,1,,,,')
    const url = `${base}/imports/${id}`
    await admin.post(`${url}/undo`, {})
    await test.onRecovered()
    expect((await admin.get(url)).body.undo).toMatchObject({ status: 'RUNNING' })
    await useUpAttempts(test.db, `import-catalogue:${id}`)
    await test.onRecovered()
    expect((await admin.get(url)).body).toMatchObject({ status: 'APPLIED', undo: { status: 'FAILED' } })
    expect((await notices())[0]).toMatchObject({
      outcome: 'failure',
      text: 'Undoing parts.csv was interrupted. Open the import, and undo it again.',
    })
    // What was begun within the day is ended, whenever that is.
    const longAgo = { finished_at: new Date(0) }
    await test.db.updateTable('catalogue_import').set(longAgo).where('id', '=', id).execute()
    await check(`${head}\nUK-2,Filter,,,,,`)
    expect((await admin.post(`${url}/undo`, {})).status).toBe(202)
    await test.runJobs()
    expect((await admin.get(url)).body.undo).toMatchObject({ status: 'DONE', removed: 1 })
  })

  it('is discarded while nothing is stored, and only then', async () => {
    const checked = await check(`${head}\nI-1,Filter,1,,,,`)
    expect((await admin.delete(`${base}/imports/${checked.id}`)).status).toBe(204)
    expect((await admin.get(`${base}/imports/${checked.id}`)).status).toBe(404)
    expect((await apply(checked.id)).status).toBe(404)
    const unreadable = await check('name\nx')
    expect((await admin.delete(`${base}/imports/${unreadable.id}`)).status).toBe(204)
    const { id } = await importAll('I-2,Filter,1,,,,')
    expect((await admin.delete(`${base}/imports/${id}`)).body.code).toBe('import_not_discardable')
  })

  it('is exported as one that changes nothing', async () => {
    await importAll("F-1,'=SUM(A1),0.05,,,,", 'F-2,"Quote "" and, comma",1000000,7,4,F-1,no')
    const { raw } = await admin.get(`${base}/export`)
    expect(raw.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(raw.body).toContain('"\'=SUM(A1)"')
    const { total } = (await admin.get(`${base}/parts?limit=1`)).body
    expect(counts(await check(raw.body))).toEqual([0, 0, total, 0])
  })

  it('is exported so also where numbers look like what a spreadsheet makes of others', async () => {
    const numbers = ['OCT-11', 'Nov-09', '7.20E+04', '2026-05-01', '#N/A', 'QV  5', 'QV\u31646']
    const { id: catalogue_id } = (await admin.get(base)).body
    for (const part_number of numbers.slice(0, 5)) {
      expect((await admin.post('/api/v2/catalogue-parts/', { catalogue_id, part_number })).status).toBe(201)
    }
    // Stored before numbers had one way to be written.
    const { organization_id } = await test.db
      .selectFrom('catalogue')
      .where('id', '=', catalogue_id)
      .select('organization_id')
      .executeTakeFirstOrThrow()
    const earlier = numbers.slice(5).map((part_number) => ({ organization_id, part_number, description: '' }))
    await test.db.insertInto('catalogue_part').values(earlier).execute()
    const { raw } = await admin.get(`${base}/export`)
    const { total } = (await admin.get(`${base}/parts?limit=1`)).body
    expect(counts(await check(raw.body))).toEqual([0, 0, total, 0])
  })
})

describe('numbers that may be damaged', () => {
  const table = 'part_number,description,superseded_by\nD-1,Filter,SEP-14\nSEP-14,Belt,\n8.10E+06,Pump,\nSep-14,Hose,\n'

  it('are refused with what to do, read as written once somebody has chosen that, and the next time', async () => {
    const first = await check(table)
    expect(counts(first)).toEqual([0, 0, 0, 4])
    const [, refused] = await rowsOf(first.id)
    expect([refused.reason, refused.cells]).toEqual([
      expect.stringContaining('choose that the column is read as written'),
      ['A3'],
    ])
    expect(first.outline.columns[0]).toMatchObject({
      ...{ field: 'part_number', as_written: false },
      doubtful_numbers: ['SEP-14', '8.10E+06', 'Sep-14'],
    })
    const columns = ['part_number', 'description', 'superseded_by'].map((field, position) => ({
      ...{ position, field, as_written: field !== 'description' },
    }))
    await admin.put(`${base}/imports/${first.id}/mapping`, { columns })
    await test.runJobs()
    const changed = (await admin.get(`${base}/imports/${first.id}`)).body
    // The last one is the number of the second one in other letters.
    expect([counts(changed), changed.outline.columns[0].as_written]).toEqual([[3, 0, 0, 1], true])
    expect((await apply(first.id, 'good')).status).toBe('APPLIED')
    const next = await check(table)
    expect([counts(next), next.outline.columns[0].as_written]).toEqual([[0, 0, 3, 1], true])
  })

  it('are taken where the catalogue has them exactly so, and the others refused', async () => {
    const other = 'part no,description\nSEP-14,Belt 2\nSep-14,Hose\n8.10E+06,Pump\n8.10E+07,Pump\n'
    const checked = await check(other)
    expect(counts(checked)).toEqual([0, 1, 1, 2])
    expect((await rowsOf(checked.id)).map(({ line }: { line: number }) => line)).toEqual([3, 5])
  })
})

it('another sheet of a workbook is read once somebody has chosen it', async () => {
  const sheet = (...rows: string[][]) => ({
    rows: rows.map((cells) => `<row>${cells.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`).join(''),
  })
  const filters = sheet(['part_number', 'description'], ['S-1', 'Filter'])
  const belts = sheet(['Part No.', 'Words'], ['S-2', 'Belt'], ['S-3', 'Belt'])
  const { id, outline, ...first } = await check(zipOf(workbookFiles([filters, belts])))
  expect([first.created, outline.sheet, outline.sheets]).toEqual([1, 'Sheet0', ['Sheet0', 'Sheet1']])
  const read = async (mapping: object) => {
    expect((await admin.put(`${base}/imports/${id}/mapping`, mapping)).status).toBe(202)
    await test.runJobs()
    return (await admin.get(`${base}/imports/${id}`)).body
  }
  const second = await read({ columns: [], sheet: 'Sheet1' })
  expect([second.created, second.outline.sheet, second.outline.columns[1].field]).toEqual([2, 'Sheet1', null])
  const columns = ['part_number', 'description'].map((field, position) => ({ position, field }))
  const third = await read({ columns, sheet: 'Sheet1' })
  expect([third.created, third.outline.sheet, third.outline.columns[1].field]).toEqual([2, 'Sheet1', 'description'])
})
