import { describe, expect, it } from 'vitest'
import { quarryKnowledge } from './testing/quarry-knowledge'
import { understand } from './understand'

const read = (prompt: string, ...before: string[]) =>
  understand(
    { prompt, earlier: before.map((content) => ({ role: 'user', content })), preferred: 'en' },
    quarryKnowledge,
  )
const question = (prompt: string, ...before: string[]) => read(prompt, ...before)?.question

describe('the topic of a question', () => {
  it.each([
    ['how many hours does loader 3 have', 'hours'],
    ['whats on the clock of the pond digger', 'hours'],
    ['which machine has the most hours', 'hours'],
    ['what is overdue', 'due'],
    ['how many hours until the oil change', 'due'],
    ['when is the 500 h service of loader 5 due', 'due'],
    ['when was loader 3 last serviced', 'done'],
    ['when did we last change the oil', 'done'],
    ['how many machines do we have', 'machines'],
    ['where is the pond digger', 'machines'],
    ['where is my last order', 'orders'],
    ['has the starter been delivered', 'orders'],
    ['what is in TP-118', 'orders'],
    ['whats the tracking number of SO-1048', 'orders'],
    ['how much did we spend on filters last month', 'spending'],
    ['how many oil filters did we buy this year', 'spending'],
    ['show unpaid invoices', 'invoices'],
    ['any credit notes this year?', 'credit_notes'],
    ['which quotes wait for our answer', 'quotes'],
    ['do we have maintenance quotes', 'maintenance_quotes'],
    ['payments of October', 'payments'],
    ['any new messages from the dealer', 'messages'],
    ['what did northfield say about SO-1048', 'messages'],
    ['which manuals do we have for the excavators', 'manuals'],
    ['¿cuántas horas tiene la cargadora 3?', 'hours'],
    ['¿qué máquinas tienen el mantenimiento vencido?', 'due'],
    ['¿cuánto falta para el próximo servicio?', 'due'],
    ['¿cuándo fue la última revisión del Loader 3?', 'done'],
    ['¿dónde está mi último pedido?', 'orders'],
    ['¿cuánto gastamos en filtros este año?', 'spending'],
    ['¿qué facturas están sin pagar?', 'invoices'],
    ['¿hay algún presupuesto por aprobar?', 'quotes'],
    ['pagos de octubre', 'payments'],
    ['muéstrame los mensajes del concesionario', 'messages'],
  ] as const)('%s: %s', (prompt, topic) => {
    expect(question(prompt)?.topic).toBe(topic)
  })
})

describe('a question that a manual answers', () => {
  it.each([
    'how much oil does the engine take',
    'what is the oil change interval',
    'how often should I grease the boom',
    'how do i reset the hour meter',
    'what does the message on the display mean',
    'in what order do I tighten the head bolts',
    'where is the oil filter on loader 3',
    'where is the serial number plate',
    'how many hours does the battery last',
    'how many hours between oil changes',
    'service brake pressure',
    'what oil for loader 3',
    'when should I change the hydraulic oil',
    'what has to be done at 500 hours',
    'firing order of the engine',
    'can i tow the machine with a dead engine',
    'engine will not start',
    'torque of the wheel nuts',
    'error code E12',
    '¿cada cuántas horas se cambia el aceite?',
    '¿qué aceite lleva el motor?',
    'como cambio el filtro de aceite',
    '¿qué presión llevan los neumáticos?',
    'what is the order of the fuses',
    'last step of the filter change',
    'what is due at 1000 h',
    'what does a 500 h service include',
    'manually lower the boom',
    'delivery pressure of the pump',
    'which parts need grease',
    'does loader 3 need DEF',
    'warning message about the oil pressure',
    'mensaje de advertencia del motor',
    'wie viel Öl braucht der Motor',
  ])('%s', (prompt) => {
    expect(question(prompt)).toBeUndefined()
  })
})

