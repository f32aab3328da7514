import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { partsPdf } from '../../manuals/reading/testing/parts-pdf'

let test: TestApp
let loader: string
let part: { id: string }
beforeAll(async () => {
  test = await createTestApp()
  loader = await test.machineId('WL-120')
  const pdf = await partsPdf({
    caption: 'Fig. 3-1 Radiator',
    rows: [
      ['1', '4512-330', 'HOSE, UPPER, RADIATOR', '1'],
      ['2', '4512-118', 'CLAMP, HOSE', 'AR'],
    ],
  })
  await uploadAndRead(test, { machineId: loader, pdf, filename: 'Parts catalogue.pdf' })
  const dealer = await test.as('dealerAdmin')
  await dealer.post('/api/v2/catalogues/', { name: 'Parts', currency: 'USD' })
  const cost = { amount: 1840, currency: 'USD' }
  const add = async (body: object) => (await dealer.post('/api/v2/catalogue-parts/', { ...body, cost })).body
  part = await add({ part_number: '4512 330', description: 'Upper hose' })
  await add({ part_number: '9900-100', description: 'Wiper blade' })
})
afterAll(() => test.close())

const urls = {
  operations: '/api/v1/assistants/operations',
  parts: '/api/parts/assistants/parts',
  general: '/api/v1/assistants/',
}
const prompt = 'part number of the upper radiator hose'

describe('each assistant', () => {
  it.each(Object.entries(urls))('%s answers from the manuals, in a conversation of its own', async (assistant, url) => {
    const operator = await test.as('operator')
    const { body } = await operator.post(url, { prompt, id: loader })
    expect(body).toMatchObject({ assistant, confidence: 'sure', engine: 'extractive' })
    for (const other of Object.values(urls).filter((one) => one !== url)) {
      const again = { prompt, id: loader, conversation_id: body.conversation_id }
      expect((await operator.post(other, again)).status).toBe(404)
    }
    const listed = (await operator.get(`/api/v1/conversations/?assistant=${assistant}`)).body
    expect(listed.items.map((one: { assistant: string }) => one.assistant)).toEqual([assistant])
  })

  it.each(['operations', 'parts'] as const)('%s needs a machine', async (assistant) => {
    const operator = await test.as('operator')
    expect((await operator.post(urls[assistant], { prompt })).status).toBe(400)
    expect((await operator.post('/api/v1/conversations/', { assistant })).status).toBe(400)
  })

  it('a serial number without a machine is not taken up', async () => {
    const operator = await test.as('operator')
    const { body } = await operator.post(urls.general, { prompt, serial_number: 'GHT00123' })
    const stored = (await operator.get(`/api/v1/conversations/${body.conversation_id}`)).body
    expect(stored).toMatchObject({ machine_id: null, serial_number: null })
  })

  it('the general one asks which machine is meant, and its conversation has none', async () => {
    const operator = await test.as('operator')
    const { body } = await operator.post(urls.general, { prompt })
    expect(body).toMatchObject({ asks_for_machine: true, refused: false, engine: 'message', citations: [] })
    const stored = (await operator.get(`/api/v1/conversations/${body.conversation_id}`)).body
    expect(stored).toMatchObject({ machine_id: null, messages: [{ role: 'user' }, { answer: { id: body.id } }] })
    const listed = (await operator.get('/api/v1/conversations/?assistant=general&search=radiator')).body
    expect(listed.items).toContainEqual(expect.objectContaining({ id: body.conversation_id, machine_name: null }))
  })
})

