import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { askBob } from './testing/ask-bob'
import { seedQuarry } from './testing/seed-quarry'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await seedQuarry(test, 'instances', 'catalogue', 'organizations', 'sales')
})
afterAll(() => test.close())

const ask = askBob(() => test)

describe('orders and sales', () => {
  it.each<[Who, string, RegExp]>([
    ['dealerAdmin', 'orders over $1000', /^3 orders over \$1000, \$10,060\.60 in all:\n\n(?:- SO-\d+ .*\n?){3}$/],
    ['operatorAdmin', 'pedidos entre 7000 y 8000 dólares', /Engine block, short/],
    ['dealerAdmin', 'orders under 60 dollars', /awaiting payment, \$57\.20/],
    [
      'dealerAdmin',
      'who buys seal kits',
      /^Confirmed orders by customer naming “seal kits”:\n\n- Tall Pines Forestry: /,
    ],
    ['dealerUser', 'any orders waiting to be picked up?', /^SO-\d+ for Tall Pines Forestry .*ready for pickup/],
    ['operatorAdmin', 'when did PO-2440 ship', /shipped on .*, delivered on /],
    [
      'operatorAdmin',
      'what was in the first parcel of PO-2437',
      /^SO-\d+: parcel 1, shipped on .*return filter; parcel 2, shipped /,
    ],
    ['operatorAdmin', 'which was the last order and when', /^SO-\d+ of .*\$57\.20/],
    ['dealerAdmin', 'orders to pick', /^\d unpicked orders/],
    ['operatorAdmin', '¿qué dijo Pete del bloque del motor?', /^SO-\d+.*short block.*”?\.$/],
    ['dealerUser', 'did i ever answer rita about the short block?', /^SO-\d+.*Pete Clark.*short block/],
    [
      'dealerAdmin',
      'whos our biggest customer',
      /^Ridgeline Quarry: \$[\d,.]+, \d+ orders\.\n\nConfirmed orders by customer:\n\n- Ridgeline Quarry/,
    ],
    ['operatorAdmin', 'when was PO-2443 picked up', /^SO-\d+: picked up on /],
    ['dealerAdmin', 'what did Rita Stone order for more than $1000', /^3 orders by Rita Stone more than \$1000/],
    [
      'dealerAdmin',
      'how much did rita spend on starters',
      /^8 pieces for \$4,464\.00 in 6 confirmed orders by rita naming/,
    ],
    ['dealerAdmin', 'what did Gustav Brenner order', /^Nothing that you may see is called “Gustav Brenner”\.$/],
    [
      'operatorAdmin',
      'did we spend more on drive belts or on starters',
      /^More naming “starters”: \$4,464\.00, against \$/,
    ],
    ['dealerAdmin', 'did Tall Pines or Ridgeline buy less', /^Less for Tall Pines Forestry: \$[\d,.]+, against \$/],
    [
      'dealerAdmin',
      'which customer has not ordered since 2025',
      /^No customers without orders.*All of them have ordered:/s,
    ],
    ['dealerAdmin', 'customers without orders in 2020', /^\d+ customers without orders .*: last order on /s],
  ])('%s: %s', async (who, prompt, answer) => {
    expect((await ask(who, prompt)).response).toMatch(answer)
  })

  it('come one before the other', async () => {
    const first = await ask('operatorAdmin', 'show me PO-2440')
    const before = await ask('operatorAdmin', 'and the one before that', { conversation_id: first.conversation_id })
    expect(before.response).toContain('PO-2439')
    const again = await ask('operatorAdmin', 'and the one before that', { conversation_id: first.conversation_id })
    expect(again.response).toContain('PO-2437')
  })

  it.each([
    'which other companies buy their parts from Northfield?',
    '¿cuánto gastan otros clientes?',
    'which customer has not ordered since august',
  ])('of other customers are no business of a customer: %s', async (prompt) => {
    const { response, records } = await ask('operatorAdmin', prompt)
    expect(response).toMatch(/does not see|no ve/)
    expect(records).toEqual([])
  })
})

