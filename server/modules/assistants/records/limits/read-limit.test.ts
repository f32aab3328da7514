import { describe, expect, it } from 'vitest'
import type { Language } from '../../../../domain/text'
import { manualQuestions } from '../testing/manual-questions'
import { quarryKnowledge } from '../testing/quarry-knowledge'
import { readAction } from './read-action'
import { readLimit } from './read-limit'

const languages: readonly Language[] = ['en', 'es']
const limit = (text: string) => languages.flatMap((one) => readLimit(text, one, quarryKnowledge) ?? [])[0]
const action = (text: string) => languages.flatMap((one) => readAction(text, one, quarryKnowledge) ?? [])[0]

describe('what nobody is told here', () => {
  it.each([
    ['how much diesel did Loader 3 burn last month', 'fuel'],
    ['¿cuánto combustible gastaron las máquinas este año?', 'fuel'],
    ['what did we pay our mechanics in October', 'wages'],
    ['how much does Rosa earn', 'wages'],
    ['¿cuánto gana Pete?', 'wages'],
    ['who was late for work today', 'attendance'],
    ['who drove loader 3 yesterday', 'drivers'],
    ['who used the loader on Friday', 'drivers'],
    ['who is on vacation this week', 'attendance'],
    ['¿quién está de vacaciones?', 'attendance'],
    ['¿llueve mañana?', 'weather'],
    ['hey bob, what can you help me with?', 'abilities'],
    ['will it rain tomorrow at the quarry', 'weather'],
    ['¿qué tiempo hace hoy?', 'weather'],
    ['what is our margin on oil filters', 'profit'],
    ['how much profit did we make this quarter', 'profit'],
    ['¿cuál es nuestra ganancia en filtros?', 'profit'],
    ['how much do we owe our suppliers', 'suppliers'],
    ['is Loader 3 insured', 'insurance'],
    ['¿cuándo vence el seguro de Loader 3?', 'insurance'],
    ['what is the resale value of the pond digger', 'machine_value'],
    ['is Loader 3 still under warranty', 'warranty'],
    ['¿cuándo vence la garantía de Loader 3?', 'warranty'],
    ['what was the purchase price of Loader 3', 'machine_purchase'],
    ['¿cuál fue el precio de compra de Loader 5?', 'machine_purchase'],
    ['how much rent do we pay for the yard', 'overheads'],
    ['how many accidents did we have this year', 'accidents'],
    ['how many filters will we sell next month', 'forecasts'],
    ['¿cuánto vamos a facturar el año que viene?', 'forecasts'],
    ['when will Loader 5 break down', 'forecasts'],
    ['¿cuándo se descompondrá Loader 5?', 'forecasts'],
    ['what has Rosa been asking Bob lately', 'others_conversations'],
    ['¿qué le ha preguntado Pete al asistente?', 'others_conversations'],
    ['what did I ask you yesterday', 'own_conversations'],
    ['what can you do?', 'abilities'],
    ['whats our balance with the payment provider', 'provider_balance'],
  ])('%s: %s', (question, expected) => {
    expect(limit(question)).toBe(expected)
  })

  it.each([
    'messages of the conversation about SO-1048',
    '¿Por qué llueve en la cabina?',
    'how much did we spend on filters last month',
    'who are our customers',
    'does a modified boom end the warranty',
    'what did we buy for Loader 3',
    'when will my order arrive',
    'what will be due next month',
    'who used the most filters last month',
    'who ran up the biggest bill last month',
    '¿qué pedidos están abiertos?',
    'q pedidos estan abiertos',
  ])('but not %s', (question) => {
    expect(limit(question)).toBeUndefined()
  })
})

describe('what the assistant is told to do', () => {
  it.each([
    'cancel my order PO-2454',
    'cancel the last order',
    'add an oil filter to my order',
    'send Pete a message about the boom',
    'change our address',
    'cancel order PO-2454',
    'approve quote Q-1007',
    'anula pedido PO-2454',
    'please delete the last quote',
    'can you change the reorder level of 831-20014 to 12',
    'order two cab air filters for me',
    'I want to order 3 oil filters',
    'move five wheel nuts from the store to the truck',
    'send Ridgeline an invoice for PO-2452',
    'refund PO-2453',
    'set the hours of loader 3 to 4800',
    'invite my colleague',
    'cancela el pedido PO-2454 por favor',
    'pide dos filtros de aceite',
    'quiero anular mi pedido',
    'sube el precio del filtro 332-20077 a 30 dólares',
  ])('%s', (told) => {
    expect(action(told)).toBeDefined()
  })

  it.each([
    'order PO-2454',
    'invoice INV-12',
    'invoice for TP-118',
    'order status',
    'refund for order SO-1042',
    'ship date of order SO-1048',
    'order history of this year',
    'message from Northfield',
    'make a list of open orders',
    'cancelled orders',
    'compras de este año',
    'haz un resumen de los pedidos',
    'give me the open quotes',
    'email of the admin at Ridgeline Quarry pls',
  ])('but not %s', (question) => {
    expect(action(question)).toBeUndefined()
  })
})

it.each(manualQuestions)('a manual answers: %s', (question) => {
  expect(limit(question)).toBeUndefined()
  expect(action(question)).toBeUndefined()
})