describe('a question that is asked alone', () => {
  it('uses no earlier turn, and neither does its repetition', async () => {
    const operator = await test.as('operator')
    const first = (await operator.post(urls.operations, { prompt, id: loader })).body
    const { conversation_id } = first
    const asked = { prompt: 'and of the clamp?', id: loader, conversation_id }
    const leaning = (await operator.post(urls.operations, asked)).body
    const alone = (await operator.post(urls.operations, { ...asked, replaces: leaning.id, standalone: true })).body
    const fresh = (await operator.post(urls.operations, { prompt: asked.prompt, id: loader })).body
    expect(leaning.response).not.toBe(fresh.response)
    expect(alone.response).toBe(fresh.response)
    const again = (await operator.post(urls.operations, { ...asked, replaces: alone.id })).body
    expect(again.response).toBe(fresh.response)
  })
})

describe('the parts of an answer', () => {
  it('come with the price of the caller, the stock and whose they are', async () => {
    const { body } = await (await test.as('operator')).post(urls.parts, { prompt, id: loader })
    expect(body.parts).toMatchObject([
      {
        part_number: '4512-330',
        page: 1,
        figure: 'Fig. 3-1 Radiator',
        catalogue_part_id: part.id,
        sold_number: '4512 330',
        is_replacement: false,
        cost: { amount: 1840, currency: 'USD' },
        stock: 0,
        dealership: { name: 'Northfield Equipment' },
      },
    ])
  })

  it('have the price of the moment whenever the conversation is read', async () => {
    const operator = await test.as('operator')
    const { body } = await operator.post(urls.parts, { prompt, id: loader })
    await test.db.updateTable('catalogue_part').set({ cost_amount: 2000 }).where('id', '=', part.id).execute()
    const stored = (await operator.get(`/api/v1/conversations/${body.conversation_id}`)).body
    expect(stored.messages[1].answer.parts).toMatchObject([{ cost: { amount: 2000 } }])
    await test.db.updateTable('catalogue_part').set({ cost_amount: 1840 }).where('id', '=', part.id).execute()
  })

  it('say nothing of a catalogue that does not have them', async () => {
    const asked = { prompt: 'part number of the hose clamp', id: loader }
    const { body } = await (await test.as('operator')).post(urls.parts, asked)
    expect(body.parts).toEqual([expect.not.objectContaining({ stock: expect.anything() })])
  })
})

describe('GET /search of the parts base', () => {
  const search = async (query: string, who: Parameters<TestApp['as']>[0] = 'operator') =>
    (await (await test.as(who)).get(`/api/parts/search?${query}`)).body

  it.each(['q=4512330', 'q=4512-330', 'q=upper+hose'])(
    'finds a part once, with what manual and catalogue say: %s',
    async (q) => {
      const { items, total } = await search(q)
      expect(total).toBe(1)
      expect(items).toMatchObject([{ part_number: '4512-330', page: 1, catalogue_part_id: part.id }])
    },
  )

  it.each(['item 1 fig. 3-1', 'Pos. 1, Abb. 3-1', 'item 01 on page 1', 'artículo 1 de la figura 3-1'])(
    'finds the item of a figure: %s',
    async (q) => {
      expect((await search(`q=${encodeURIComponent(q)}`)).items).toMatchObject([{ part_number: '4512-330', item: '1' }])
    },
  )

  it('says how many there are on a page beyond the last one', async () => {
    expect(await search('q=4512&limit=1&page=9')).toMatchObject({ items: [], total: 2 })
  })

  it('finds what only a catalogue has', async () => {
    expect((await search('q=wiper')).items).toMatchObject([{ part_number: '9900-100', page: null, manual_id: null }])
  })

  it('searches no manual and no catalogue of others', async () => {
    expect((await search('q=4512', 'strangerOperator')).items).toEqual([])
  })

  it('pages through what it finds, the number itself first', async () => {
    const pages = await Promise.all([1, 2].map((page) => search(`q=4512&limit=1&page=${page}`)))
    expect(pages.map(({ total }) => total)).toEqual([2, 2])
    expect(pages.flatMap(({ items }) => items.map((one: { part_number: string }) => one.part_number))).toEqual([
      '4512-118',
      '4512-330',
    ])
  })
})
