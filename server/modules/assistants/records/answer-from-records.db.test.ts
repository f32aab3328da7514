import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { testUnitOfWork } from '../../../../tests/support/unit-of-work'
import { demonstrationOperators } from '../../../seed/demonstration'
import { seedCatalogue } from '../../../seed/seed-catalogue'
import { seedInstances } from '../../../seed/seed-instances'
import { seedMaintenance } from '../../../seed/seed-maintenance'
import { seedOrganizations } from '../../../seed/seed-organizations'
import { seedSales } from '../../../seed/seed-sales'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  const dealer = test.db.selectFrom('organization').where('name', '=', 'Northfield Equipment').select('id')
  const { id: dealershipId } = await dealer.executeTakeFirstOrThrow()
  const models = await test.db.selectFrom('machine').select(['id', 'model']).execute()
  const machineIds = new Map(models.map(({ id, model }) => [model, id]))
  await testUnitOfWork(test.db).transact(async (trx) => {
    await seedInstances(trx, demonstrationOperators, { machineIds, dealershipId })
    await seedCatalogue(trx, dealershipId)
    await seedMaintenance(trx, dealershipId, machineIds)
    await seedOrganizations(trx)
    await seedSales(trx, dealershipId)
  })
})
afterAll(() => test.close())

interface Sent {
  id?: string
  serial_number?: string
  conversation_id?: string
}

async function ask(who: Who, prompt: string, sent: Sent = {}, language = 'en-US') {
  const visitor = await test.as(who)
  const payload = { prompt, ...sent }
  const headers = { 'accept-language': language }
  return (await visitor.send('POST', '/api/v1/assistants/', { payload, headers })).body
}

/** The number of the newest order whose purchase number is this one. */
async function orderNumber(poNumber: string): Promise<string> {
  const found = test.db.selectFrom('customer_order').where('po_number', '=', poNumber).select('number')
  return `SO-${(await found.executeTakeFirstOrThrow()).number}`
}

