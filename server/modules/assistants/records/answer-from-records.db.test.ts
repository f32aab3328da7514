import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
    ['operatorAdmin', 'what is in PO-2452', /^SO-\d+: ordered: 6 × Oil filter element [^;]*\.$/],
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
    ['operatorAdmin', 'which parts do we order most often', /^Parts in confirmed orders by pieces:\n\n- .* pieces/],
    ['dealerAdmin', 'cheapest quote of all', /\$321\.80/],
    ['dealerAdmin', 'top customers', /^Confirmed orders by customer:\n\n- Ridgeline Quarry: \$[\d,.]+, \d+ orders/],
    ['operatorAdmin', 'what parts did we spend the most on', /^Confirmed orders by part:\n\n- .*Engine block, short/],
    ['operatorAdmin', 'how much was the last invoice', /^INV-\d+ of .*: \$[\d,.]+, paid\.$/],
    ['operatorAdmin', 'what was delivered last month', /^(?:\d+ delivered orders from |SO-\d+ of ).*delivered on /s],
    ['operatorAdmin', '¿cuándo compramos el último motor de arranque?', /^SO-\d+: hecho por Rita Stone el [^;]*\.$/],
    ['operatorAdmin', 'what is still missing from PO-2452', /^SO-\d+: still to ship: 2 × Hydraulic return [^;]*\.$/],
    ['dealerUser', 'which orders still have to go out', /^4 unshipped orders.*ready for pickup/s],
    [
      'dealerAdmin',
      'what is SO-1051',
      /ready for pickup, not paid yet.*:\n\n- Placed .*\n- Ordered: 4 × Cab air filter/,
    ],
    ['operatorAdmin', 'how many orders did we place so far', /^37 orders, 31 of them confirmed, which come to \$/],
    ['dealerAdmin', 'quotes sent without an answer', /^Q-\d+ for Ridgeline Quarry.*sent, waiting for an answer/],
    [
      'dealerAdmin',
      'which quotes have we not answered',
      /^3 unanswered quotes, \$[\d,.]+ in all:.*requested.*2 without a price are not in the sum\.$/s,
    ],
    [
      'operatorAdmin',
      'why was our quote declined',
      /^Q-1003: declined by the customer .* \(“We found one in our own store”\)\.$/,
    ],
    ['operatorAdmin', 'find invoice 12', /^INV-12 of .*: \$[\d.]+, paid:\n/],
    [
      'operatorAdmin',
      'is loader 5 due for service',
      /^No due .* for Loader 5\. What comes next: Loader 5: 500 h service/,
    ],
    ['operatorAdmin', '¿qué le toca al Loader 5?', /Lo próximo: Loader 5: 500 h service aún no toca/],
    [
      'operatorAdmin',
      'any unread messages',
      /^No unread messages\..*Without an answer since:.*short block.*not recorded\.$/s,
    ],
    ['dealerAdmin', 'which messages do I have to answer', /^No unanswered messages\./],
    ['dealerAdmin', 'when is the next payout', /^No open bank payouts\.$/],
    ['operatorAdmin', 'which quotes are waiting on us', /^Q-\d+ of .*sent, waiting for an answer/],
    ['operatorAdmin', 'which quotes are waiting on the dealer', /^2 .*quotes.*requested.*change requested/s],
    ['dealerAdmin', 'which quotes are waiting on Ridgeline', /^Q-\d+ for Ridgeline Quarry.*sent, waiting/],
    ['operatorAdmin', 'which orders are waiting on us', /^\d+ orders waiting for your side.*awaiting payment/s],
    ['dealerAdmin', 'what is waiting on us', /^3 unanswered quotes.*\d+ orders waiting for your side/s],
    ['operatorAdmin', 'what is waiting on us', /^Q-\d+ .*\d+ orders waiting for your side.*Loader 3: .*overdue/s],
    ['operator', 'what is waiting for me', /^(?!.*does not see).*Loader 3: .*overdue/s],
    ['operatorAdmin', 'which messages are waiting on the dealer', /^(?:No |SO-\d+).*/],
    ['operatorAdmin', 'overdue invoices', /^No unpaid invoices\.\n\nNot considered: “overdue”\.$/],
    ['operatorAdmin', 'which machines were added in 2020', /Not considered: “in 2020”\.$/],
    ['operatorAdmin', 'is 320-07309 in stock', /^Yes\. Oil filter element \(320-07309\): \d+ in stock\.$/],
    [
      'dealerUser',
      'stock of 320-07309',
      /^Oil filter element \(320-07309\): \d+ in stock \(Main store \d+ and [^,]*, \d more reserved\.$/,
    ],
    ['dealerAdmin', 'which parts are low on stock', /^\d+ low parts in stock:\n\n- .*reorder level/],
    [
      'operatorAdmin',
      'what is in the 500 h kit for the WL-120',
      /^WL-120 500 h kit .*every 500 h\): \$[\d.]+: 1 × Oil filter element/,
    ],
    ['dealerAdmin', 'which customer has the most machines', /^Ridgeline Quarry: 4 machines\.$/],
    [
      'dealerUser',
      'who are our customers',
      /^2 customers:\n\n- Ridgeline Quarry: 4 machines, \d+ overdue tasks?, \d+ open orders?/,
    ],
    ['dealerUser', 'has TP-118 been paid', /^No\. SO-\d+: not paid yet\.$/],
    ['operatorAdmin', 'who placed PO-2452', /placed by Rita Stone/],
    ['operatorAdmin', 'did PO-2452 ship in 2020', /^In part\. SO-\d+: shipped on .*2026/],
    ['operatorAdmin', 'which orders did rosa place', /Not considered: “rosa”\.$/],
    ['operatorAdmin', 'oldest machine', /^Digger 1: Harrow EX-210 \(.*in service since /],
    ['operatorAdmin', 'largest machine', /^4 machines:.*\n\nNot considered: “largest”\.$/s],
    [
      'dealerAdmin',
      'who has more machines, Ridgeline or Tall Pines?',
      /^Machines by customer .*:\n\n- Ridgeline Quarry: 4 machines\n- Tall Pines Forestry: 3 machines$/,
    ],
    ['dealerAdmin', 'which customers have overdue maintenance', /^Ridgeline Quarry: 1 \(Loader 3: 500 h service\)\.$/],
    [
      'dealerAdmin',
      'machines with over 3000 hours',
      /^3 machines with readings over 3,000:\n\n- Digger 1: .*\n- Forwarder 2: .*\n- Loader 3: /s,
    ],
    ['dealerAdmin', 'machines of Tall Pines under 2000 h', /^2 machines .*\n- Log loader: .*\n- Yard cat: /s],
    ['operatorAdmin', 'which machines were not read this month', /^All machines have readings from /],
    ['operatorAdmin', 'which machines were not read in 2020', /^4 machines without readings from Jan 1, 2020/],
    ['operatorAdmin', 'readings of loader 3', /^\d+ readings for Loader 3:\n\n- Loader 3: 4,764 h, read on /],
    ['operatorAdmin', 'which machine works most hours a day', /^Digger 1: about 8\.\d h a day; 6,120 h in all\.$/],
    ['operatorAdmin', 'which machines have never been serviced', /^Machines without maintenance.*\n- Loader 5: /s],
    [
      'operator',
      'what parts go in the 500h service of the EX-210',
      /^EX-210 500 h kit .*410-05518.*410-06102.*410-06110/,
    ],
    ['operator', 'does the yearly safety check need any parts', /Services without a kit: Yearly safety check\.$/],
    ['operatorAdmin', 'total hours of the fleet', /^4 machines with readings, [\d,.]+ h together:/],
    ['dealerAdmin', 'total value of open quotes', /^\d open quotes, \$[\d,.]+ in all:.*not in the sum\.$/s],
    ['operatorAdmin', 'average order value', /^\$[\d,.]+ on average; \$[\d,.]+ in \d+ confirmed orders/],
    [
      'operatorAdmin',
      'spending per month',
      /^Confirmed orders by month:\n\n- \p{L}+ 20\d\d: \$[\d,.]+, \d+ orders?\n/u,
    ],
    [
      'operatorAdmin',
      'spending on starters per month',
      /^Confirmed orders by month naming “starters”:\n\n- .*: \$[\d,.]+, \d+ pieces?\n/,
    ],
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
    // Where no region is named, figures are those of the language that is asked in.
    expect((await ask('operatorAdmin', question, {}, 'en')).response).toMatch(/^Loader 5: 2\.310,5 h/)
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

  it('answer each of two questions', async () => {
    const body = await ask('operatorAdmin', 'where is loader 3 and what was its last reading')
    expect(body.response).toMatch(/^Loader 3: place: North face\.\n\nLoader 3: 4,764 h, read on/)
    expect(body.records).toHaveLength(1)
  })

  it('say the hours of machines once', async () => {
    const { response } = await ask('dealerAdmin', 'What machines does Tall Pines have and how many hours are on them?')
    expect(response).toMatch(/^3 machines [^\n]*:\n\n(?:- .* h \(.*\)\n?){3}$/)
  })

  it('say what each order has of a part that was bought', async () => {
    const spent = await ask('operatorAdmin', 'how much did we spend on starters since the year 2020')
    expect(spent.response).toMatch(/\n- SO-\d+ of [^:]*: \d+ pieces? for \$/)
  })

  it('say what is asked and no more', async () => {
    const { response } = await ask('dealerUser', 'any orders ready for pick up?')
    expect(response).toMatch(/^SO-\d+ for Tall Pines Forestry of .*: ready for pickup, [^\n]*\.$/)
  })

  it('say what they do not answer', async () => {
    const { response } = await ask('operatorAdmin', 'where is loader 3 and how do I change its oil')
    expect(response).toMatch(/North face.*\n\nNot answered: “how do I change its oil” Ask it by itself\.$/)
  })

  it('sum by month what they sum in all', async () => {
    const cents = (text: string) => Number(text.replace(/[$,.]/g, ''))
    const { response: months } = await ask('operatorAdmin', 'spending per month')
    const each = [...months.matchAll(/: (\$[\d,.]+), \d+ order/g)].map(([, amount = '']) => cents(amount))
    const { response: all } = await ask('operatorAdmin', 'how much have we spent so far')
    expect(each.reduce((sum, amount) => sum + amount, 0)).toBe(cents(all.split(' ')[0] ?? ''))
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

  it.each<[Who, string, string, RegExp]>([
    ['operatorAdmin', 'wheres PO-2452', 'and its invoice?', /^INV-\d+ of .* for order SO-\d+: \$380\.80, paid/],
    ['operatorAdmin', 'our last completed order', 'and the invoice?', /^INV-\d+ of .*: \$389\.92/],
    ['operatorAdmin', 'open quotes', 'which is the biggest of them?', /^Q-\d+ of .*\$1,116\.00/],
    ['operatorAdmin', 'open quotes', 'and the second?', /^Q-\d+ of .*one new and one refurbished starter/],
    ['dealerUser', 'which orders are backordered', 'did anybody write about it?', /^SO-\d+.*The short block/],
    ['operatorAdmin', 'what is overdue', 'how many hours does it have?', /^Loader 3: 4,764 h/],
    ['operatorAdmin', 'open quotes', 'the fifth one', /^There are only 3\.$/],
    [
      'dealerUser',
      'how many excavators does Ridgeline have',
      'and Tall Pines?',
      /^No machines \(.*Tall Pines Forestry/,
    ],
    ['operatorAdmin', 'our orders since 2020', 'and the biggest?', /^SO-\d+ .*Engine block, short/s],
    ['operatorAdmin', 'any messages on PO-2452?', 'and the first?', /^SO-\d+, .*“(?:They left|The loader is down)/],
  ])('lean on what was found: %s asks %s, then %s', async (who, before, prompt, expected) => {
    const { conversation_id } = await ask(who, before)
    const body = await ask(who, prompt, { conversation_id })
    expect(body).toMatchObject({ engine: 'records', response: expect.stringMatching(expected) })
  })
})

describe('a word that names nothing', () => {
  const questions: [Who, string][] = [
    ['operatorAdmin', 'show our open orders'],
    ['operatorAdmin', 'how much have we spent so far'],
    ['operatorAdmin', 'show our spending per month'],
    ['operatorAdmin', 'list our invoices'],
    ['operatorAdmin', 'list our quotes'],
    ['operatorAdmin', 'list our machines'],
    ['operatorAdmin', 'maintenance tasks of Loader 3'],
    ['operatorAdmin', 'when is the next service of Loader 5 due'],
    ['operatorAdmin', 'show our messages from the dealer'],
    ['operatorAdmin', 'hours of Loader 3'],
    ['operatorAdmin', 'when did we last buy a starter'],
    ['dealerAdmin', 'which parts are low on stock'],
    ['dealerAdmin', 'who are our customers'],
    ['operatorAdmin', 'nuestros pedidos abiertos'],
    ['operatorAdmin', '¿cuánto hemos gastado en total?'],
  ]
  it.each(questions)('never turns what is found into none, %s: %s', async (who, prompt) => {
    expect((await ask(who, prompt)).response).not.toMatch(/^No |^Nothing|^Nada/)
    for (const word of ['after', 'belong', 'wibble', 'tarjeta']) {
      const { engine, response } = await ask(who, `${prompt} ${word}`)
      if (engine === 'records') expect(response, word).not.toMatch(/^No |^Nothing|^Nada/)
    }
  })

  it.each<[Who, string, RegExp]>([
    ['operatorAdmin', 'orders from bigfoot', /^No orders naming “bigfoot”\.$/],
    ['dealerAdmin', 'do we have gizmotrons in stock', /^No parts naming “gizmotrons”\.$/],
    ['operatorAdmin', 'open orders fyi', /^\d+ open orders, .*Not considered: “fyi”\.$/s],
    ['operatorAdmin', 'did we order any wibbles', /^(?:\d+ orders|SO-\d+ ).*Not considered: “wibbles”\.$/s],
    ['operatorAdmin', 'what comes after the 500 h service of loader 3', /^(?!No ).*Not considered: .*“after”/s],
    ['operatorAdmin', 'when did we last buy the belt 320-99999', /^No .*naming “belt 320-99999”/],
  ])('is not considered: %s: %s', async (who, prompt, expected) => {
    expect((await ask(who, prompt)).response).toMatch(expected)
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
    ['operatorAdmin', 'deposits to our bank this month', 'Your role does not see bank payouts.'],
    ['dealerUser', 'when is the next payout', 'Your role does not see bank payouts.'],
    ['operatorAdmin', 'which parts are low on stock', 'Your role does not see stock levels.'],
    ['dealerUser', 'which parts do we need to reorder', 'Your role does not see stock levels.'],
    ['operatorAdmin', 'who are our customers', 'Your role does not see customers.'],
    ['operator', 'maintenance quotes', 'Your role does not see maintenance quotes.'],
    ['operatorAdmin', 'orders of Tall Pines Forestry', 'Nothing that you may see is called “Tall Pines Forestry”.'],
    ['operatorAdmin', 'hours of Forwarder 2', 'Nothing that you may see is called “Forwarder 2”.'],
    ['operatorAdmin', 'where is SO-999999', 'Nothing that you may see has the number SO-999999.'],
  ])('%s: %s', async (who, prompt, response) => {
    expect(await ask(who, prompt)).toMatchObject({ engine: 'records', refused: true, response, records: [] })
  })

  it.each<Who>(['operator', 'strangerOperator', 'strangerStaff'])('is not found either: %s', async (who) => {
    const number = await orderNumber('PO-2452')
    expect((await ask(who, `where is ${number}`)).response).toBe(`Nothing that you may see has the number ${number}.`)
    expect((await ask(who, 'how much did we spend so far')).records).toEqual([])
    expect((await ask(who, 'list all orders')).records).toEqual([])
  })

  it('is said where a role sees a part of it', async () => {
    const { response } = await ask('operator', 'open orders')
    expect(response).toBe('Your role sees only the orders that you placed yourself.\n\nNo open orders.')
    expect((await ask('operator', 'show me the quotes we have open')).response).toBe(
      'Your role sees only the quotes that you requested yourself.\n\nNo open quotes.',
    )
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

describe('what is due', () => {
  it('after a day leaves out what is due already', async () => {
    expect((await ask('operatorAdmin', 'what is due')).response).toContain('Loader 3')
    expect((await ask('operatorAdmin', 'what is due after December 15')).response).not.toMatch(/overdue|is due now/)
  })
})

it('an order that is ready to be picked up is not said to be undelivered', async () => {
  const { response } = await ask('dealerAdmin', 'is SO-1051 ready to be picked up?')
  expect(response).toContain('ready for pickup')
  expect(response).not.toMatch(/^No/)
})
