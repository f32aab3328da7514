import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../../../tests/support/instances'
import { uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { partsPdf } from '../../manuals/reading/testing/parts-pdf'

let test: TestApp
let manualId: string
beforeAll(async () => {
  test = await createTestApp()
  const pdf = await partsPdf({
    caption: 'Fig. 3-1 Radiator',
    rows: [
      ['1', '4512-330', 'HOSE, UPPER, RADIATOR', '1'],
      ['2', '4512-331', 'HOSE, LOWER, RADIATOR', '1'],
      ['3', '4512-118', 'CLAMP, HOSE', 'AR'],
    ],
  })
  manualId = await uploadAndRead(test, {
    machineId: await test.machineId('WL-120'),
    pdf,
    filename: 'Parts catalogue.pdf',
  })
  const dealer = await test.as('dealerAdmin')
  await dealer.post('/api/v2/catalogues/', { name: 'Parts', currency: 'USD' })
  const add = async (part_number: string, description: string) =>
    (
      await dealer.post('/api/v2/catalogue-parts/', {
        part_number,
        description,
        cost: { amount: 900, currency: 'USD' },
      })
    ).body
  // Written otherwise than the manual prints it.
  await add('4512 330', 'Upper hose')
  const next = await add('9900-331', 'Lower hose, reinforced')
  const old = await add('4512-331', 'Lower hose')
  await dealer.put(`/api/v2/catalogue-parts/${old.id}`, {
    version: old.version,
    superseded_by_id: next.id,
    supersession_reason: 'Stronger',
  })
})
afterAll(() => test.close())

const partsOf = async (who: Who, page = 1) => (await test.as(who)).get(`/api/v2/files/${manualId}/pages/${page}/parts`)

describe('"a part number in a manual page is a link into the cart when the catalogue has it"', () => {
  it('an operator gets what its dealership sells, also what replaces a printed number, and where the row is', async () => {
    const { status, body } = await partsOf('operator')
    expect(status).toBe(200)
    expect(body.items).toMatchObject([
      { printed_number: '4512-330', part: { part_number: '4512 330', description: 'Upper hose' } },
      { printed_number: '4512-331', part: { part_number: '9900-331' } },
    ])
    const [{ box, dealership, operator_id }] = body.items
    expect(dealership.name).toBe('Northfield Equipment')
    expect(operator_id).toBe(await organizationId(test, 'Ridgeline Quarry'))
    for (const side of box) {
      expect(side).toBeGreaterThan(0)
      expect(side).toBeLessThan(1)
    }
  })

  it('staff see which of their parts a page has; they buy nothing from themselves', async () => {
    const { body } = await partsOf('dealerUser')
    expect(body.items).toMatchObject([{ operator_id: null }, { operator_id: null }])
  })

  it('nothing is on sale on a page without a parts list, and a stranger sees no page', async () => {
    expect((await partsOf('operator', 99)).body.items).toEqual([])
    expect((await partsOf('strangerOperator')).status).toBe(404)
  })
})
