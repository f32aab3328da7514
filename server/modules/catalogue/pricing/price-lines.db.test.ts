import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { priceLines } from './price-lines'
import { resolveNumbers } from './resolve-numbers'
import { taxRateFor } from './tax-rates/tax-rate.repository'

let test: TestApp
let dealershipId: string
let operatorId: string
const ids: Record<string, string> = {}

beforeAll(async () => {
  test = await createTestApp()
  operatorId = await organizationId(test, 'Ridgeline Quarry')
  dealershipId = await addDealership('Bear Creek Parts')
  await test.db
    .insertInto('catalogue')
    .values({ organization_id: dealershipId, name: 'Parts', currency: 'USD' })
    .execute()
  await addPart('FILTER-1', { cost_amount: 1000 })
  await addPart('BOLT-8', { cost_amount: 20, pack_size: 10, min_quantity: 20 })
  await addPart('PUMP-3', { cost_amount: 50_000, core_charge_amount: 8000 })
  await addPart('PUMP-2', { cost_amount: 45_000, superseded_by_id: ids['PUMP-3'], supersession_reason: 'New seal' })
  await addPart('PUMP-1', { cost_amount: 40_000, superseded_by_id: ids['PUMP-2'], supersession_reason: 'Recall' })
  await addPart('GONE-1', { cost_amount: 100, is_active: false })
  await addPart('EURO-1', { cost_amount: 100, cost_currency: 'EUR' })
  await addPart('45-12', { cost_amount: 100 })
  await addPart('4-512', { cost_amount: 100 })
  await addPart('ÉCROU 7', { cost_amount: 100 })
  await test.db
    .insertInto('price_break')
    .values({ organization_id: dealershipId, part_id: part('FILTER-1'), min_quantity: 10, cost_amount: 900 })
    .execute()
  const list = await test.db
    .insertInto('price_list')
    .values({ organization_id: dealershipId, name: 'Fleet' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const entry = { organization_id: dealershipId, price_list_id: list.id, part_id: part('FILTER-1') }
  await test.db
    .insertInto('price_list_entry')
    .values({ ...entry, cost_amount: 800, min_quantity: 5 })
    .execute()
  await test.db
    .insertInto('customer_terms')
    .values({ organization_id: dealershipId, operator_id: operatorId, price_list_id: list.id })
    .execute()
})
afterAll(() => test.close())

async function addDealership(name: string): Promise<string> {
  const inserted = test.db.insertInto('organization').values({ name, type: 'DEALERSHIP' }).returning('id')
  return (await inserted.executeTakeFirstOrThrow()).id
}

async function addPart(part_number: string, values: object): Promise<void> {
  const { id } = await test.db
    .insertInto('catalogue_part')
    .values({ organization_id: dealershipId, part_number, description: part_number, cost_currency: 'USD', ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  ids[part_number] = id
}

const part = (number: string): string => ids[number] ?? randomUUID()

async function addBundle(contents: Record<string, number>, values: object = {}): Promise<string> {
  const { id } = await test.db
    .insertInto('bundle')
    .values({ organization_id: dealershipId, name: 'Service set', ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  const parts = Object.entries(contents).map(([number, quantity]) => ({ part_id: part(number), quantity }))
  await test.db
    .insertInto('bundle_part')
    .values(parts.map((row) => ({ organization_id: dealershipId, bundle_id: id, ...row })))
    .execute()
  return id
}

const price = async (number: string, quantity = 1, operator: string | null = null) => {
  const lines = [{ partId: part(number), quantity }]
  const [line] = await priceLines(test.db, { dealershipId, operatorId: operator, lines })
  if (!line) throw new Error('a line is missing')
  return line
}

describe('the lines of an order are priced', () => {
  it("by the operator's price list, the price break or the catalogue", async () => {
    const amounts = [
      await price('FILTER-1', 5),
      await price('FILTER-1', 10),
      await price('FILTER-1', 4, operatorId),
      await price('FILTER-1', 12, operatorId),
    ].map(({ unitPrice, priceSource, amount }) => [unitPrice?.amount, priceSource, amount?.amount])
    expect(amounts).toEqual([
      [1000n, 'catalogue', 5000n],
      [900n, 'price-break', 9000n],
      [1000n, 'catalogue', 4000n],
      [800n, 'price-list', 9600n],
    ])
  })

  it('with the part that replaces a superseded one, its core charge and the reasons', async () => {
    expect(await price('PUMP-1', 2)).toMatchObject({
      partId: part('PUMP-3'),
      partNumber: 'PUMP-3',
      askedNumber: 'PUMP-1',
      supersessionReason: 'Recall; New seal',
      unitPrice: { amount: 50_000n, currency: 'USD' },
      coreCharge: { amount: 8000n, currency: 'USD' },
      amount: { amount: 116_000n, currency: 'USD' },
      parts: [{ partId: part('PUMP-3'), perUnit: 1 }],
      problem: undefined,
    })
  })

  it('naming what prevents an order', async () => {
    expect((await price('BOLT-8', 25)).problem).toMatchObject({ code: 'quantity_not_in_packs', nextQuantity: 30 })
    expect((await price('BOLT-8', 1)).problem).toMatchObject({ code: 'quantity_too_small', nextQuantity: 20 })
    expect((await price('FILTER-1', 10_000_001)).problem).toMatchObject({ code: 'quantity_too_large' })
    expect((await price('PUMP-3', 10_000_000)).problem).toMatchObject({ code: 'amount_too_large' })
    expect((await price('GONE-1')).problem).toMatchObject({ code: 'part_inactive' })
    expect(await price('EURO-1')).toMatchObject({ unitPrice: null, problem: { code: 'part_without_price' } })
    expect((await price('NO-SUCH')).problem).toMatchObject({ code: 'part_unknown' })
  })

  it('in their order, bundles as the sum of their parts with the replaced ones', async () => {
    const bundleId = await addBundle({ 'FILTER-1': 2, 'PUMP-2': 1, 'PUMP-3': 1 })
    const own = await addBundle({ 'FILTER-1': 1 }, { cost_amount: 555 })
    const incomplete = await addBundle({ 'GONE-1': 1 })
    const lines = [
      { bundleId: own, quantity: 1 },
      { partId: part('FILTER-1'), quantity: 1 },
      { bundleId, quantity: 5 },
      { bundleId: incomplete, quantity: 1 },
    ]
    const priced = await priceLines(test.db, { dealershipId, operatorId: null, lines })
    expect(priced.map(({ unitPrice }) => unitPrice?.amount)).toEqual([555n, 1000n, 101_800n, 100n])
    expect(priced[2]).toMatchObject({
      bundleId,
      description: 'Service set',
      coreCharge: { amount: 16_000n },
      parts: expect.arrayContaining([
        { partId: part('FILTER-1'), perUnit: 2 },
        { partId: part('PUMP-3'), perUnit: 2 },
      ]),
      problem: undefined,
    })
    expect(priced[3]?.problem).toMatchObject({ code: 'bundle_incomplete' })
  })

  it('only with a catalogue, and never with the parts of another dealership', async () => {
    const other = await addDealership('Elk Ridge Parts')
    const lines = [{ partId: part('FILTER-1'), quantity: 1 }]
    const request = { dealershipId: other, operatorId: null, lines }
    await expect(priceLines(test.db, request)).rejects.toMatchObject({ code: 'no_catalogue' })
    await test.db.insertInto('catalogue').values({ organization_id: other, name: 'Parts', currency: 'USD' }).execute()
    expect((await priceLines(test.db, request))[0]?.problem).toMatchObject({ code: 'part_unknown' })
  })
})

it('numbers are found regardless of case and punctuation, superseded, inactive, ambiguous or unknown', async () => {
  const numbers = ['filter1', ' Pump 1', 'gone-1', '4512', '45-12', 'écrou-7', 'X', '--']
  const resolved = await resolveNumbers(test.db, { dealershipId, numbers })
  expect(resolved).toEqual([
    { fate: 'found', part: expect.objectContaining({ id: part('FILTER-1') }) },
    {
      fate: 'superseded',
      part: expect.objectContaining({ id: part('PUMP-3') }),
      askedNumber: 'PUMP-1',
      reason: 'Recall; New seal',
    },
    { fate: 'inactive', part: expect.objectContaining({ id: part('GONE-1') }) },
    {
      fate: 'ambiguous',
      candidates: [expect.objectContaining({ partNumber: '4-512' }), expect.objectContaining({ partNumber: '45-12' })],
    },
    { fate: 'found', part: expect.objectContaining({ id: part('45-12') }) },
    { fate: 'found', part: expect.objectContaining({ id: part('ÉCROU 7') }) },
    { fate: 'unknown' },
    { fate: 'unknown' },
  ])
})

it('the tax rate is that of the region, otherwise that of the country, otherwise none', async () => {
  const rate = (country: string, region: string, basis_points: number) => ({
    ...{ organization_id: dealershipId, name: `${country} ${region}` },
    ...{ country, region, basis_points },
  })
  await test.db
    .insertInto('tax_rate')
    .values([rate('US', 'ID', 600), rate('US', '', 100)])
    .execute()
  const rateAt = async (address: { country: string; region: string } | null) =>
    (await taxRateFor(test.db, { dealershipId, address }))?.basisPoints
  expect(await rateAt({ country: 'US', region: ' id ' })).toBe(600)
  expect(await rateAt({ country: 'US', region: 'WY' })).toBe(100)
  expect(await rateAt({ country: 'CA', region: 'ID' })).toBeUndefined()
  expect(await rateAt(null)).toBeUndefined()
  const address = { organization_id: dealershipId, label: 'Yard', line1: '1 Main St', city: 'Boise' }
  await test.db
    .insertInto('address')
    .values({ ...address, country: 'US', region: 'ID', is_default: true })
    .execute()
  expect(await rateAt(null)).toBe(600)
})
