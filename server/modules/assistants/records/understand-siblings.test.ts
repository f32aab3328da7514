import { describe, expect, it } from 'vitest'
import { question, questions } from './testing/questions'
import { toInput } from './to-input'

describe('how customers pay', () => {
  it.each([
    ['Which customers may buy on account?', 'account'],
    ['which of our clients can order on account', 'account'],
    ['who can order on account', 'account'],
    ['which clients can pay by invoice', 'account'],
    ['which customers are allowed to pay later', 'account'],
    ['¿qué clientes pueden comprar a cuenta?', 'account'],
    ['¿qué clientes pueden pagar después?', 'account'],
    ['which customers cannot buy on account', 'card'],
    ['which customers dont pay on account', 'card'],
    ['¿qué clientes tienen que pagar por adelantado?', 'card'],
  ])('%s', (prompt, paidBy) => {
    expect(question(prompt)).toMatchObject({ topic: 'customers', fields: ['terms'], paidBy })
  })

  it('is not what was ordered', () => {
    expect(question('which orders were paid on account')).toMatchObject({ topic: 'orders', paidBy: 'account' })
  })
})

describe('where a part is stored, after it was asked for', () => {
  it.each([
    [
      '¿y en la camioneta de servicio?',
      '¿cuántos filtros de aceite 320-07309 nos quedan?',
      'en la camioneta de servicio',
    ],
    ['¿y en el almacén central?', '¿cuántos filtros de aceite 320-07309 nos quedan?', 'en el almacén central'],
    ['and in the service van?', 'how many 320-07309 do we have', 'service van'],
    ['and in the hangar?', 'how many drive belts do we have', 'hangar'],
  ])('%s', (prompt, before, place) => {
    expect(question(prompt, before)).toMatchObject({ topic: 'stock', place, unused: [] })
    expect(question(prompt, before)?.words).toEqual(question(before)?.words)
  })
})

it('keeps the person who was asked about', () => {
  const before = 'what did Rita Stone order this month'
  expect(question('and last month?', before)).toMatchObject({
    unknownName: 'Rita Stone',
    period: { from: '2026-10-01' },
  })
})

it.each(['when do the air filters of PO-2452 get here?', 'when will PO-2452 be here'])('%s', (prompt) => {
  expect(question(prompt)).toMatchObject({ topic: 'orders', number: 'PO-2452', details: ['delivered', 'when'] })
})

describe('two kinds of records that are counted at once', () => {
  it.each([
    ['how many quotes and invoices are there', ['quotes', 'invoices']],
    ['how many users and customers are there', ['users', 'customers']],
    ['how many machines and orders are on the platform', ['machines', 'orders']],
    ['¿cuántos pedidos y presupuestos hay?', ['orders', 'quotes']],
    ['how many nuts and bolts are on the wheel', []],
  ])('%s', (prompt, topics) => {
    expect(questions(prompt).map(({ topic }) => topic)).toEqual(topics)
  })
})

describe('which part a machine takes', () => {
  it.each([
    ['¿qué filtro de aceite lleva la Loader 3?', ['filtro', 'aceite'], 'Loader 3'],
    ['which fuel filter does loader 5 take?', ['fuel', 'filter'], 'Loader 5'],
    ['what drive belt does the pond digger use', ['drive', 'belt'], 'Pond digger'],
    ['¿qué correa usa la Pond digger?', ['correa'], 'Pond digger'],
    ['what is the part number of the air filter for loader 3', ['air', 'filter'], 'Loader 3'],
    ['¿cuál es el número de parte del alternador de la Loader 5?', ['alternador'], 'Loader 5'],
  ])('%s', (prompt, words, title) => {
    const asked = question(prompt)
    expect(asked).toMatchObject({ topic: 'stock', words, isGuess: true, subjects: [{ title }] })
    expect(asked && toInput(asked, undefined)).toMatchObject({ mustFit: true })
  })

  it.each([
    'what oil does loader 3 take',
    'which fuel does the pond digger use',
    'which grease does loader 3 need',
    '¿qué aceite usa la Loader 3?',
    '¿qué refrigerante lleva la Pond digger?',
    'what tire pressure does loader 3 need',
    'which attachment does the wheel loader need',
  ])("is a manual's where it is filled in or set: %s", (prompt) => {
    expect(question(prompt)).toBeUndefined()
  })

  it('means the price of the part that was named', () => {
    expect(question('¿y cuánto cuesta?', '¿qué filtro de aceite lleva la Loader 3?')).toMatchObject({
      ...{ topic: 'stock', words: ['filtro', 'aceite'] },
    })
    expect(question('and how much is it?', 'which fuel filter does loader 5 take?')).toMatchObject({ topic: 'stock' })
    expect(question('¿y cuánto cuesta?', '¿cómo cambio el filtro del aire?')).toBeUndefined()
  })
})

