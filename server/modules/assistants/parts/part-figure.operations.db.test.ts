import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../../../tests/support/instances'
import { uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { figurePdf } from '../../manuals/reading/testing/figure-pdf'
import { partsPdf } from '../../manuals/reading/testing/parts-pdf'

let test: TestApp
let machineId: string
let manualId: string
beforeAll(async () => {
  test = await createTestApp()
  machineId = await test.machineId('WL-120')
  const pdf = await figurePdf(
    {
      caption: 'Fig. 3-1 Radiator',
      printed: [
        ['1', 120, 150],
        ['2', 480, 200],
        ['2', 140, 420],
        ['4', 400, 500],
        ['3 mm', 300, 560],
        ['See Fig. 3', 450, 600],
      ],
      rows: [
        ['1', '4512-330', 'HOSE, UPPER, RADIATOR', '1'],
        ['2', '4512-331', 'CLAMP, HOSE', '2'],
        ['3', '4512-118', 'RADIATOR', '1'],
        ['5', '4512-119', 'CAP, RADIATOR', '1'],
      ],
    },
    { caption: 'Fig. 3-2 Fan', printed: [['1', 200, 200]], rows: [['1', '4512-400', 'FAN', '1']] },
  )
  manualId = await uploadAndRead(test, { machineId, pdf, filename: 'Parts catalogue.pdf' })
  const dealer = await test.as('dealerAdmin')
  await dealer.post('/api/v2/catalogues/', { name: 'Parts', currency: 'USD' })
  await dealer.post('/api/v2/catalogue-parts/', {
    part_number: '4512 330',
    description: 'Upper hose',
    cost: { amount: 900, currency: 'USD' },
  })
})
afterAll(() => test.close())

const get = async (who: Who, path: string, query: Record<string, string | number>) =>
  (await test.as(who)).get(
    `/api/parts/${path}?${new URLSearchParams(Object.entries({ manual_id: manualId, ...query }).map(([k, v]) => [k, String(v)]))}`,
  )
const figureOf = (who: Who, page: number, more = {}) => get(who, 'figure', { page, ...more })
const placesOf = (who: Who, figurePage: number, page = 2) =>
  get(who, 'figure/places', { page, figure_page: figurePage, figure: 'Fig. 3-1 Radiator' })

describe('the figure of a parts list', () => {
  it('is the page with its caption, with the rows of the list as the dealership sells them', async () => {
    const { status, body } = await figureOf('operator', 2, { figure: 'Fig. 3-1 Radiator' })
    expect(status).toBe(200)
    expect(body.pages).toEqual([1])
    expect(body.items).toMatchObject([
      {
        ...{ item: '1', part_number: '4512-330', sold_number: '4512 330', cost: { amount: 900 }, quantity: '1' },
        operator_id: await organizationId(test, 'Ridgeline Quarry'),
      },
      { item: '2', part_number: '4512-331', manual_id: manualId, page: 2 },
      { item: '3' },
      { item: '5' },
    ])
    expect((await figureOf('operator', 4)).body).toMatchObject({ pages: [3], items: [{ part_number: '4512-400' }] })
  })

  it('has a place for each time that a number of the list is printed, and for no other number', async () => {
    const { status, body } = await placesOf('operator', 1)
    expect(status).toBe(200)
    expect(body.items.map(({ item }: { item: string }) => item)).toEqual(['1', '2', '2'])
    const [{ x, y, width, height }] = body.items
    expect(x).toBeCloseTo(120 / 612, 2)
    expect(y).toBeCloseTo(150 / 792, 2)
    expect(width).toBeGreaterThan(0)
    expect(height).toBeGreaterThan(0)
  })

  it('has no places on a page that does not show it', async () => {
    expect((await placesOf('operator', 3)).body.items).toEqual([])
    expect((await placesOf('operator', 99)).body.items).toEqual([])
  })

  it('is none where nothing shows one, or the page has no list', async () => {
    const pdf = await partsPdf({ caption: 'Fig. 3-1 Radiator', rows: [['1', '4512-330', 'HOSE', '1']] })
    const id = await uploadAndRead(test, { machineId, pdf, filename: 'List.pdf' })
    expect((await figureOf('operator', 1, { manual_id: id })).body).toEqual({ pages: [], items: [] })
    expect((await figureOf('operator', 99)).body).toEqual({ pages: [], items: [] })
  })

  it('is for whoever sees the manual alone', async () => {
    for (const who of ['dealerUser', 'operator'] as const) {
      expect((await figureOf(who, 2)).body.pages).toEqual([1])
    }
    expect((await figureOf('strangerOperator', 2)).status).toBe(404)
    expect((await placesOf('strangerOperator', 1)).status).toBe(404)
  })
})
