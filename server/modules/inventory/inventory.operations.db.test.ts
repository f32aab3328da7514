import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { organizationId } from '../../../tests/support/instances'
import { useUpAttempts } from '../../../tests/support/job-attempts'
import { addPricedPart } from '../../../tests/support/priced-parts'
import { addProcessedOrder } from '../../../tests/support/stock'
import { createTestApp, type TestApp } from '../../../tests/support/test-app'
import { testUnitOfWork } from '../../../tests/support/unit-of-work'
import { workbookOf } from '../../../tests/support/workbook'
import { reserve } from '.'

let test: TestApp
let dealershipId: string
let store: string
let van: string
let partId: string
const api = '/api/v2/inventory'

beforeAll(async () => {
  test = await createTestApp()
  dealershipId = await organizationId(test, 'Northfield Equipment')
  store = (await addPlace('Store')).body.id
  van = (await addPlace('Van')).body.id
})
beforeEach(async () => {
  partId = await addPricedPart(test.db, dealershipId)
})
afterAll(() => test.close())

const admin = () => test.as('dealerAdmin')
const send = async (method: 'POST' | 'PUT', path: string, payload: object) =>
  (await admin()).send(method, `${api}/${path}`, { payload })
const addPlace = (name: string) => send('POST', 'locations', { name })
const move = (movement: object) => send('POST', `parts/${partId}/movements`, { location_id: store, ...movement })
const received = (quantity: number) => move({ kind: 'RECEIVED', quantity })
const stock = async () => (await (await admin()).get(`${api}/parts/${partId}`)).body
const list = async (query: string) => (await (await admin()).get(`${api}/parts?${query}`)).body
const numberOf = async () =>
  (await test.db.selectFrom('catalogue_part').where('id', '=', partId).select('part_number').executeTakeFirstOrThrow())
    .part_number

/** Reserves some of the part for an order. @returns its number */
async function ordered(quantity: number): Promise<void> {
  const operatorId = await organizationId(test, 'Ridgeline Quarry')
  const lines = [{ quantity, parts: [{ partId, perUnit: 1 }] }]
  const { id } = await addProcessedOrder(test.db, { dealershipId, operatorId, lines })
  await testUnitOfWork(test.db).transact((trx) => reserve(trx, id))
}