describe('answers from records', () => {
  it.each<[Who, string, RegExp]>([
    ['operatorAdmin', 'how many hours does loader 3 have', /^Loader 3: 4,764 h, read on .* by Rosa Delgado/],
    ['operator', 'whats on the clock of digger 1', /^Digger 1: 6,120 h/],
    ['operatorAdmin', 'how many machines do we have', /^4 machines:/],
    ['dealerUser', 'how many machines does tall pines have', /^3 machines \(Tall Pines Forestry\)/],
    ['operatorAdmin', 'where is the pond digger', /place: Settling pond/],
    ['operatorAdmin', 'what is overdue', /^Loader 3: 500 h service is overdue \(264 h past 4,500 h/],
    ['operator', 'when is the next service due', /^4 maintenance tasks:\n\n- Loader 3/],
    [
      'operatorAdmin',
      'how many hours until the oil change on loader 5',
      /^2 maintenance tasks for Loader 5 naming “oil”:\n\n- Loader 5: 500 h service .*in 189\.5 h, at 2,500 h/,
    ],
    ['operatorAdmin', 'when was loader 3 last serviced', /^No maintenance tasks recorded as done for Loader 3\.$/],
    ['operatorAdmin', 'what is in PO-2452', /partly shipped.*Big Sky Freight BSF-7\d+.*6 × Oil filter element/],
    ['operatorAdmin', 'how many open orders do we have', /^6 open orders, \$/],
    ['dealerAdmin', 'open orders of Tall Pines', /^2 open orders for Tall Pines Forestry/],
    ['operatorAdmin', 'which quotes wait for our answer', /^Q-\d+ of .*sent, waiting for an answer/],
    ['operatorAdmin', 'do we have maintenance quotes', /^No maintenance quotes\.$/],
    ['operatorAdmin', 'orders in the year 2020', /^No orders from Jan 1, 2020 to Dec 31, 2020\.$/],
    [
      'operatorAdmin',
      'any new messages from the dealer',
      /^2 received messages:\n\n- SO-\d+.*The short block is on order/,
    ],
    ['dealerAdmin', 'payments last month', /^No payments from/],
    ['dealerAdmin', 'top customers', /^Confirmed orders by customer:\n\n- Ridgeline Quarry: \$[\d,.]+, \d+ orders/],
    ['operatorAdmin', 'what parts did we spend the most on', /^Confirmed orders by part:\n\n- .*Engine block, short/],
    ['operatorAdmin', 'how much was the last invoice', /^INV-\d+ of .*: \$[\d,.]+, paid\.$/],
    ['operatorAdmin', 'what was delivered last month', /^(?:\d+ delivered orders from |SO-\d+ of ).*delivered on /s],
    ['operatorAdmin', '¿cuándo compramos el último motor de arranque?', /Starter, 12 V/],
    ['operatorAdmin', 'spending by machine', /^Confirmed orders by machine:\n\n- /],
    ['operatorAdmin', 'invoices of the last 30 days', /^\d+ invoices from .*, \$[\d,.]+ in all:\n\n- INV-\d+/],
    ['operatorAdmin', 'what hours did the fleet run in the last 60 days', /^4 machines with readings from .* together/],
  ])('%s: %s', async (who, prompt, expected) => {
    const body = await ask(who, prompt)
    expect(body).toMatchObject({ engine: 'records', refused: false, response: expect.stringMatching(expected) })
  })

  it('link to the records', async () => {
    const { records } = await ask('operatorAdmin', 'where is my last order?')
    expect(records).toEqual([{ title: expect.stringMatching(/^SO-\d+$/), path: expect.stringMatching(/^\/orders\//) }])
    const visitor = await test.as('operatorAdmin')
    expect((await visitor.get(`/api/v2${records[0].path}`)).body.order_number).toBe(records[0].title)
  })

  it('are in the language of the question, with figures of the region', async () => {
    const question = '¿Cuántas horas tiene la cargadora 5?'
    expect((await ask('operatorAdmin', question, {}, 'es-ES')).response).toMatch(/^Loader 5: 2\.310,5 h, lectura del/)
    expect((await ask('operatorAdmin', question, {}, 'es-MX')).response).toMatch(/^Loader 5: 2,310\.5 h/)
    expect((await ask('operatorAdmin', 'pedidos abiertos', {}, 'en-US')).response).toMatch(/^6 pedidos abiertos/)
  })

  it('sum exactly what the list of orders shows', async () => {
    const { body } = await (await test.as('operatorAdmin')).get('/api/v2/orders/?limit=1000')
    const confirmed = body.items.filter(({ status }: { status: string }) =>
      ['PAID', 'PROCESSING', 'COMPLETED'].includes(status),
    )
    const cents = confirmed.reduce((sum: number, { total }: { total: { amount: number } }) => sum + total.amount, 0)
    const written = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100)
    const { response } = await ask('operatorAdmin', 'how much have we spent so far?')
    expect(response.split(' in ')[0]).toBe(written)
    expect(response).toContain(`${confirmed.length} confirmed orders`)
  })

  it('name the pieces and the sum of a part', async () => {
    const { response } = await ask('operatorAdmin', 'how many starters did we buy since the year 2020')
    expect(response).toMatch(/^\d+ pieces for \$[\d,]+\.\d\d in \d+ confirmed orders naming “starters”/)
  })

  it('lean on the question before', async () => {
    const { conversation_id, records } = await ask('operatorAdmin', 'where is my last order?')
    const before = await ask('operatorAdmin', 'and the one before?', { conversation_id })
    expect(before).toMatchObject({ engine: 'records', understood_about: ['order'] })
    expect(before.records).not.toEqual(records)
  })
})

describe('the chosen machine', () => {
  it('is meant where none is named', async () => {
    const chosen = { id: await test.machineId('WL-120'), serial_number: 'GHT00204' }
    expect((await ask('operatorAdmin', 'how many hours does it have', chosen)).response).toMatch(
      /^Loader 5: 2,310\.5 h/,
    )
    expect((await ask('operatorAdmin', 'hours of the pond digger', chosen)).response).toMatch(/^Pond digger/)
  })

  it('is asked for where many may be meant, with those that come first', async () => {
    const body = await ask('dealerUser', 'when is the next service due')
    expect(body).toMatchObject({ asks_for_machine: true, refused: false })
    expect(body.response).toMatch(/^Which of your 7 machines.*\n\n7 maintenance tasks/)
  })
})

describe('what the asker does not see', () => {
  it.each<[Who, string, string]>([
    ['operator', 'payments of this month', 'Your role does not see payments.'],
    ['operatorAdmin', 'payments of this month', 'Your role does not see payments.'],
    ['dealerUser', 'payments of this month', 'Your role does not see payments.'],
    ['operator', 'maintenance quotes', 'Your role does not see maintenance quotes.'],
    ['operatorAdmin', 'orders of Tall Pines Forestry', 'Nothing that you may see is called “Tall Pines Forestry”.'],
    ['operatorAdmin', 'hours of Forwarder 2', 'Nothing that you may see is called “Forwarder 2”.'],
    ['operatorAdmin', 'where is SO-999999', 'You see nothing with the number SO-999999.'],
  ])('%s: %s', async (who, prompt, response) => {
    expect(await ask(who, prompt)).toMatchObject({ engine: 'records', refused: true, response, records: [] })
  })

  it.each<Who>(['operator', 'strangerOperator', 'strangerStaff'])('is not found either: %s', async (who) => {
    const number = await orderNumber('PO-2452')
    expect((await ask(who, `where is ${number}`)).response).toBe(`You see nothing with the number ${number}.`)
    expect((await ask(who, 'how much did we spend so far')).records).toEqual([])
    expect((await ask(who, 'list all orders')).records).toEqual([])
  })

  it('is said where a role sees a part of it', async () => {
    const { response } = await ask('operator', 'open orders')
    expect(response).toBe('No open orders.\n\nYour role sees only the orders that you placed yourself.')
  })
})

describe('any other question', () => {
  it.each(['how much oil does the engine take', 'what is the oil change interval'])(
    'is the manuals’: %s',
    async (prompt) => {
      expect(await ask('operator', prompt)).toMatchObject({ engine: 'message', asks_for_machine: true, records: [] })
    },
  )

  it('is not answered from records by the other assistants', async () => {
    const id = await test.machineId('WL-120')
    const operations = await (await test.as('operator')).post('/api/v1/assistants/operations', {
      prompt: 'how many hours does loader 3 have',
      id,
    })
    expect(operations.body.engine).not.toBe('records')
  })
})
