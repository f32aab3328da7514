import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfOf, uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'

let test: TestApp
let loader: string
beforeAll(async () => {
  test = await createTestApp()
  loader = await test.machineId('WL-120')
  const pdf = await pdfOf(
    ['# Pilot filter', 'Replace the pilot filter every 1000 hours.'],
    ['# Track tension', 'If the track is too tight, open the grease valve by one turn.'],
    ['# Engine modes', 'In mode L the engine runs at 1600 rpm.'],
    ['# Parking brake', 'The lever of the parking brake must come up by five clicks.'],
  )
  await uploadAndRead(test, { machineId: loader, pdf })
})
afterAll(() => test.close())

const ask = async (prompt: string) =>
  (await (await test.as('operator')).post('/api/v1/assistants/', { prompt, id: loader })).body

describe('what no record has', () => {
  it.each([
    ['when is the pilot filter due for replacement', '1000 hours'],
    ['what do I do if the track is too tight', 'one turn'],
    ['how many rpm does the engine run in mode L', '1600 rpm'],
    ['how many clicks should the parking brake come up', 'five clicks'],
  ])('is answered from the manuals: %s', async (prompt, said) => {
    const { engine, response } = await ask(prompt)
    expect({ engine, response }).toEqual({ engine: 'extractive', response: expect.stringContaining(said) })
  })

  it.each([
    'when is the swing seal due for replacement',
    'orders with a pilot filter',
    'any quotes for the parking brake',
  ])('is said where the manuals are not certain or papers are named: %s', async (prompt) => {
    expect(await ask(prompt)).toMatchObject({ engine: 'records', records: [] })
  })
})