describe('the stock of a part', () => {
  it('is received, counted, adjusted and moved, and its ledger names each change and who made it', async () => {
    await received(10)
    await move({ kind: 'COUNTED', quantity: 9, expected: 10 })
    await move({ kind: 'ADJUSTED', quantity: -2, reason: 'Broken' })
    const { status, body } = await move({ kind: 'TRANSFERRED', quantity: 3, to_location_id: van })
    expect([status, body.on_hand, body.levels]).toMatchObject([
      201,
      7,
      [
        { location: 'Store', on_hand: 4 },
        { location: 'Van', on_hand: 3 },
      ],
    ])
    const { body: ledger } = await (await admin()).get(`${api}/parts/${partId}/movements`)
    const entries = ledger.items.map((entry: Record<string, unknown>) => [
      ...[entry.kind, entry.location, entry.on_hand_change, entry.reason],
    ])
    expect(entries).toEqual([
      ['TRANSFERRED', expect.anything(), expect.anything(), ''],
      ['TRANSFERRED', expect.anything(), expect.anything(), ''],
      ['ADJUSTED', 'Store', -2, 'Broken'],
      ['COUNTED', 'Store', -1, ''],
      ['RECEIVED', 'Store', 10, ''],
    ])
    expect(ledger.items[0].by).toBe('Nora Field')
  })

  it('is received by a clerk too, who neither counts, adjusts nor moves it', async () => {
    const clerk = await test.as('dealerUser')
    const movement = (body: object) =>
      clerk.post(`${api}/parts/${partId}/movements`, { location_id: store, quantity: 3, ...body })
    expect((await movement({ kind: 'RECEIVED' })).body).toMatchObject({ on_hand: 3, levels: [{ location: 'Store' }] })
    for (const other of [
      { kind: 'COUNTED', expected: 3 },
      { kind: 'ADJUSTED', reason: 'Found' },
      { kind: 'TRANSFERRED', to_location_id: van },
    ]) {
      expect((await movement(other)).status, other.kind).toBe(403)
    }
    expect((await stock()).on_hand).toBe(3)
    const answers = [`parts/${partId}`, 'locations', 'parts', `parts/${partId}/movements`].map((path) =>
      clerk.get(`${api}/${path}`),
    )
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 403, 403])
  })

  it('refuses a count of what has changed since it was read, with what is on hand now', async () => {
    await received(10)
    const { status, body } = await move({ kind: 'COUNTED', quantity: 8, expected: 9 })
    expect([status, body.code, body.current]).toEqual([409, 'changed_meanwhile', { on_hand: 10 }])
    expect((await stock()).on_hand).toBe(10)
  })

  it.each([
    ['a change without a reason', { kind: 'ADJUSTED', quantity: 1 }, 'body.reason'],
    ['a change of nothing', { kind: 'ADJUSTED', quantity: 0, reason: 'x' }, 'body.quantity'],
    ['a delivery of less than nothing', { kind: 'RECEIVED', quantity: -3 }, 'body.quantity'],
    ['a fraction', { kind: 'RECEIVED', quantity: 1.5 }, 'body.quantity'],
    ['10 million', { kind: 'RECEIVED', quantity: 10_000_000 }, 'body.quantity'],
    ['a count without what was expected', { kind: 'COUNTED', quantity: 3 }, 'body.expected'],
    ['a move to nowhere', { kind: 'TRANSFERRED', quantity: 1 }, 'body.to_location_id'],
  ])('refuses %s, and changes nothing', async (_, movement, path) => {
    await received(5)
    const { status, body } = await move(movement)
    expect([status, body.errors[0].path]).toEqual([400, path])
    expect((await stock()).on_hand).toBe(5)
  })

  it('never falls below what is reserved', async () => {
    await received(5)
    await ordered(4)
    const refusals = [
      await move({ kind: 'COUNTED', quantity: 3, expected: 5 }),
      await move({ kind: 'ADJUSTED', quantity: -2, reason: 'Lost' }),
      await move({ kind: 'TRANSFERRED', quantity: 2, to_location_id: van }),
    ]
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'below_reserved'],
      [409, 'not_available'],
      [409, 'not_available'],
    ])
    expect(await stock()).toMatchObject({ on_hand: 5, reserved: 4, available: 1 })
  })

  it('is low once no more than the reorder level is available, and shows what orders wait for', async () => {
    await received(5)
    await send('PUT', `parts/${partId}/reorder-level`, { location_id: store, reorder_level: 2 })
    const number = await numberOf()
    expect((await list(`search=${number}&state=low`)).total).toBe(0)
    await ordered(8)
    const { total, items } = await list(`search=${number}&state=low`)
    expect([total, items[0].is_low, items[0].back_ordered]).toEqual([1, true, 3])
    expect((await list(`search=${number}&state=back_ordered`)).total).toBe(1)
    expect((await list(`search=${number}&state=in_stock&location_id=${van}`)).total).toBe(0)
  })
})

