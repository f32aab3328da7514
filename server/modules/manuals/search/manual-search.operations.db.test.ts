import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { components } from '#contract/platform'
import { pdfOf, upload, uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

type Hit = components['schemas']['ManualHit']

let test: TestApp
const ids: Record<'loader' | 'excavator' | 'shared' | 'foreign', string> = {
  loader: '',
  excavator: '',
  shared: '',
  foreign: '',
}

beforeAll(async () => {
  test = await createTestApp()
  const [loader, excavator, foreign] = await Promise.all(['WL-120', 'EX-210', 'M-7'].map((one) => test.machineId(one)))
  const add = async (machineId = '', as: Who, filename: string, ...pages: string[][]) =>
    (await upload(test, { machineId, as, filename, pdf: await pdfOf(...pages) })).body.id
  ids.loader = await add(
    loader,
    'dealerAdmin',
    'Loader.pdf',
    ['# 8.3 Fluids', 'The engine takes 13.5 litres of oil.', 'The cooling system takes 22.0 litres.'],
    [
      '# 9.1 Faults',
      'E01 means that the oil pressure is low.',
      'E012 means that a sensor is open.',
      'See 9.9 and Figure 9-3.',
    ],
    ['# 9.2 Parts', 'Order filter HX-250 for the hydraulic oil.', 'Presión <b>alta</b> & ruido'],
    ['# 9.3 Loads', 'The load is 4.5 x 10³ Pa for 2.4 m³.', 'Tighten it to 150¹ Nm.'],
  )
  ids.excavator = await add(excavator, 'dealerUser', 'Excavator.pdf', ['# Engine oil', 'Change it each 250 hours.'])
  ids.shared = await add(loader, 'superUser', 'Shared.pdf', ['# Notices', 'Used oil is not for the drain.'])
  ids.foreign = await add(foreign, 'strangerStaff', 'Foreign.pdf', ['# Fluids', 'Secret oil HX-250 for strangers.'])
  await test.runJobs()
})
afterAll(() => test.close())

const find = async (q: string, { who = 'dealerUser' as Who, query = '' } = {}) => {
  const answer = await (await test.as(who)).get(`/api/v2/manuals/search?q=${encodeURIComponent(q)}${query}`)
  const items: Hit[] = answer.body.items ?? []
  const places = items.map((hit) => `${hit.manual_name} ${hit.page}`)
  return { ...answer, items, places }
}
const marked = (hit: Hit | undefined) => hit?.excerpt.filter((one) => one.marked).map(({ text }) => text)

describe('GET /manuals/search', () => {
  it.each(['10³', '10^3', '10 3', 'm3', 'm^3', 'm³', '"150"'])('finds %s with raised digits', async (typed) => {
    expect((await find(typed)).places).toContain('Loader 4')
  })

  it('does not read a raised digit as one of the number before it', async () => {
    expect((await find('"103"')).places).toEqual([])
    expect((await find('"1501"')).places).toEqual([])
  })

  it('returns the page with heading, excerpt and boxes', async () => {
    const { items, body } = await find('cooling litres')
    expect(body).toMatchObject({ total: 1, page: 1, limit: 10 })
    const [hit] = items
    expect(hit).toMatchObject({ manual_id: ids.loader, manual_name: 'Loader', page: 1 })
    expect(hit?.machine).toMatchObject({ brand: 'Harrow', model: 'WL-120', name: 'Harrow WL-120' })
    expect(hit?.heading.map(({ text }) => text).join('')).toBe('8.3 Fluids')
    expect(marked(hit)).toEqual(['litres', 'cooling', 'litres'])
    expect(hit?.boxes).toHaveLength(2)
  })

  it.each([
    ['HX-250', ['Loader 3']],
    ['hx250', ['Loader 3']],
    ['hx-25', ['Loader 3']],
    ['250 hx', ['Loader 3']],
    ['E01', ['Loader 2']],
    ['e0', ['Loader 2']],
    ['"E012 means"', ['Loader 2']],
    ['"E01 a sensor"', []],
    ['"oil pressure"', ['Loader 2']],
    ['"pressure oil"', []],
    ['pressures', ['Loader 2']],
    ['presion', ['Loader 3']],
    ['9.9 figure', ['Loader 2']],
    ['oil submarine', []],
  ])('%s stands on %s', async (typed, expected) => {
    expect((await find(typed)).places).toEqual(expected)
  })

  it('ranks words in headings above words in text', async () => {
    expect((await find('engine oil')).places).toEqual(['Excavator 1', 'Loader 1'])
  })

  it('returns the results within one manual in page order', async () => {
    const inLoader = `&manual_id=${ids.loader}`
    expect((await find('oil', { query: inLoader })).places).toEqual(['Loader 1', 'Loader 2', 'Loader 3'])
    const { places, body } = await find('oil', { query: `${inLoader}&page=2&limit=2` })
    expect([places, body.total]).toEqual([['Loader 3'], 3])
    expect(body.pages).toEqual([1, 2, 3])
  })

  it('ignores repeated words', async () => {
    expect((await find('oil '.repeat(50))).places).toEqual((await find('oil')).places)
  })

  it('filters by machine, brand and kind', async () => {
    const excavator = await test.machineId('EX-210')
    expect((await find('oil', { query: `&machine_id=${excavator}` })).places).toEqual(['Excavator 1'])
    expect((await find('oil', { query: '&brand=Moorland' })).places).toEqual([])
    expect((await find('oil', { query: '&kind=parts' })).places).toEqual([])
  })

  it('returns markup as plain text', async () => {
    const [hit] = (await find('presion')).items
    expect(hit?.excerpt.map(({ text }) => text).join('')).toContain('Presión <b>alta</b> & ruido')
  })
})

describe('malformed searches', () => {
  it.each([
    '"',
    '""',
    '*',
    ':&|!',
    "' or 1=1 --",
    '<->',
    '\\',
    '!(zz',
    'zz:*yy&',
    '%',
    '“',
    '日本',
    `${'a'.repeat(200)}`,
  ])('%s', async (typed) => {
    const { status, places } = await find(typed)
    expect([status, places]).toEqual([200, []])
  })

  it.each([
    '',
    'q=',
    `q=${'a'.repeat(201)}`,
    'q=oil&manual_id=1',
    'q=oil&page=0',
    'q=oil&limit=0',
    'q=oil&kind=novel',
    'q=%00',
  ])('%s is refused with its field', async (query) => {
    const { status, body } = await (await test.as('dealerUser')).get(`/api/v2/manuals/search?${query}`)
    expect([status, body.errors.length]).toEqual([400, 1])
  })
})

describe('scope is a hard filter (behaviour, sections 1 and 5)', () => {
  it('never finds a manual of another organization, whatever the filter', async () => {
    for (const who of ['dealerAdmin', 'dealerUser', 'operatorAdmin', 'operator'] as const) {
      for (const query of ['', `&manual_id=${ids.foreign}`, '&brand=Moorland']) {
        const { items } = await find('strangers', { who, query })
        expect([who, query, items]).toEqual([who, query, []])
      }
    }
    expect((await find('strangers', { who: 'strangerOperator' })).places).toEqual(['Foreign 1'])
    expect((await find('oil', { who: 'strangerStaff' })).places).toEqual(['Foreign 1'])
    expect((await find('strangers', { who: 'superUser' })).places).toEqual(['Foreign 1'])
  })

  it('finds a super user’s manual for everyone with the machine', async () => {
    for (const who of ['dealerUser', 'operator'] as const) {
      expect((await find('drain', { who })).places).toEqual(['Shared 1'])
    }
  })

  it('"deleting one removes it" at once (behaviour, section 4)', async () => {
    const machineId = await test.machineId('WL-120')
    const id = await uploadAndRead(test, { machineId, pdf: await pdfOf(['The winch has a rope.']) })
    expect((await find('winch')).items.map((hit) => hit.manual_id)).toEqual([id])
    await (await test.as('dealerUser')).delete(`/api/v2/manuals/${id}`)
    expect((await find('winch')).items).toEqual([])
  })
})
