import { describe, expect, it } from 'vitest'
import { question, questions } from './testing/questions'

describe('whether a quote was ever sent', () => {
  it.each([
    ['have we ever sent a maintenance quote for Loader 3', 'maintenance_quotes'],
    ['did we ever send Ridgeline a maintenance quote', 'maintenance_quotes'],
    ['was a maintenance quote ever sent for Loader 3', 'maintenance_quotes'],
    ['hemos enviado presupuesto de servicio para la Loader 3?', 'maintenance_quotes'],
    ['¿alguna vez le mandamos un presupuesto de mantenimiento a Ridgeline?', 'maintenance_quotes'],
    ['have we ever received a maintenance quote for Loader 3', 'maintenance_quotes'],
    ['have we ever sent Ridgeline a quote', 'quotes'],
    ['any maintenance quotes sent to Ridgeline so far', 'maintenance_quotes'],
  ])('leaves out drafts: %s', (prompt, topic) => {
    expect(question(prompt)).toMatchObject({ topic, state: 'answered', period: undefined })
    expect(question(prompt)?.unused.join()).not.toMatch(/sen[dt]|received|enviado/)
  })
})

describe('sums that records come to', () => {
  it.each([
    ['orders over $500', { from: 500, isExclusive: true }],
    ['did we buy anything for more than 5000 bucks', { from: 5000, isExclusive: true }],
    ['invoices of at least 1,200.50 dollars', { from: 1200.5, isExclusive: false }],
    ['quotes under 2k', { to: 2000, isExclusive: true }],
    ['orders between $100 and $200', { from: 100, to: 200, isExclusive: false }],
    ['pedidos de más de 1.000 dólares', { from: 1000, isExclusive: true }],
    ['facturas por debajo de 300 €', { to: 300, isExclusive: true }],
    ['pedidos entre 2 mil y 3 mil dólares', { from: 2000, to: 3000 }],
  ])('%s', (prompt, amount) => {
    expect(question(prompt)).toMatchObject({ amount, unused: [] })
  })

  it.each([
    'engine runs over 2000 rpm',
    'is it normal that pressure is over 250 bar',
    'temperature above 100 degrees',
    'presión por encima de 200 bar',
  ])('are none of a machine: %s', (prompt) => {
    expect(question(prompt)).toBeUndefined()
  })

  it('are taken over and replaced by what goes on with them', () => {
    expect(question('and over $1000?', 'orders over $500 in october')).toMatchObject({
      ...{ topic: 'orders', amount: { from: 1000 }, period: { from: '2026-10-01' } },
    })
  })
})

describe('states of orders', () => {
  it.each([
    ['any orders waiting to be picked up?', 'ready_for_pickup'],
    ['pedidos listos que el cliente no ha recogido', 'ready_for_pickup'],
    ['which orders are stuck because parts are missing', 'backordered'],
    ['pedidos en espera de repuestos', 'backordered'],
    ['qué pedidos se entregaron en noviembre', 'delivered'],
    ['how many parcels left this month', 'on_its_way'],
    ['orders that never got paid', 'unpaid'],
  ])('%s', (prompt, state) => {
    expect(question(prompt)).toMatchObject({ topic: 'orders', state, words: [], unused: [] })
  })
})

describe('parcels and orders before others', () => {
  it.each([
    ['has the first parcel of 1048 been delivered yet', { number: 'SO-1048' }],
    ['¿qué trae el primer paquete del pedido TP-118?', { number: 'TP-118' }],
    ['what did we order before SO-1050', { number: 'SO-1050', skip: 1 }],
    ['¿qué pedimos antes del SO-1050?', { number: 'SO-1050', skip: 1 }],
  ])('%s', (prompt, expected) => {
    expect(question(prompt)).toMatchObject({ topic: 'orders', words: [], ...expected })
  })

  it.each([
    ['and the second one?', 'what was in the first parcel of SO-1039', { number: 'SO-1039', skip: 0 }],
    ['and the second one?', 'our last order', { number: undefined, skip: 1, wanted: 1 }],
    ['and the one before that', 'show me SO-1042', { number: 'SO-1042', skip: 1 }],
    ['¿y el anterior?', 'muéstrame el pedido SO-1042', { number: 'SO-1042', skip: 1 }],
  ])('%s after "%s"', (prompt, before, expected) => {
    expect(question(prompt, before)).toMatchObject({ topic: 'orders', ...expected })
  })
})