describe('a location', () => {
  it('with goods, or that is the default, is not closed; a closed one takes no goods', async () => {
    const { body: shed } = await addPlace('Shed')
    await move({ kind: 'RECEIVED', quantity: 2, location_id: shed.id })
    const close = () => send('PUT', `locations/${shed.id}`, { version: 1, is_active: false })
    expect((await close()).body.code).toBe('location_not_empty')
    await move({ kind: 'TRANSFERRED', quantity: 2, location_id: shed.id, to_location_id: van })
    expect((await close()).body.is_active).toBe(false)
    expect((await move({ kind: 'RECEIVED', quantity: 2, location_id: shed.id })).status).toBe(404)
    const closed = await send('PUT', `locations/${store}`, { version: 1, is_active: false })
    expect([closed.status, closed.body.code]).toEqual([409, 'default_location'])
  })

  it('becomes the default in place of the present one, and has a name of its own', async () => {
    const { body: yard } = await addPlace('Yard')
    await send('PUT', `locations/${yard.id}`, { version: 1, is_default: true })
    const { body } = await (await admin()).get(`${api}/locations`)
    const defaults = body.items.filter((one: { is_default: boolean }) => one.is_default)
    expect(defaults).toMatchObject([{ id: yard.id, version: 2 }])
    const [{ version }] = body.items.filter((one: { id: string }) => one.id === store)
    await send('PUT', `locations/${store}`, { version, is_default: true })
    const again = await addPlace('YARD')
    expect([again.status, again.body.errors[0].path]).toEqual([409, 'body.name'])
  })
})

