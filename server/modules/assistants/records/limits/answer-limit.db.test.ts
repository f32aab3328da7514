import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type Who } from '../../../../../tests/support/test-app'
import { askBob } from '../testing/ask-bob'
import { seedQuarry } from '../testing/seed-quarry'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await seedQuarry(test, 'catalogue', 'organizations', 'sales')
})
afterAll(() => test.close())

const ask = askBob(() => test)

describe('what no record has', () => {
  it.each<[Who, string, string, string]>([
    [
      'operatorAdmin',
      'en-US',
      'how much diesel did Loader 3 burn last month',
      'How much fuel machines use is not recorded here.',
    ],
    ['dealerAdmin', 'es-ES', '¿cuánto gana Pete?', 'Aquí no se registra lo que gana cada persona.'],
    [
      'dealerAdmin',
      'en-US',
      'what is our margin on oil filters',
      'What parts cost the dealership is not recorded here, so no profits or margins are known.',
    ],
    ['superUser', 'en-US', 'whats the weather in Denver', 'There is no data on the weather here.'],
  ])('is said to %s: %s %s', async (who, language, prompt, response) => {
    const answer = await ask(who, prompt, {}, language)
    expect(answer).toMatchObject({ response, refused: true, records: [], asks_for_machine: false })
  })
})

it.each<Who>(['operatorAdmin', 'dealerAdmin', 'superUser'])(
  'what others ask is not told, whether they exist or not: %s',
  async (who) => {
    const known = await ask(who, 'what has Rosa been asking Bob lately')
    const unknown = await ask(who, 'what has Zebulon been asking Bob lately')
    expect(known).toMatchObject({ refused: true, records: [] })
    expect(unknown.response).toBe(known.response)
  },
)

describe('what is told to be done', () => {
  it('is not, and the record is linked', async () => {
    const { response, records } = await ask('operatorAdmin', 'cancel my order PO-2454')
    expect(response).toMatch(/^I only look things up and cannot order, send, change or delete anything\./)
    expect(records).toHaveLength(1)
    expect(records[0].path).toMatch(/^\/orders\//)
  })

  it('to records of others is linked to nothing', async () => {
    const { response, records } = await ask('operatorAdmin', 'borra el presupuesto de Tall Pines', {}, 'es-ES')
    expect(response).toBe('Solo consulto datos: no puedo pedir, enviar, cambiar ni borrar nada.')
    expect(records).toEqual([])
  })

  it('with parts, which are linked', async () => {
    const { response, records } = await ask('operatorAdmin', 'order two cab air filters 332-20077 for me')
    expect(response).toContain('cannot order')
    expect(records).toEqual([{ title: '332-20077', path: '/cart' }])
  })
})

it('a manual is asked about all else', async () => {
  expect(await ask('operatorAdmin', 'change the engine oil')).toMatchObject({ asks_for_machine: true })
  expect(await ask('operatorAdmin', 'how do we charge the battery')).toMatchObject({ asks_for_machine: true })
})
