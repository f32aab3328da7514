import { describe, expect, it } from 'vitest'
import { question, questions } from '../testing/questions'
import { toInput } from '../to-input'

describe('the parts of a task', () => {
  it.each([
    ['which parts do i need for the first one', { topic: 'kits', ofRecord: { topic: 'due', wanted: 1, skip: 0 } }],
    ['and what do i need for the second?', { topic: 'kits', ofRecord: { topic: 'due', wanted: 1, skip: 1 } }],
    ['and which parts does that need?', { topic: 'kits', ofRecord: { topic: 'due' } }],
    ['¿qué piezas necesito para el segundo?', { topic: 'kits', ofRecord: { topic: 'due', wanted: 1, skip: 1 } }],
    ['which parts do we need for loader 5', { topic: 'kits', subjects: [{ title: 'Loader 5' }] }],
  ])('are those of its kit: %s', (prompt, expected) => {
    expect(question(prompt, 'what is overdue')).toMatchObject(expected)
  })
})

describe('a follow-up', () => {
  it.each([
    ['who placed it?', 'wheres PO-2452', { topic: 'orders', number: 'PO-2452' }],
    ['¿y quién lo pidió?', '¿dónde está el pedido PO-2453?', { topic: 'orders', number: 'PO-2453' }],
    ['¿por qué?', '¿dónde está el pedido PO-2453?', { topic: 'orders', number: 'PO-2453' }],
    ['¿y cuánto costó?', '¿dónde está el pedido PO-2453?', { topic: 'orders', number: 'PO-2453' }],
    ['what hasn’t been shipped yet?', 'wheres PO-2452', { topic: 'orders', number: 'PO-2452', details: ['rest'] }],
    ['and the rest of it?', 'wheres PO-2452', { topic: 'orders', number: 'PO-2452' }],
    ['by how many hours?', 'is loader 3 overdue for service?', { topic: 'due' }],
    ['¿por cuántas horas?', '¿está vencido el servicio de Loader 3?', { topic: 'due' }],
    ['whats the tracking number', 'wheres PO-2452', { topic: 'orders', number: 'PO-2452' }],
    ['what was on it?', 'how much was INV-38', { topic: 'invoices', number: 'INV-38', details: ['lines'] }],
    ['¿y qué incluía?', '¿cuánto fue la factura INV-38?', { number: 'INV-38', details: ['lines'] }],
    ['¿y cuándo vence?', '¿cuánto fue la factura INV-38?', { topic: 'invoices', number: 'INV-38' }],
    ['¿cuándo vence?', 'la última cotización', { topic: 'quotes', details: ['due_date', 'validity', 'when'] }],
    ['how much is it', 'oldest open quote', { topic: 'quotes', state: 'open' }],
    ['¿cuánto suman?', 'facturas de octubre', { topic: 'invoices', period: { from: '2026-10-01' } }],
    ['who are they', 'list the admins', { topic: 'users', state: 'admin' }],
  ])('asks something else of the same records: %s after %s', (prompt, before, expected) => {
    expect(question(prompt, before)).toMatchObject(expected)
  })

  it.each([
    ['which was the biggest of those?', 'our orders in October', { sort: 'largest', limit: 1, skip: 0 }],
    ['¿cuál fue el más caro?', 'nuestros pedidos de octubre', { sort: 'largest', limit: 1, skip: 0 }],
    ['which is the oldest of them?', 'open quotes', { sort: 'oldest', limit: 1, skip: 0 }],
    ['the first one, what is in it?', 'our orders in October', { sort: undefined, limit: 1, skip: 0 }],
    ['and the second?', 'our orders in October', { sort: undefined, limit: 1, skip: 1 }],
    ['¿y el tercero?', 'nuestros pedidos de octubre', { sort: undefined, limit: 1, skip: 2 }],
    ['the last of these', 'our orders in October', { sort: 'oldest', limit: 1, skip: 0 }],
    ['what was the biggest of those?', 'how much did we spend in October', { sort: 'largest', limit: 1, skip: 0 }],
  ])('chooses among the records: %s after %s', (prompt, before, expected) => {
    const asked = question(prompt, before)
    expect(asked && toInput(asked, undefined)).toMatchObject(expected)
  })

  it.each([
    ['is it paid?', 'our last order', undefined],
    ['when was it shipped?', 'our last order', undefined],
    ['which of those are paid?', 'our orders in October', 'paid'],
    ['only the open ones', 'our orders in October', 'open'],
    ['¿y cuál está cancelado?', 'nuestros pedidos de octubre', 'cancelled'],
  ])('asks for the state of one record, and chooses by it among several: %s after %s', (prompt, before, state) => {
    expect(question(prompt, before)?.state).toBe(state)
  })

  it.each([
    ['and by card?', 'how much did we spend in October', { topic: 'spending', paidBy: 'card' }],
    ['¿y a cuenta?', 'nuestros pedidos de octubre', { topic: 'orders', paidBy: 'account' }],
    ['which are over 5000?', 'how many hours do our machines have', { topic: 'hours', limits: { over: 5000 } }],
    ['and per day?', 'how many hours has loader 3', { topic: 'hours', per: 'day' }],
    ['and on account?', 'which payouts came in October', { topic: 'payouts', unused: ['on account'] }],
    ['which are overdue?', 'how many invoices do we have', { topic: 'invoices', state: 'unpaid' }],
    ['and how many are in stock?', 'how much is a drive belt', { topic: 'stock', words: ['drive', 'belt'] }],
    ['when will they arrive?', 'open orders', { topic: 'orders', state: 'open' }],
    [
      'how much did northfield?',
      'how much did ridgeline spend this year',
      { topic: 'spending', period: { from: '2026-01-01' } },
    ],
    ['and the 500 h one?', 'when is the 1000 h service due on Loader 3', { topic: 'due', words: ['500'] }],
    ['is it due?', 'what parts are in the 1000 h kit for loader 3', { topic: 'due', words: ['1000'] }],
    ['what do they cost us?', 'are drive belts in stock', { topic: 'stock', details: ['price'] }],
    ['¿cuánto nos cuestan?', 'hay correas en stock', { topic: 'stock', details: ['price'] }],
    ['how many of them are overdue?', 'which orders are open', { topic: 'orders', unused: ['overdue'] }],
    ['and TP-119?', 'messages on PO-2452', { topic: 'messages', number: 'TP-119' }],
    ['and the pond digger?', 'how many hours has loader 3', { subjects: [{ title: 'Pond digger' }] }],
    ['the other loader?', 'how many hours has loader 3', { subjects: [{ instanceIds: ['GHT00204'] }] }],
    ['and in September?', 'invoices of October', { topic: 'invoices', period: { to: '2026-09-30' } }],
    ['and fuel filters?', 'are oil filters in stock', { topic: 'stock', words: ['fuel', 'filters'] }],
    ['and on the truck?', 'are oil filters in stock', { words: ['oil', 'filters'], place: 'on the truck', unused: [] }],
    ['only the open ones', 'which payments are disputed', { topic: 'disputes', state: 'open' }],
  ])('replaces a condition of its kind: %s after %s', (prompt, before, expected) => {
    expect(question(prompt, before)).toMatchObject(expected)
  })

  it('passes over no machine that was named before', () => {
    const [loader5] = questions('the other loader?', 'how many hours has loader 3', 'and the pond digger?')
    expect(loader5?.subjects).toMatchObject([{ instanceIds: ['GHT00204'] }])
    const [both] = questions('which of them is overdue?', 'how many hours has loader 3', 'and the pond digger?')
    expect(both).toMatchObject({ topic: 'due', subjects: [{ title: 'Loader 3' }, { title: 'Pond digger' }] })
  })

  it.each([
    ['and its invoice?', 'wheres PO-2452', { topic: 'invoices', number: 'PO-2452' }],
    ['and the invoice?', 'our last order', { topic: 'invoices', ofRecord: { topic: 'orders' } }],
    ['any messages about it?', 'wheres PO-2452', { topic: 'messages', number: 'PO-2452' }],
  ])('means the record of another kind: %s after %s', (prompt, before, expected) => {
    expect(question(prompt, before)).toMatchObject(expected)
  })

  it.each([
    ['did anybody write about it?', 'which orders are waiting for stock', { topic: 'messages' }, 'orders'],
    ['about which order?', 'any messages from northfield', { topic: 'orders' }, 'messages'],
    ['how many hours does it have?', 'what is overdue', { topic: 'hours' }, 'due'],
    ['how many users do they have', 'which organizations are dealerships', { topic: 'users' }, 'organizations'],
  ])('means what was found: %s after %s', (prompt, before, expected, topic) => {
    expect(question(prompt, before)).toMatchObject({ ...expected, ofRecord: { topic } })
  })

  it('has no pronoun in Spanish', () => {
    const before = ['¿dónde está Loader 5?', '¿cuántas horas tiene?', '¿y la otra cargadora?', '¿cuál tiene más?']
    const asked = before.map((prompt, index) => question(prompt, ...before.slice(0, index)))
    expect(asked).toMatchObject([
      { topic: 'machines', subjects: [{ title: 'Loader 5' }] },
      { topic: 'hours', subjects: [{ title: 'Loader 5' }] },
      { topic: 'hours', subjects: [{ instanceIds: ['GHT00123'] }], skip: 0 },
      { topic: 'hours', subjects: [{ title: 'Loader 5' }, { instanceIds: ['GHT00123'] }] },
    ])
  })

  it('asks again for all that was asked at once', () => {
    const before = 'how many orders and how many quotes were there in October'
    expect(questions('and in September?', before)).toMatchObject([
      { topic: 'orders', period: { from: '2026-09-01' } },
      { topic: 'quotes', period: { from: '2026-09-01' } },
    ])
    expect(questions('and the month before that?', 'what did we spend this month and last')).toMatchObject([
      { period: { from: '2026-09-01' } },
    ])
  })

  it('says what it does not consider', () => {
    expect(question('who negotiated it?', 'oldest open quote')).toMatchObject({
      topic: 'quotes',
      unused: ['negotiated'],
    })
  })
})

