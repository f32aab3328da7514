import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../../../tests/support/instances'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

let test: TestApp
let owner: string
let dealership: string
beforeAll(async () => {
  test = await createTestApp()
  owner = await organizationId(test, 'Ridgeline Quarry')
  dealership = await organizationId(test, 'Northfield Equipment')
  const { organization_id, dealership_id } = { organization_id: owner, dealership_id: dealership }
  for (const [model, serial, name] of [
    ['EX-210', 'KX003277', 'Excavator at the crusher'],
    ['EX-210', 'KX000432', ''],
    ['WL-120', '32', ''],
    ['WL-120', 'ZZ0077', 'Loader of the yard'],
  ] as const) {
    const machine_id = await test.machineId(model)
    await test.db
      .insertInto('machine_instance')
      .values({ organization_id, dealership_id, machine_id, serial_number: serial, serial_key: serial, name })
      .execute()
  }
})
afterAll(() => test.close())

/** The machines of this test among those found, in the order in which they are listed. */
async function found(who: Who, search: string): Promise<string[]> {
  const id = who === 'operatorAdmin' ? owner : dealership
  const path = `/api/v2/machines/instances/${id}?page_size=100&search=${encodeURIComponent(search)}`
  const { body } = await (await test.as(who)).get(path)
  const serials = body.items.map((machine: { serial_number: string }) => machine.serial_number)
  return serials.filter((serial: string) => ['KX003277', 'KX000432', '32', 'ZZ0077'].includes(serial))
}

describe.each(['operatorAdmin', 'dealerUser'] as const)('the machines that %s means', (who) => {
  it.each([
    ['32', ['32', 'KX000432']],
    ['432', ['KX000432']],
    ['0077', ['ZZ0077']],
    ['ex210', ['KX003277', 'KX000432']],
    ['EX 210 432', ['KX000432']],
    ['wl120 yard', ['ZZ0077']],
    ['crusher', ['KX003277']],
    ['cruhser', ['KX003277']],
    ['excvator', ['KX003277']],
    ['harow ex210', ['KX003277', 'KX000432']],
    ['hraow', []],
  ])('by %j', async (search, expected) => {
    expect(await found(who, search)).toEqual(expected)
  })

  it('a number has no typing error', async () => {
    expect(await found(who, 'KX000433')).toEqual([])
  })
})

describe('its siblings', () => {
  const names = async (path: string, name: string) => {
    const { status, body } = await (await test.as('dealerAdmin')).get(`/api/v2/${path}`)
    expect(status).toBe(200)
    return body.items.map((item: Record<string, string>) => item[name])
  }

  it('models', async () => {
    expect(await names('machines/?search=ex210', 'model')).toEqual(['EX-210'])
    expect(await names('machines/?search=harow%20wl120', 'model')).toEqual(['WL-120'])
    expect(await names('machines/?search=ex211', 'model')).toEqual([])
  })

  it('customers', async () => {
    expect(await names('dashboard/customers?search=ridgelnie', 'name')).toEqual(['Ridgeline Quarry'])
    expect(await names('organizations/?search=quary', 'name')).toEqual(['Ridgeline Quarry'])
  })
})
