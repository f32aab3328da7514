import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { partsPdf } from '../../manuals/reading/testing/parts-pdf'
import { makePdf, put } from '../../manuals/reading/testing/pdf'

let test: TestApp
let loader: string
beforeAll(async () => {
  test = await createTestApp()
  loader = await test.machineId('WL-120')
  const lists = await partsPdf(
    {
      caption: 'Fig. 3-1 Radiator',
      rows: [
        ['1', '4512-330', 'HOSE, UPPER, RADIATOR', '1', ''],
        ['2', '4512-118', 'CLAMP, HOSE', 'AR', ''],
        ['3', '4512-020', 'RADIATOR', '1', 'GHT00100-GHT00499'],
        ['3', '4512-021', 'RADIATOR', '1', 'from GHT00500'],
        ['4', '4512-044', 'CAP, RADIATOR', '1', 'up to GHT00499'],
      ],
    },
    {
      caption: 'Fig. 3-2 Bucket cylinder',
      rows: [
        ['1', '4512-500', 'PISTON', '1', ''],
        ['5', '4512-505', 'KIT, SEAL', '1', ''],
        ['6', '4512-506', 'FILTER, OIL', '1', ''],
      ],
    },
  )
  await uploadAndRead(test, { machineId: loader, pdf: lists, filename: 'Parts catalogue.pdf' })
  const text = await makePdf((doc) => {
    doc.font('Helvetica-Bold').fontSize(14)
    put(doc, 72, 72, 'Engine oil change')
    doc.font('Helvetica').fontSize(10)
    put(doc, 72, 110, 'Screw the new engine oil filter 4512-506 on by hand and seal it with paste 7711-204.')
    put(doc, 72, 128, 'The oil must be as clean as ISO 4406-1999 says, and is changed every 12000 hours.')
  })
  await uploadAndRead(test, { machineId: loader, pdf: text, filename: 'Operation.pdf' })
  const dealer = await test.as('dealerAdmin')
  await dealer.post('/api/v2/catalogues/', { name: 'Parts', currency: 'USD' })
  const cost = { amount: 1840, currency: 'USD' }
  const add = async (body: object) => (await dealer.post('/api/v2/catalogue-parts/', { ...body, cost })).body
  await add({ part_number: '4512 330', description: 'Upper hose' })
  await add({ part_number: '7711204', description: 'Sealing paste, 50 mL' })
  await add({ part_number: '4406 1999', description: 'Rim' })
  await add({ part_number: '12000', description: 'Washer' })
  const blade = await add({ part_number: '9900-100', description: 'Wiper blade, rear' })
  const fluid = await add({ part_number: '9900-200', description: 'Washer fluid' })
  await add({ part_number: '9900-300', description: 'Batería de 12 V' })
  const parts = [blade, fluid].map(({ id }, index) => ({ part_id: id, quantity: index + 1 }))
  await dealer.post('/api/v2/catalogue-parts/bundle', { name: 'Winter kit', description: '', parts })
})
afterAll(() => test.close())

type Base = 'operations' | 'parts'
const urls = { operations: '/api/v1/assistants/operations', parts: '/api/parts/assistants/parts' }

async function ask(prompt: string, { serial, base = 'parts' }: { serial?: string; base?: Base } = {}) {
  const operator = await test.as('operator')
  return (await operator.post(urls[base], { prompt, id: loader, ...(serial && { serial_number: serial }) })).body
}

type Part = { part_number: string }
const numbers = ({ parts }: { parts: Part[] }) => parts.map(({ part_number }) => part_number)

describe('the parts assistant', () => {
  it.each([
    ['upper radiator hose', ['4512-330']],
    ['I need a new hose clamp', ['4512-118']],
    ['manguera superior del radiador', ['4512-330']],
    ['seal kit for the bucket cylinder', ['4512-505']],
    ['4512 330', ['4512-330']],
    ['what is 4512330', ['4512-330']],
    ['item 5 in figure 3-2', ['4512-505']],
    ['posición 5 de la figura 3-2', ['4512-505']],
    ['item 1 of the radiator figure', ['4512-330']],
    ['what is item 6 on page 2', ['4512-506']],
  ])('finds %s', async (prompt, expected) => {
    const answer = await ask(prompt)
    expect(answer.confidence).toBe('sure')
    expect(numbers(answer)).toEqual(expected)
  })

  it('has no certain answer where the figure has no such item', async () => {
    expect((await ask('item 9 in figure 3-2')).confidence).not.toBe('sure')
  })

  it('offers what merely resembles as the closest, not as the answer', async () => {
    const answer = await ask('seal kit for the steering pump')
    expect(answer.confidence).toBe('unsure')
    expect(answer.citations[0].quote).toContain('4512-505')
  })

  it('answers a question for something else as the operations assistant does', async () => {
    const prompt = 'how often is the oil changed?'
    const [parts, operations] = [await ask(prompt), await ask(prompt, { base: 'operations' })]
    expect(parts.response).toBe(operations.response)
  })
})