describe('who bought what', () => {
  it.each([
    ['who buys seal kits', { topic: 'spending', by: 'customer', words: ['seal', 'kits'] }],
    ['¿quién nos compró más en octubre?', { topic: 'spending', by: 'customer', words: [] }],
    ['top 3 parts by revenue in 2026', { topic: 'spending', by: 'part', wanted: 3 }],
    ['los 3 repuestos más vendidos', { topic: 'spending', by: 'pieces', wanted: 3 }],
    ['which month was the best this year', { topic: 'spending', by: 'month' }],
    ['¿cuál fue nuestro pedido más caro?', { topic: 'orders', by: undefined, words: [] }],
    [
      'how much have we spent so far this year',
      { topic: 'spending', period: { from: '2026-01-01', to: '2026-12-31' } },
    ],
    ['spent year to date', { topic: 'spending', period: { from: '2026-01-01', to: '2026-12-31' } }],
    ['gastos en lo que va del año', { topic: 'spending', period: { from: '2026-01-01', to: '2026-12-31' } }],
    ['¿cuánto vendió Northfield en lo que va de año?', { topic: 'spending', period: { from: '2026-01-01' } }],
    ['smallest order of the year', { topic: 'orders', period: { from: '2026-01-01', to: '2026-12-31' } }],
    ['pedidos del año pasado', { topic: 'orders', period: { from: '2025-01-01', to: '2025-12-31' } }],
    ['when was the last time we sold a radiator', { topic: 'orders', words: ['radiator'] }],
    ['which customer has not ordered since August', { topic: 'customers', state: 'not_ordered' }],
    ['qué clientes llevan más de un mes sin comprar', { topic: 'customers', period: { from: '2026-10-28' } }],
    ['which other companies buy their parts from Northfield?', { ofOthers: true }],
    ['¿qué compran otras empresas?', { ofOthers: true }],
    ['do you remember the order with the pistons', { topic: 'orders', words: ['pistons'] }],
  ])('%s', (prompt, expected) => {
    expect(question(prompt)).toMatchObject(expected)
  })

  it.each([
    ['did we spend more in september or in october', 'more', ['2026-09-01', '2026-10-01']],
    ['did we spend less than last month', 'less', ['2026-10-01', '2026-11-01']],
    ['ventas de octubre contra noviembre', 'more', ['2026-10-01', '2026-11-01']],
  ])('%s', (prompt, compares, from) => {
    expect(questions(prompt).map(({ period }) => period?.from)).toEqual(from)
    expect(questions(prompt)).toMatchObject([{ compares }, { compares }])
  })

  it('compares parts that are named beside each other', () => {
    expect(questions('do we sell more drive belts or seal kits').map(({ words }) => words)).toEqual([
      ['drive', 'belts'],
      ['seal', 'kits'],
    ])
  })
})

describe('who wrote messages', () => {
  it.each([
    ['messages we sent this month', { state: 'sent' }],
    ['¿qué mensajes enviamos este mes?', { state: 'sent' }],
    ['what did northfield write about the short block', { isWriter: true, words: ['short', 'block'] }],
    ['what did we write to northfield', { state: 'sent', isWriter: false }],
    ['what did Pete Clark tell us', { words: ['pete', 'clark'] }],
    ['correos sin contestar', { state: 'to_answer', words: [] }],
  ])('%s', (prompt, expected) => {
    expect(question(prompt)).toMatchObject({ topic: 'messages', ...expected })
  })
})

describe('a question that a manual answers', () => {
  it.each([
    'tell us how the hydraulic pump works',
    'can you tell us about the parking brake',
    'which filter is best for dusty sites',
    'which filter is better, oil or air',
    'the valve is stuck what now',
    'when should I collect an oil sample',
    'the second filter of the fuel system',
    'order for bleeding the brakes',
    'the machine is held up by a broken hose',
    'which month should the coolant be changed',
    'llegó a 90 grados el refrigerante',
    'se salió el aceite por el tapón',
    'is it true that the engine needs big filters',
    '¿qué hago si la temperatura pasa de más de 100 grados?',
    'coolant below 50 percent',
  ])('%s', (prompt) => {
    expect(question(prompt)).toBeUndefined()
  })
})

it('what a question names itself is meant by its "it", not what was asked about before', () => {
  const prompt = 'whats the total of the quote for the pistons and until when is it good'
  const expected = { topic: 'quotes', words: ['pistons'], number: undefined, subjects: [] }
  expect(question(prompt, 'where is our order PO-2452')).toMatchObject(expected)
})

describe('one thing of a record', () => {
  it.each<[string, object]>([
    ['which maintenance quotes do we still have to send out', { state: 'unsent', unused: [] }],
    ['hw many teeth 830-11112 do we have n whats the price for 10', { details: ['stock', 'price'], quantity: 10 }],
    ['show me SO-1048', { details: [], isWhole: true, isWhether: false }],
    ['status of SO-1048', { details: ['status'], isWhole: false }],
    ['which orders are ready for pickup', { details: [], isWhole: false }],
    ['has SO-1048 shipped', { details: ['shipped'], isWhether: true }],
    ['is it paid?', { details: ['paid'], isWhether: true, number: 'SO-1048' }],
    ['when was SO-1048 shipped', { details: ['shipped', 'when'], isWhether: false }],
    ['¿ya llegó el pedido SO-1048?', { details: ['delivered'], isWhether: true }],
    ['el envío del pedido SO-1048', { isWhether: false }],
    ['and SO-1042?', { details: ['paid'], isWhether: true, number: 'SO-1042' }],
  ])('%s', (prompt, expected) => {
    const before = /^(?:is it|and)/.test(prompt) ? ['is SO-1048 paid'] : []
    expect(question(prompt, ...before)).toMatchObject(expected)
  })
})