/** Each is understood by itself. */
const plain = [
  'how many hours does loader 3 have',
  'where is the pond digger',
  'what is overdue',
  'which machines are overdue or due',
  'when is the next service of loader 5',
  'how many machines do we have',
  'what is the serial number of loader 5',
  'when was loader 3 last serviced',
  'our last order',
  'show me our orders of October',
  'how many orders did we place this year',
  'which orders are on their way',
  'what is in SO-1048',
  'where is PO-2452',
  'who placed TP-118',
  'how much did we spend last month',
  'how much did we spend on filters this year',
  'which parts do we order most often',
  'unpaid invoices',
  'when was the last invoice',
  'find invoice INV-12',
  'any credit notes this year?',
  'show me the open quotes',
  'what happened with Q-1003',
  'any unread messages?',
  'is 320-07309 in stock',
  'how many oil filters are in stock',
  'what is in the WL-120 500 h kit',
  'who are our admins',
  'which orders were refunded this year',
  'did they refund anything in October',
  'northfields phone number pls',
  "what is Ridgeline's address",
  'who pays on account',
  'price of 332-20077',
  '¿cuál es el teléfono de Northfield?',
  '¿cuántas horas tiene la cargadora 5?',
  '¿qué máquinas tienen el servicio vencido?',
  '¿cuál fue nuestro último pedido?',
  '¿cuánto gastamos en octubre?',
  '¿cuántos pedidos hicimos en agosto?',
  '¿qué facturas están sin pagar?',
  '¿hay presupuestos abiertos?',
  '¿dónde está el pedido PO-2453?',
  '¿hay mensajes sin leer?',
  '¿cuándo le toca el servicio al Loader 3?',
]

describe('a plain question in a conversation', () => {
  it.each(plain)('is understood as it is alone: %s', (prompt) => {
    const alone = questions(prompt)
    expect(alone).not.toEqual([])
    for (const before of plain) expect(questions(prompt, before), `after ${before}`).toEqual(alone)
  })

  it.each([
    'how do i check the coolant level',
    'what is dangerous about its battery',
    'and how do I change the filter?',
    'why does the engine smoke',
    'how much oil goes into it',
    'which bolt is longer',
    'second gear does not engage',
    'what pressure do they need',
    'the other tyre',
    '¿por qué no frena?',
    '¿cuánto aceite lleva?',
    'which of those hoses is higher',
  ])('is one for a manual as it is alone: %s', (prompt) => {
    expect(questions(prompt)).toEqual([])
    for (const before of ['our last order', 'where is PO-2452', 'how many hours does loader 3 have', 'what is overdue'])
      expect(questions(prompt, before), `after ${before}`).toEqual([])
  })
})
