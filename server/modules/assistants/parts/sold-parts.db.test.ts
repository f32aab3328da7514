import type { KyselyPlugin, QueryId } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../../../tests/support/instances'
import { uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import type { Caller } from '../../../access/caller'
import { findPricedOffers } from '../../catalogue'
import { partsPdf } from '../../manuals/reading/testing/parts-pdf'
import { searchPartsIn } from './part-search.repository'

let test: TestApp
let loader: string
let northfield: string
let westlake: string
let ridgeline: string

beforeAll(async () => {
  test = await createTestApp()
  loader = await test.machineId('WL-120')
  const pdf = await partsPdf({
    caption: 'Fig. 3-1 Radiator',
    rows: [
      ['1', '4512-330', 'HOSE, UPPER, RADIATOR', '1'],
      ['2', '4512-118', 'CLAMP, HOSE', 'AR'],
      ['3', '4512-700', 'FLTR ASSY, FUEL', '1'],
      ['4', '4512-900', 'VALVE, RELIEF', '1'],
      ['5', '4512-950', 'BELT, FAN', '1'],
    ],
  })
  await uploadAndRead(test, { machineId: loader, pdf, filename: 'Parts catalogue.pdf' })
  northfield = await organizationId(test, 'Northfield Equipment')
  ridgeline = await organizationId(test, 'Ridgeline Quarry')
  westlake = await addDealership('Westlake Plant')
  await sell(northfield, '4512 330', { description: 'Upper hose', cost_amount: 1840 })
  await sell(northfield, '4512-118', { description: 'Hose clamp' })
  await sell(northfield, '4512-700', { description: 'Primary strainer', cost_amount: 2500 })
  await sell(westlake, '4512-330', { description: 'Radiator hose, upper', cost_amount: 1700 })
  await sell(westlake, '7700-1', { description: 'Wiper blade', cost_amount: 900 })
  await sell(northfield, '77001', { description: 'Blade of the wiper', cost_amount: 950 })
  const newest = await sell(northfield, '4512-902', { description: 'Relief valve', cost_amount: 9900 })
  const newer = await replacedBy(newest, northfield, '4512-901')
  await replacedBy(newer, northfield, '4512-900')
  const gone = await sell(northfield, '4512-951', { description: 'Fan belt', is_active: false })
  await replacedBy(gone, northfield, '4512-950')
  await test.db.insertInto('service_period').values({ dealership_id: westlake, operator_id: ridgeline }).execute()
  await agreeOn('4512 330', 1500)
})
afterAll(() => test.close())

async function addDealership(name: string): Promise<string> {
  const { id } = await test.db
    .insertInto('organization')
    .values({ name, type: 'DEALERSHIP' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function sell(dealership: string, part_number: string, values: object): Promise<string> {
  await test.db
    .insertInto('catalogue')
    .values({ organization_id: dealership, name: 'Parts', currency: 'USD' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const currency = 'cost_amount' in values ? { cost_currency: 'USD' } : {}
  const { id } = await test.db
    .insertInto('catalogue_part')
    .values({ organization_id: dealership, part_number, ...currency, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const replacedBy = (superseded_by_id: string, dealership: string, part_number: string) =>
  sell(dealership, part_number, { superseded_by_id, supersession_reason: 'Stronger spring', cost_amount: 1 })

/** The price that Northfield has agreed on with Ridgeline. */
async function agreeOn(number: string, amount: number): Promise<void> {
  const admin = await test.as('dealerAdmin')
  const { items } = (await admin.get('/api/v2/catalogues/')).body
  const base = `/api/v2/catalogues/${items[0].id}`
  const list = (await admin.post(`${base}/price-lists`, { name: 'Ridgeline' })).body
  const { id } = await test.db
    .selectFrom('catalogue_part')
    .where('part_number', '=', number)
    .select('id')
    .executeTakeFirstOrThrow()
  await admin.put(`${base}/price-lists/${list.id}/parts/${id}`, { prices: [{ min_quantity: 1, amount }] })
  const { status } = await admin.put(`${base}/customer-terms/${ridgeline}`, {
    ...{ price_list_id: list.id, pays_on_account: false },
  })
  expect(status).toBe(200)
}

interface Part {
  part_number: string
  sold_number?: string
  is_replacement?: boolean
  cost?: { amount: number }
  dealership?: { name: string }
  operator_id?: string | null
  page: number | null
}

const ask = async (prompt: string, who: Who = 'operator'): Promise<Part[]> =>
  (await (await test.as(who)).post('/api/parts/assistants/parts', { prompt, id: loader })).body.parts
const search = async (query: string, who: Who = 'operator'): Promise<{ items: Part[]; total: number }> =>
  (await (await test.as(who)).get(`/api/parts/search?${query}`)).body
const sales = (parts: Part[]) => parts.map(({ dealership, cost }) => [dealership?.name, cost?.amount])

describe.each([
  ['an answer', (number: string, who?: Who) => ask(`part number ${number}`, who)],
  ['a search', async (number: string, who?: Who) => (await search(`q=${number}`, who)).items],
] as const)('a part in %s', (_, find) => {
  it('has the price that is agreed on with the customer, of each dealership that sells it to them', async () => {
    const parts = await find('4512-330')
    expect(sales(parts)).toEqual([
      ['Northfield Equipment', 1500],
      ['Westlake Plant', 1700],
    ])
    expect(parts.map((part) => part.operator_id)).toEqual([ridgeline, ridgeline])
  })

  it('has the price of their own catalogue for staff, who put nothing into a cart', async () => {
    const parts = await find('4512-330', 'dealerUser')
    expect(sales(parts)).toEqual([['Northfield Equipment', 1840]])
    expect(parts.map((part) => part.operator_id)).toEqual([null])
  })

  it('has no price for a super user, to whom nobody sells', async () => {
    const parts = await find('4512-330', 'superUser')
    expect(parts).toMatchObject([{ part_number: '4512-330', page: 1 }])
    expect(sales(parts)).toEqual([[undefined, undefined]])
  })

  it('without a price is on sale all the same', async () => {
    const parts = await find('4512-118')
    expect(sales(parts)).toEqual([['Northfield Equipment', undefined]])
  })

  it('is the last of a chain of replacements, at its price', async () => {
    expect(await find('4512-900')).toMatchObject([
      { part_number: '4512-900', sold_number: '4512-902', is_replacement: true, cost: { amount: 9900 }, page: 1 },
    ])
  })

  it('is not on sale where its chain ends with a part that is no longer sold', async () => {
    const parts = await find('4512-950')
    expect(parts).toMatchObject([{ part_number: '4512-950', page: 1 }])
    expect(sales(parts)).toEqual([[undefined, undefined]])
  })
})

describe('an answer from a catalogue', () => {
  it('has the place where a manual lists the number, whatever the manual calls it', async () => {
    const operator = await test.as('operator')
    const prompt = 'primary strainer'
    const { body } = await operator.post('/api/parts/assistants/parts', { prompt, id: loader })
    const place = { manual_name: 'Parts catalogue', page: 1, figure: 'Fig. 3-1 Radiator', item: '3' }
    expect(body).toMatchObject({ engine: 'records', parts: [{ part_number: '4512-700', ...place }] })
    const read = async () => {
      const { messages } = (await operator.get(`/api/v1/conversations/${body.conversation_id}`)).body
      return messages[1].answer.parts
    }
    expect(await read()).toMatchObject([{ part_number: '4512-700', ...place }])

    const hand = (organization_id: string) => test.db.updateTable('manual').set({ organization_id }).execute()
    await hand(westlake)
    expect(await read()).toMatchObject([{ part_number: '4512-700', manual_id: null, page: null, figure: null }])
    await hand(northfield)
  })
})

describe('a search', () => {
  it('finds the row of the manual that only a catalogue calls so', async () => {
    expect((await search('q=strainer')).items).toMatchObject([
      { part_number: '4512-700', description: 'FLTR ASSY, FUEL', page: 1, cost: { amount: 2500 } },
    ])
  })

  it('finds what no manual lists once for each dealership, whatever each calls it', async () => {
    const { items, total } = await search('q=wiper')
    expect([total, sales(items)]).toEqual([
      2,
      [
        ['Northfield Equipment', 950],
        ['Westlake Plant', 900],
      ],
    ])
  })

  it('counts and pages what it shows, also where several dealerships sell a part', async () => {
    const { items: all, total } = await search('q=4512&limit=50')
    expect(all).toHaveLength(total)
    const pages = await Promise.all(
      Array.from({ length: total }, (_, page) => search(`q=4512&limit=1&page=${page + 1}`)),
    )
    expect(pages.map(({ items }) => items.length)).toEqual(pages.map(() => 1))
    expect(pages.flatMap(({ items }) => items)).toEqual(all)
    expect(all.filter(({ part_number }) => part_number === '4512-330')).toHaveLength(2)
  })
})

describe('the dealerships of a customer', () => {
  const buyer = (): Caller => ({
    ...{ userId: '', sessionId: '', mustChangePassword: false, isSuperuser: false, groups: ['Machine Operator'] },
    organization: { id: ridgeline, type: 'OPERATOR' },
  })

  it('are asked at once for what a search finds', async () => {
    const { db, order } = recording([northfield, westlake])
    await searchPartsIn(db, buyer(), { search: '77001', manualIds: [], page: 1, limit: 9 })
    expect(order().slice(0, 2)).toEqual(['asked', 'asked'])
  })

  it('are asked at once for their prices', async () => {
    const rows = await test.db
      .selectFrom('catalogue_part')
      .where('part_number', 'in', ['4512 330', '4512-330'])
      .select('id')
      .execute()
    expect(rows).toHaveLength(2)
    const { db, order } = recording(rows.map(({ id }) => id))
    await findPricedOffers(db, buyer(), ['4512-330'])
    expect(order().slice(0, 2)).toEqual(['asked', 'asked'])
  })
})

/** The database, with the order in which queries about some records are asked and answered: once each for each record. */
function recording(ids: readonly string[]) {
  const events: string[] = []
  const asked = new WeakMap<QueryId, string[]>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const query = JSON.stringify(node)
      const about = ids.filter((id) => query.includes(id))
      asked.set(queryId, about)
      events.push(...about.map((id) => `asked ${id}`))
      return node
    },
    async transformResult({ result, queryId }) {
      events.push(...(asked.get(queryId) ?? []).map((id) => `answered ${id}`))
      return result
    },
  }
  return { db: test.db.withPlugin(plugin), order: () => [...new Set(events)].map((event) => event.split(' ')[0]) }
}