it.each<[Who, string, RegExp]>([
  [
    'operatorAdmin',
    'when will the short block arrive?',
    /^SO-\d+: not delivered yet, and no day is recorded.*waiting for stock: 1 × Engine block.*Pete Clark .*two weeks/,
  ],
  ['operatorAdmin', '¿hay algún mensaje nuevo sobre la Pond digger?', /^SO-\d+ (?:para|for) Pond digger, /],
  ['dealerUser', 'any unread messages on the machines?', /^No unread messages\.$/],
  ['dealerAdmin', 'messages without an answer', /^(?!.*loader is down)/s],
  ['dealerAdmin', 'are there any returns we still have to recieve?', /^No return is waiting to be received\.$/],
  ['dealerAdmin', 'Which customers may buy on account?', /^Tall Pines Forestry: pays on account\.$/],
  ['dealerAdmin', 'how many quotes and invoices are there', /\d+ quotes.*\d+ invoices/s],
])('%s: %s', async (who, prompt, answer) => {
  expect((await ask(who, prompt)).response).toMatch(answer)
})

describe('messages', () => {
  const told = /short block is on order/
  const asked = /The loader is down/

  it.each<[Who, string, RegExp, RegExp]>([
    ['operatorAdmin', 'messages we sent', asked, told],
    ['operatorAdmin', 'which messages did we receive', told, asked],
    ['operatorAdmin', 'what did northfield write', told, asked],
    ['dealerAdmin', '¿qué escribió Ridgeline?', asked, told],
    ['dealerAdmin', 'what did we write to Ridgeline', told, asked],
    ['operatorAdmin', 'what did Pete Clark tell us', told, asked],
    ['operatorAdmin', 'what did Northfield say about the engine block', told, asked],
  ])('%s: %s', async (who, prompt, theirs, others) => {
    const { response } = await ask(who, prompt)
    expect(response).toMatch(theirs)
    expect(response).not.toMatch(others)
  })

  it('about machines are sent by whoever wrote them, and received by the other side', async () => {
    const threads = await (await test.as('operatorAdmin')).get('/api/v2/machines/operator/?limit=20')
    const [thread] = threads.body.items
    await (await test.as('operatorAdmin')).post(`/api/v2/machines/operator/${thread.id}/messages`, {
      body: 'The boom squeaks',
    })
    expect((await ask('operatorAdmin', 'which messages did we receive')).response).not.toContain('squeaks')
    expect((await ask('operatorAdmin', 'messages we sent')).response).toContain('squeaks')
    expect((await ask('dealerAdmin', 'which messages did we receive')).response).toContain('squeaks')
    expect((await ask('dealerAdmin', 'what did Ridgeline write')).response).toContain('squeaks')
    expect((await ask('dealerAdmin', 'messages we sent')).response).not.toContain('squeaks')
  })
})

it('orders of somebody are found by the name with and without accents', async () => {
  const rename = (name: string) =>
    test.db.updateTable('person').set({ first_name: name }).where('last_name', '=', 'Stone').execute()
  await rename('Inés')
  const asked = ['what did Inés Stone order', '¿qué pidió ines stone?']
  const found = await Promise.all(asked.map((prompt) => ask('dealerAdmin', prompt)))
  await rename('Rita')
  for (const { response } of found)
    expect(response).toMatch(/^\d+ (?:orders by|pedidos hechos por|pedidos de) (?:Inés Stone|ines stone)/)
})

describe('the turnaround of orders', () => {
  it('is what Home shows for the month', async () => {
    const { body } = await (await test.as('dealerAdmin')).get('/api/v2/dashboard/sales')
    const shipped = body.months.filter((one: { turnaround_days: number | null }) => one.turnaround_days !== null)
    const { month, turnaround_days: days } = shipped.at(-1)
    const name = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-01T00:00Z`),
    )
    const written = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }).format(days)
    const { response } = await ask('dealerAdmin', `how many days did it take us to get orders out in ${name}`)
    expect(response).toContain(`${name}: ${written} days from the order to its first parcel`)
  })

  it('is told to the admins of the dealership alone', async () => {
    expect(await ask('dealerUser', 'what is our turnaround')).toMatchObject({ refused: true })
    expect(await ask('operatorAdmin', 'what is our turnaround')).toMatchObject({ refused: true })
  })
})