describe('an uploaded count', () => {
  const imports = '/api/v2/organizations/inventory/imports'
  const read = async (id: string) => (await (await admin()).get(`${imports}/${id}`)).body
  const rowsOf = async (id: string) => (await (await admin()).get(`${imports}/${id}/rows`)).body.items
  const apply = async (id: string, rows = 'all') => (await admin()).post(`${imports}/${id}/apply`, { rows })

  const restart = async (id: string) => (await admin()).post(`${imports}/${id}/restart`, {})

  async function upload(content: string | Buffer) {
    const { status, body } = await (await admin()).postForm(
      '/api/v2/organizations/inventory/upload-csv',
      {},
      {
        name: 'count.csv',
        content: Buffer.from(content),
        field: 'file',
        type: 'text/csv',
      },
    )
    expect([status, body.status]).toEqual([202, 'READING'])
    return body
  }

  /** A table that the job has read. */
  async function checked(content: string | Buffer) {
    const { id } = await upload(content)
    await test.runJobs()
    return read(id)
  }

  it('is shown before it is stored; the same table again changes nothing', async () => {
    await received(10)
    const table = `part_number;location;quantity;reorder_level\n${await numberOf()};;8;4\n${await numberOf()};VAN;2;`
    const shown = await checked(table)
    expect(shown).toMatchObject({ status: 'CHECKED', updated: 2, unchanged: 0, refused: 0 })
    expect(await rowsOf(shown.id)).toMatchObject([
      { line: 2, fate: 'updated', location: 'Store', before: 10, quantity: 8 },
      { line: 3, fate: 'updated', location: 'Van', before: 0, quantity: 2 },
    ])
    expect((await stock()).on_hand).toBe(10)
    await apply(shown.id)
    await test.runJobs()
    expect(await read(shown.id)).toMatchObject({ status: 'APPLIED', progress: 2, updated: 2 })
    expect(await stock()).toMatchObject({
      on_hand: 10,
      levels: [
        { on_hand: 8, reorder_level: 4 },
        { on_hand: 2, reorder_level: null },
      ],
    })
    expect(await checked(table)).toMatchObject({ updated: 0, unchanged: 2 })
  })

  it('is read from a workbook too; half a piece is refused, and a column with days is left out', async () => {
    const partNumber = await numberOf()
    const counted = { day: '2026-03-04' }
    const shown = await checked(
      workbookOf([
        ['part_number', 'location', 'quantity', 'reorder_level', 'counted on'],
        [partNumber, 'Store', 8, 4, counted],
        [partNumber, 'Van', 2.5, '', counted],
      ]),
    )
    expect(shown).toMatchObject({ updated: 1, refused: 1, unused_columns: [{ name: 'counted on', suggestion: null }] })
    expect((await rowsOf(shown.id))[1].reason).toContain('quantity is “2.5”, which is not a whole number')
    await apply(shown.id, 'good')
    await test.runJobs()
    expect(await stock()).toMatchObject({ on_hand: 8, levels: [{ on_hand: 8, reorder_level: 4 }] })
  })

  it('is read with the columns that somebody chooses', async () => {
    // "Item" may also describe parts, and a random number with letters enough reads like words.
    partId = await addPricedPart(test.db, dealershipId, { partNumber: 'HF-32007' })
    await received(10)
    const { id, outline } = await checked(`Item;Counted by Ana\n${await numberOf()};8`)
    expect(outline.columns).toMatchObject([{ field: 'part_number' }, { field: null }])
    const columns = [
      { position: 0, field: 'part_number' },
      { position: 1, field: 'quantity' },
    ]
    expect((await (await admin()).put(`${imports}/${id}/mapping`, { columns })).status).toBe(202)
    await test.runJobs()
    expect(await read(id)).toMatchObject({ status: 'CHECKED', updated: 1 })
    expect((await read(id)).outline.preview).toMatchObject([{ values: [await numberOf(), '8'] }])
  })

  it('says which of its columns it does not import, and which ones may be meant', async () => {
    expect(await checked(`part_number;quantity;re-order level;counted by\n${await numberOf()};8;4;Ana`)).toMatchObject({
      status: 'CHECKED',
      unused_columns: [
        { name: 're-order level', suggestion: 'reorder_level' },
        { name: 'counted by', suggestion: null },
      ],
    })
  })

  it('is undone for a day, unless it was counted again since', async () => {
    await received(10)
    const number = await numberOf()
    const { id } = await checked(`part_number,location,quantity,reorder_level\n${number},Store,8,4\n${number},Van,2,`)
    await apply(id)
    await test.runJobs()
    await received(5)
    await move({ kind: 'COUNTED', quantity: 3, expected: 2, location_id: van })
    expect((await (await admin()).post(`${imports}/${id}/undo`, {})).status).toBe(202)
    await test.runJobs()
    expect((await read(id)).undo).toMatchObject({ status: 'DONE', restored: 1, kept: 1 })
    expect(await stock()).toMatchObject({
      levels: [
        { on_hand: 15, reorder_level: null },
        { on_hand: 3, reorder_level: null },
      ],
    })
    expect((await rowsOf(id))[1]).toMatchObject({ undone: 'kept', reason: 'It was counted again since.' })
  })

  it('whose undo was killed at its last attempt says so, and is undone again', async () => {
    await received(10)
    const { id } = await checked(`part_number,quantity\n${await numberOf()},8`)
    await apply(id)
    await test.runJobs()
    const undo = async () => (await admin()).post(`${imports}/${id}/undo`, {})
    await undo()
    await test.onRecovered()
    expect((await read(id)).undo).toMatchObject({ status: 'RUNNING' })
    await useUpAttempts(test.db, `import-stock:${id}`)
    await test.onRecovered()
    expect(await read(id)).toMatchObject({ status: 'APPLIED', undo: { status: 'FAILED' } })
    expect((await undo()).status).toBe(202)
    await test.runJobs()
    expect((await read(id)).undo).toMatchObject({ status: 'DONE', restored: 1 })
    expect(await stock()).toMatchObject({ levels: [{ on_hand: 10 }] })
  })

  it('does not count away what has moved since it was checked', async () => {
    await received(10)
    const { id } = await checked(`part_number,quantity\n${await numberOf()},8`)
    await received(5)
    await apply(id)
    await test.runJobs()
    expect((await stock()).on_hand).toBe(13)
  })

  it.each<[string, (table: string) => Promise<unknown>]>([
    ['with the same table', async (table) => apply((await checked(table)).id)],
    ['by hand', async () => move({ kind: 'COUNTED', quantity: 8, expected: 10 })],
  ])('of what was counted %s since it was checked changes nothing, and says so', async (_, countAgain) => {
    await received(10)
    const table = `part_number,quantity\n${await numberOf()},8`
    const { id } = await checked(table)
    await countAgain(table)
    await test.runJobs()
    await apply(id)
    await test.runJobs()
    expect((await stock()).on_hand).toBe(8)
    expect(await rowsOf(id)).toMatchObject([
      { fate: 'refused', reason: 'It was counted again after the table was checked.' },
    ])
  })

  it('leaves what is reserved by the time it is stored, and says so', async () => {
    await received(5)
    const { id } = await checked(`part_number,quantity\n${await numberOf()},3`)
    await ordered(4)
    await apply(id)
    await test.runJobs()
    expect(await read(id)).toMatchObject({ status: 'APPLIED', updated: 0, refused: 1 })
    expect(await rowsOf(id)).toMatchObject([
      { fate: 'refused', reason: 'Fewer were counted than are reserved for orders: 4.' },
    ])
    expect((await stock()).on_hand).toBe(5)
  })

  it('with a row that is refused is not stored as a whole, only its good rows', async () => {
    await received(5)
    await ordered(4)
    const number = await numberOf()
    const rows = [`${number},Van,1`, `${number},Store,3`, 'NO-SUCH-PART,Van,1', `${number},Moon,1`, `${number},van,7`]
    const { id, refused } = await checked(['part_number,location,quantity', ...rows, `${number},Store,few`].join('\n'))
    expect(refused).toBe(5)
    expect((await rowsOf(id)).map(({ reason }: { reason: string | null }) => reason)).toEqual([
      null,
      'Fewer were counted than are reserved for orders: 4.',
      'The catalogue has no part NO-SUCH-PART.',
      'There is no open location Moon.',
      'Row 2 has the same part and location.',
      'quantity is “few”, which is not a whole number from 0 to 1000000.',
    ])
    const whole = await apply(id)
    expect([whole.status, whole.body.code]).toEqual([409, 'rows_refused'])
    await apply(id, 'good')
    await test.runJobs()
    expect([(await read(id)).status, (await stock()).on_hand]).toEqual(['APPLIED', 6])
  })

  it.each(['1,000', '1.000', '25,000'])('takes %s for neither one nor a thousand', async (quantity) => {
    await received(1000)
    const { id } = await checked(`part_number;quantity\n${await numberOf()};${quantity}`)
    expect(await rowsOf(id)).toMatchObject([
      { fate: 'refused', reason: expect.stringContaining('without a thousands separator') },
    ])
  })

  it('knows parts whose numbers look like dates', async () => {
    const part = test.db.updateTable('catalogue_part').set({ part_number: 'FEB-16' }).where('id', '=', partId)
    await part.execute()
    const { id } = await checked('part_number;location;quantity\nFEB-16;Store;3\nFeb-16;Van;4')
    expect(await rowsOf(id)).toMatchObject([
      { quantity: 3, reason: null },
      { reason: expect.stringContaining('may be a date') },
    ])
  })

  it('takes decimals that are zeros for a whole number', async () => {
    const { id } = await checked(
      `part_number;location;quantity\n${await numberOf()};Store;3.0\n${await numberOf()};Van;4,00`,
    )
    expect(await rowsOf(id)).toMatchObject([{ quantity: 3 }, { quantity: 4 }])
  })

  it('confirmed twice, is stored once, and cannot be discarded any more', async () => {
    const { id } = await checked(`part_number,quantity\n${await numberOf()},8`)
    await Promise.all([apply(id), apply(id)])
    await test.runJobs()
    expect((await stock()).on_hand).toBe(8)
    const { status, body } = await (await admin()).delete(`${imports}/${id}`)
    expect([status, body.code]).toEqual([409, 'import_not_discardable'])
  })

  it('that is discarded is gone, and a table that cannot be read says why', async () => {
    const { id } = await checked(`part_number,quantity\n${await numberOf()},8`)
    expect((await (await admin()).delete(`${imports}/${id}`)).status).toBe(204)
    expect((await (await admin()).get(`${imports}/${id}`)).status).toBe(404)
    expect(await checked('thing,weight\nA-1,3')).toMatchObject({ status: 'FAILED', failure: expect.any(String) })
  })

  it('of more rows than are stored at once goes on where it was interrupted', async () => {
    const numbers = Array.from({ length: 1100 }, (_, index) => `ROW-${partId.slice(0, 8)}-${index}`)
    await test.db
      .insertInto('catalogue_part')
      .values(numbers.map((part_number) => ({ organization_id: dealershipId, part_number, description: 'x' })))
      .execute()
    const { id } = await checked(['part_number,quantity', ...numbers.map((number) => `${number},2`)].join('\n'))
    await apply(id)
    const job = { import_id: id }
    const interrupted = AbortSignal.abort()
    await expect(test.jobs['import-stock'](job, { signal: interrupted, lastAttempt: false })).rejects.toThrow()
    expect(await read(id)).toMatchObject({ status: 'APPLYING', progress: 500 })
    await test.db.schema.alterTable('stock_movement').renameTo('lost_movement').execute()
    const broken = test.jobs['import-stock'](job, { signal: new AbortController().signal, lastAttempt: true })
    await expect(broken).rejects.toThrow()
    await test.db.schema.alterTable('lost_movement').renameTo('stock_movement').execute()
    const failure = 'Storing was interrupted after 500 rows. Continue with the others; do not upload the table again.'
    expect(await read(id)).toMatchObject({ status: 'FAILED', progress: 500, failure })
    expect((await (await admin()).delete(`${imports}/${id}`)).body.code).toBe('import_not_discardable')
    expect((await restart(id)).status).toBe(202)
    await test.runJobs()
    expect(await read(id)).toMatchObject({ status: 'APPLIED', progress: 1100, updated: 1100, refused: 0 })
    const [levels] = await test.db
      .selectFrom('stock_level as level')
      .innerJoin('catalogue_part as part', 'part.id', 'level.part_id')
      .where('part.part_number', 'in', numbers)
      .select(({ fn }) => [fn.countAll<number>().as('levels'), fn.sum<number>('level.on_hand').as('pieces')])
      .execute()
    expect([Number(levels?.levels), Number(levels?.pieces)]).toEqual([1100, 2200])
  })

  it('whose process was killed at its last attempt is FAILED with what to do, and is started again or discarded', async () => {
    const { id } = await upload(`part_number,quantity\n${await numberOf()},3`)
    await test.onRecovered()
    expect(await read(id)).toMatchObject({ status: 'READING' })
    await useUpAttempts(test.db, `import-stock:${id}`)
    await test.onRecovered()
    expect(await read(id)).toMatchObject({
      status: 'FAILED',
      can_restart: true,
      failure: 'The import was interrupted, and nothing was stored. Start it again, or discard it.',
    })
    expect((await restart(id)).body).toMatchObject({ status: 'READING', can_restart: false, failure: null })
    await test.runJobs()
    expect(await read(id)).toMatchObject({ status: 'CHECKED', updated: 1 })
    expect((await restart(id)).body.code).toBe('import_not_restartable')
    await apply(id)
    await useUpAttempts(test.db, `import-stock:${id}`)
    await test.onRecovered()
    expect(await read(id)).toMatchObject({ status: 'FAILED', can_restart: true, progress: 0 })
    expect((await (await admin()).delete(`${imports}/${id}`)).status).toBe(204)
  })

  it('is found again in the list, the newest first, by its dealership alone', async () => {
    const [older, newer] = [await checked('part_number,quantity\nL-1,3'), await checked('name of it\nL-2')]
    const { body } = await (await admin()).get(`${imports}?limit=2`)
    expect(body.items.map(({ id, status }: Record<string, string>) => [id, status])).toEqual([
      [newer.id, 'FAILED'],
      [older.id, 'CHECKED'],
    ])
    expect(body.total).toBeGreaterThanOrEqual(2)
    const { body: others } = await (await test.as('superUser')).get(
      `${imports}?organization_id=${await organizationId(test, 'Eastmoor Machines')}`,
    )
    expect(others.total).toBe(0)
  })

  it('is what an export writes', async () => {
    await received(7)
    const table = (await (await admin()).get(`${api}/export`)).raw.body
    expect(await checked(table)).toMatchObject({ updated: 0, refused: 0 })
    expect(table).toContain(`"${await numberOf()}","Store","7","","Hydraulic filter","0"`)
  })
})
