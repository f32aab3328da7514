import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { partsPdf } from '../../manuals/reading/testing/parts-pdf'

let test: TestApp
let loader: string
let manualId: string
beforeAll(async () => {
  test = await createTestApp()
  loader = await test.machineId('WL-120')
  const pdf = await partsPdf(
    {
      caption: 'Fig. 3-1 Radiator',
      rows: [
        ['1', '4512-330', 'HOSE, UPPER, RADIATOR', '1'],
        ['2', '4512-331', 'HOSE, LOWER, RADIATOR', '1'],
        ['3', '4512-118', 'CLAMP, HOSE', 'AR'],
        ['4', '4512-020', 'RADIATOR', '1'],
      ],
    },
    {
      caption: 'Fig. 3-2 Water pump',
      rows: [
        ['1', '4512-500', 'PMP ASSY, WTR', '1'],
        ['2', '4512-501', 'BRG, BALL', '2'],
        ['3', '4512-502', 'SEAL', '–'],
      ],
    },
  )
  manualId = await uploadAndRead(test, { machineId: loader, pdf, filename: 'Parts catalogue.pdf' })
})
afterAll(() => test.close())

const ask = async (prompt: string) =>
  (await (await test.as('operator')).post('/api/v1/assistants/operations', { prompt, id: loader })).body

describe('the parts lists of an uploaded manual', () => {
  it('answer a question for a part number by its description, with the page', async () => {
    const { response, confidence, citations } = await ask('what is the part number of the upper radiator hose?')
    expect(confidence).toBe('sure')
    expect(response).toMatch(/^The part number is 4512-330: hose, upper, radiator \(Fig\. 3-1 Radiator\)\. \[1\]/)
    expect(citations[0]).toMatchObject({ n: 1, manual_id: manualId, page: 1 })
    expect(citations[0].boxes).toHaveLength(1)
  })

  it('are found in other words than their abbreviations', async () => {
    const { response, citations } = await ask('part number of the water pump?')
    expect(response).toContain('4512-500')
    expect(citations[0]).toMatchObject({ page: 2 })
  })

  it('give every part that fits, never one at random', async () => {
    const { response } = await ask('part number of the radiator hose?')
    expect(response).toContain('4512-330')
    expect(response).toContain('4512-331')
  })

  it('say what a part number is', async () => {
    const { response, confidence } = await ask('what is 4512 501')
    expect(confidence).toBe('sure')
    expect(response).toMatch(/^4512-501: BRG, ball \(item 2, Fig\. 3-2 Water pump, page 2\)\. \[1\]/)
  })

  it('give no number for a part that they do not list', async () => {
    const { response } = await ask('part number of the alternator belt tensioner?')
    expect(response).not.toMatch(/\*\*4512/)
  })

  it('are searched again after they were listed again', async () => {
    await test.db.updateTable('manual').set({ parts_version: 0 }).where('id', '=', manualId).execute()
    await test.db.deleteFrom('manual_part').where('manual_id', '=', manualId).execute()
    expect((await ask('what is 4512-118')).response).not.toMatch(/^4512-118: Clamp, hose \(/)
    await test.jobs['list-parts']({}, { signal: new AbortController().signal, lastAttempt: false })
    expect((await ask('what is 4512-118')).response).toMatch(/^4512-118: Clamp, hose \(/)
  })
})