describe('what is asked', () => {
  it.each([
    ['open orders', { state: 'open' }],
    ['which orders have not shipped yet', { state: 'to_ship' }],
    ['pedidos abiertos', { state: 'open' }],
    ['facturas sin pagar', { state: 'unpaid' }],
    ['orders in october', { period: { from: '2026-10-01', to: '2026-10-31' } }],
    ['orders since june', { period: { from: '2026-06-01' } }],
    ['orders of the last 3 months', { period: { from: '2026-08-29', to: '2026-11-28' } }],
    ['pedidos desde el 12 de octubre', { period: { from: '2026-10-12' } }],
    ['order 1048', { number: 'SO-1048' }],
    ['is so 1048 paid', { number: 'SO-1048' }],
    ['factura INV-12', { number: 'INV-12' }],
    ['my last 3 orders', { wanted: 3 }],
    ['orders from northfield', { subjects: [{ organizationId: 'northfield' }] }],
    ['hours of loader #5', { subjects: [{ instanceIds: ['GHT00204'] }] }],
    ['hours of ght 00123', { subjects: [{ instanceIds: ['GHT00123'] }] }],
    ['hours of all loaders', { subjects: [{ instanceIds: ['GHT00123', 'GHT00204'] }] }],
    ['horas de la cargadora 5', { subjects: [{ instanceIds: ['GHT00204'] }] }],
    ['how much did we spend on oil filters', { words: ['oil', 'filters'] }],
    ['which machine cost us the most this year', { topic: 'spending', by: 'machine' }],
    ['top customers of 2026', { topic: 'spending', by: 'customer' }],
    ['do we have a parts manual', { state: 'parts_manual' }],
    ['what is due in december', { topic: 'due', period: { from: '2026-12-01' }, state: undefined }],
    ['has my order been shipped', { state: 'open' }],
    ['what is in SO-1048', { state: undefined, number: 'SO-1048', words: [] }],
    ['my last two orders', { wanted: 2 }],
    ['hours of loader three', { subjects: [{ instanceIds: ['GHT00123'] }] }],
  ])('%s', (prompt, expected) => {
    expect(question(prompt)).toMatchObject(expected)
  })

  it.each([
    ['show me ordres of this mnth', { topic: 'orders', period: { from: '2026-11-01' } }],
    ['how many hours has lodaer 3', { topic: 'hours', subjects: [{ instanceIds: ['GHT00123'] }] }],
    ['pedidos abirtos', { topic: 'orders', state: 'open' }],
    ['cuantas oras tiene la cargadora 3', { topic: 'hours' }],
  ])('understands typing errors: %s', (prompt, expected) => {
    expect(question(prompt)).toMatchObject(expected)
  })

  it.each([
    ['orders of Tall Pines Forestry', 'Tall Pines Forestry'],
    ["Acme's invoices", 'Acme'],
    ['how many hours has loader 9', 'loader 9'],
  ])('notices a name that the asker does not see: %s', (prompt, unknownName) => {
    expect(question(prompt)).toMatchObject({ unknownName })
  })
})

describe('a question that leans on the one before', () => {
  it.each([
    ['and the one before?', 'where is my last order?', { topic: 'orders', skip: 1, wanted: 1 }],
    ['and last year?', 'how much did we spend this year', { topic: 'spending', period: { from: '2025-01-01' } }],
    ['and loader 5?', 'how many hours does loader 3 have', { topic: 'hours', subjects: [{ title: 'Loader 5' }] }],
    ['and on filters?', 'how much did we spend this year', { topic: 'spending', words: ['filters'] }],
    ['and quotes?', 'open orders from northfield', { topic: 'quotes', subjects: [{ title: 'Northfield Equipment' }] }],
    ['¿y el año pasado?', '¿cuánto gastamos este año?', { topic: 'spending', period: { from: '2025-01-01' } }],
  ])('%s after %s', (prompt, before, expected) => {
    expect(question(prompt, before)).toMatchObject(expected)
    expect(read(prompt, before)?.about).not.toEqual([])
  })

  it.each(['and the filter?', 'and how do I change it?', 'what torque?'])('but not %s', (prompt) => {
    expect(question(prompt, 'how many hours does loader 3 have')).toBeUndefined()
  })

  it('is none after a question about something else', () => {
    expect(question('and last year?', 'how much did we spend this year', 'how do I bleed the brakes')).toBeUndefined()
  })
})
