import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMaintenanceQuote } from '../../../../tests/support/sales'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { askBob } from './testing/ask-bob'
import { seedQuarry } from './testing/seed-quarry'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await seedQuarry(test, 'instances', 'catalogue', 'maintenance', 'organizations', 'sales')
})
afterAll(() => test.close())

const ask = askBob(() => test)

describe('what is asked of several kinds of records', () => {
  it.each<[Who, string, RegExp]>([
    ['operatorAdmin', 'Which machine do we use the least?', /^Pond digger: about [\d.]+ h a day; 875 h in all\.$/],
    ['operatorAdmin', '¿qué máquina usamos menos?', /^Pond digger: unas [\d,]+ h al día; 875 h en total\.$/],
    [
      'operator',
      'what is done in the 500 h service of Loader 5',
      /^Loader 5, 500 h service: Change engine oil and filter.*; kit WL-120 500 h kit: 1 × Oil filter element/,
    ],
    [
      'operator',
      'what is done at the 250 hour service of loader 5',
      /^No maintenance tasks for Loader 5 naming “250”\.\n\nIn the schedule:\n\n- Loader 5: 500 h service /,
    ],
    [
      'dealerUser',
      'Who is waiting on back ordered parts?',
      /^SO-1050 for Ridgeline Quarry of .*; waiting for stock: 1 × Engine block, short\.$/,
    ],
    [
      'superUser',
      'which brands do we have and how many models of each',
      /^Models by brand:\n\n- Harrow: 4 models \(.*\)\n- Moorland: 1 model \(M-7\)$/,
    ],
    ['dealerAdmin', 'how many models does Harrow have', /^4 models naming “harrow”:\n/],
    [
      'superUser',
      'How many users does each organization have?',
      /- Ridgeline Quarry: 2 users\n.*- Tall Pines Forestry: 0 users\n- Without an organization: 1 user$/s,
    ],
    [
      'dealerAdmin',
      'how many users does each organization have',
      /^Users by organization:\n\n- Northfield Equipment: 2 users$/,
    ],
    [
      'operatorAdmin',
      'how many machines of each model do we have',
      /- Harrow EX-210: 2 machines\n- Harrow WL-120: 2 machines$/,
    ],
  ])('%s: %s', async (who, prompt, response) => {
    const language = /[¿áéí]/.test(prompt) ? 'es-ES' : 'en-US'
    expect((await ask(who, prompt, {}, language)).response).toMatch(response)
  })

  it('counts the accounts of an organization for its admins alone', async () => {
    expect(await ask('operator', 'how many users does each organization have')).toMatchObject({ refused: true })
  })
})

it('tells the quotes of maintenance, too, that are in the state that is asked for', async () => {
  const loader = await test.db
    .selectFrom('machine_instance')
    .where('name', '=', 'Loader 3')
    .select(['id as instanceId', 'organization_id as operatorId', 'dealership_id as dealershipId'])
    .executeTakeFirstOrThrow()
  const id = await addMaintenanceQuote(test, { ...loader, dealershipId: loader.dealershipId ?? '' })
  expect((await ask('operatorAdmin', 'which quotes are waiting for my answer')).response).toMatch(
    /^Q-1007 .*\n\nMQ-\d+ .*sent, waiting for an answer/s,
  )
  // A Machine Operator sees none of maintenance.
  expect((await ask('operator', 'which quotes are open')).response).not.toContain('MQ-')
  await test.db.updateTable('maintenance_quote').set({ status: 'DRAFT' }).where('id', '=', id).execute()
  const { response } = await ask('dealerUser', 'que cotizaciones tenemos en borrador', {}, 'es-ES')
  expect(response).toMatch(/^Q-1012 .*\n\nMQ-\d+ .*borrador/s)
  expect((await ask('dealerUser', 'which quotes do we have to answer')).response).not.toContain('MQ-')
})