describe('a part that is listed for some serial numbers', () => {
  it('is given with its range for the whole model', async () => {
    const { parts } = await ask('radiator')
    expect(parts).toMatchObject([
      { part_number: '4512-020', remark: 'GHT00100-GHT00499' },
      { part_number: '4512-021', remark: 'from GHT00500' },
    ])
  })

  it.each([
    ['GHT00200', '4512-020'],
    ['GHT00700', '4512-021'],
  ])('is the one that fits %s', async (serial, expected) => {
    const answer = await ask('radiator', { serial })
    expect(numbers(answer)).toEqual([expected])
    expect(answer.warnings).toEqual([])
    expect(answer.response).toContain(expected)
  })

  it('is given with a warning if it fits others only', async () => {
    const answer = await ask('radiator cap', { serial: 'GHT00700' })
    expect(numbers(answer)).toEqual(['4512-044'])
    expect(answer.warnings).toEqual([expect.stringContaining('GHT00700')])
  })
})

describe('what no manual lists', () => {
  it('is found in the catalogue by its description, which is named as the source', async () => {
    const answer = await ask('rear wiper blade')
    expect(answer.response).toMatch(/^From the catalogue of Northfield Equipment, not from a manual:/)
    expect(answer).toMatchObject({ confidence: 'sure', engine: 'records', citations: [] })
    expect(answer.parts).toMatchObject([
      { part_number: '9900-100', page: null, manual_id: null, cost: { amount: 1840 } },
    ])
  })

  it.each(['what is 9900 100', '9900100', '9900-100'])('is found by its number: %s', async (prompt) => {
    expect(numbers(await ask(prompt))).toEqual(['9900-100'])
  })

  it('is found in another spelling than that of the question', async () => {
    expect(numbers(await ask('necesito baterias'))).toEqual(['9900-300'])
  })

  it('may be a kit, with all of its parts', async () => {
    const answer = await ask('winter kit')
    expect(answer.response).toContain('Winter kit: 9900-100 × 1, 9900-200 × 2')
    expect(answer.parts).toMatchObject([
      { part_number: '9900-100', quantity: '1', remark: 'Winter kit' },
      { part_number: '9900-200', quantity: '2', remark: 'Winter kit' },
    ])
  })

  it('is not claimed if only a part of its description is asked for', async () => {
    expect((await ask('wiper blade for the helicopter')).engine).not.toBe('records')
  })

  it('is read again only as long as the catalogue has it', async () => {
    const operator = await test.as('operator')
    const { conversation_id: id } = await ask('rear wiper blade')
    const stored = async () => (await operator.get(`/api/v1/conversations/${id}`)).body.messages[1].answer.parts
    expect(await stored()).toHaveLength(1)
    const parts = test.db.updateTable('catalogue_part').where('part_number', '=', '9900-100')
    await parts.set({ is_active: false }).execute()
    expect(await stored()).toEqual([])
    await parts.set({ is_active: true }).execute()
  })

  it('is no matter of the operations assistant', async () => {
    expect((await ask('rear wiper blade', { base: 'operations' })).engine).toBe('extractive')
  })
})

describe('the parts of any answer', () => {
  it.each(['operations', 'parts'] as const)('%s: have the numbers in the quoted text, and no others', async (base) => {
    const answer = await ask('how do I screw the engine oil filter on?', { base })
    expect(answer.response).toContain('4512-506')
    expect(answer.response).toContain('ISO 4406-1999')
    expect(answer.parts).toMatchObject([
      { part_number: '4512-506', figure: 'Fig. 3-2 Bucket cylinder', item: '6', page: 2 },
      { part_number: '7711-204', description: 'Sealing paste, 50 mL', page: null, sold_number: '7711204' },
    ])
  })
})
