import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { askBob } from '../records/testing/ask-bob'
import { seedQuarry } from '../records/testing/seed-quarry'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await seedQuarry(test, 'instances')
})
afterAll(() => test.close())

const ask = askBob(() => test)

describe('a question for a manual without a chosen machine', () => {
  it.each<[Who, string]>([
    ['operatorAdmin', 'how do I change the oil filter on Loader 3'],
    ['operatorAdmin', 'how do I check the hydraulic oil of the WL-120'],
    ['operator', 'torque of the wheel nuts on the loader'],
    ['operator', '¿cómo cambio el filtro de aceite de la cargadora 3?'],
    ['dealerUser', 'how do I change the oil filter of GHT00123'],
  ])('is about the model that it names: %s, %s', async (who, prompt) => {
    expect(await ask(who, prompt)).toMatchObject({ asks_for_machine: false })
  })

  it('is about the model that the question before named', async () => {
    const { conversation_id } = await ask('operatorAdmin', 'how do I change the oil filter on Loader 3')
    expect(await ask('operatorAdmin', 'and the coolant?', { conversation_id })).toMatchObject({
      asks_for_machine: false,
    })
  })

  it('asks which one is meant of those that it names', async () => {
    const { response, asks_for_machine } = await ask('operatorAdmin', 'how do I grease the loader or the excavator')
    expect(asks_for_machine).toBe(true)
    expect(response.split('\n').slice(2).toSorted()).toEqual([
      '- Digger 1',
      '- Loader 3',
      '- Loader 5',
      '- Pond digger',
    ])
  })

  it.each<[Who, string]>([
    ['operatorAdmin', 'how do I change the oil filter'],
    ['operatorAdmin', 'how do I change the oil of Forwarder 2'],
    ['strangerOperator', 'how do I change the oil filter on Loader 3'],
  ])('asks where it names none that the asker sees: %s, %s', async (who, prompt) => {
    expect(await ask(who, prompt)).toMatchObject({
      asks_for_machine: true,
      response: 'Which machine is it about? Choose one, and its manuals are searched.',
    })
  })
})