describe('what comes after the tasks that are due', () => {
  it.each([
    ['and whats coming up after those?', 'which of our machines are due for service?'],
    ['what comes next?', 'what is overdue'],
    ['and then?', 'which of our machines are due for service?'],
    ['¿y cuáles siguen después?', '¿qué máquinas tienen el servicio vencido?'],
    ['¿y después de esos qué toca?', '¿qué máquinas tienen el servicio vencido?'],
  ])('%s', (prompt, before) => {
    expect(question(prompt, before)).toMatchObject({ topic: 'due', state: 'upcoming', unused: [] })
  })
})

describe('what messages are about', () => {
  it.each([
    ['any unread messages on the machines?', 'machines'],
    ['¿hay mensajes sin leer sobre las máquinas?', 'machines'],
    ['unread messages about orders', 'orders'],
    ['any unread messages?', undefined],
    ['any new message about the pond digger', undefined],
  ])('%s', (prompt, thread) => {
    expect(question(prompt)).toMatchObject({ topic: 'messages', thread })
  })
})

describe('a record that is named by what it is about', () => {
  it.each([
    ['what do they want changed on the starter one?', 'which quotes are waiting on us', ['starter']],
    ['who placed the oil filter one', 'open orders', ['oil', 'filter']],
    ['¿quién pidió el de los pistones?', '¿qué cotizaciones están abiertas?', ['pistones']],
  ])('%s', (prompt, before, words) => {
    expect(question(prompt, before)).toMatchObject({ topic: question(before)?.topic, words })
  })
})

describe('what is on its way', () => {
  it.each(['where is my engine block', 'when do our pistons come', '¿dónde está mi motor de arranque?'])(
    'may be an order: %s',
    (prompt) => {
      expect(question(prompt)).toMatchObject({ topic: 'orders' })
    },
  )

  it.each([
    'where are my keys',
    'where is the dipstick',
    'where is the serial number',
    '¿Dónde está el número de serie?',
  ])('is no record: %s', (prompt) => {
    expect(question(prompt)).toBeUndefined()
  })
})

it('a bundle says what it costs', () => {
  expect(questions('what is in the winter set and what does it cost')).toMatchObject([{ topic: 'bundles' }])
  expect(questions('how many drive belts do we have and how much did we spend on them')).toHaveLength(2)
})

it('the records that are asked for come before those that choose them', () => {
  expect(question('Which orders have a disputed payment at the moment?')).toMatchObject({
    topic: 'orders',
    state: 'disputed',
  })
})

describe('a second part without a subject', () => {
  it.each([
    ['how many machines does Ridgeline have and what are the serial numbers', 'machines'],
    ['cuántas máquinas tiene Ridgeline y qué números de serie tienen', 'machines'],
    ['what machines does Ridgeline run and when is the next service due', 'due'],
    ['which orders of Ridgeline are open and which invoices are unpaid', 'invoices'],
    ['how many quotes did Ridgeline ask for, and which orders are late', 'orders'],
    ['qué máquinas tiene Ridgeline y cuántas horas llevan', 'hours'],
    ['who works at Ridgeline and what machines are there', 'machines'],
    ['how many orders has Ridgeline placed y cuáles quotes are open', 'quotes'],
  ])('is about whom the first names: %s', (prompt, topic) => {
    const asked = questions(prompt)
    expect(asked.at(-1)?.topic === topic || asked.length === 1).toBe(true)
    for (const one of asked) expect(one.subjects.map(({ title }) => title)).toEqual(['Ridgeline Quarry'])
  })

  it.each([
    'what machines does Tall Pines have and how many hours have been run',
    'que maquinas tiene Tall Pines y cuantas horas llevan',
    'how many orders does Big Rock have and which invoices are unpaid',
    'which quotes did Big Rock get and are any open',
  ])('is about nobody else where nothing has the name of the first: %s', (prompt) => {
    for (const one of questions(prompt)) expect(one.unknownName).toMatch(/^(?:Tall Pines|Big Rock)$/)
  })

  it.each(['what does Ridgeline owe and what do we owe', 'qué debe Ridgeline y qué debemos nosotros'])(
    'is about whom it names itself: %s',
    (prompt) => {
      expect(questions(prompt).at(-1)?.subjects).toEqual([])
    },
  )

  it('asks when what is owed is due', () => {
    for (const prompt of ['what does Ridgeline owe and when is it due', 'qué debe Ridgeline y cuándo vence'])
      expect(questions(prompt).map(({ topic }) => topic)).not.toContain('due')
  })
})
