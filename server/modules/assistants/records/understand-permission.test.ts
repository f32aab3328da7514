import { describe, expect, it } from 'vitest'
import { questionsForPermission } from './testing/manual-questions'
import { questions } from './testing/questions'

describe('a question for permission', () => {
  it.each(questionsForPermission)('is for a manual: %s', (prompt) => {
    for (const before of [[], ['when is the transmission oil due for a change'], ['what does the brake lamp mean']])
      for (const { topic, isGuess } of questions(prompt, ...before)) {
        expect(topic).toMatch(/^stock/)
        expect(isGuess).toBe(true)
      }
  })

  it.each([
    ['can i see our orders', 'orders'],
    ['may I see what is overdue', 'due'],
    ['can you show me the machines', 'machines'],
    ['do i have to pay the last invoice', 'invoices'],
    ['do we have to pay anything', 'orders'],
    ['can i see how much we spent in October', 'spending'],
    ['can we still work with Northfield', 'organization'],
    ['¿puedo ver nuestras facturas?', 'invoices'],
    ['¿podemos pagar el pedido PO-2452?', 'orders'],
  ])('may name records: %s', (prompt, topic) => {
    expect(questions(prompt)[0]?.topic).toBe(topic)
  })
})

describe('what a task takes', () => {
  it.each([
    ['how much goes in?', 'when is the transmission oil due for a change'],
    ['and how much does it take?', 'when did we last change the coolant'],
    ['what does it take?', 'when is the hydraulic oil due'],
    ['¿cuánto lleva?', '¿cuándo toca cambiar el aceite de la transmisión?'],
    ['¿y cuánto entra?', '¿cuándo toca cambiar el refrigerante?'],
  ])('is in a manual: %s after %s', (prompt, before) => {
    expect(questions(before)).not.toEqual([])
    expect(questions(prompt, before)).toEqual([])
  })

  it.each([
    ['which parts does it take?', 'when is the hydraulic oil due', 'kits'],
    ['how much is left?', 'when is the hydraulic oil due', 'due'],
    ['and for loader 5?', 'when is the hydraulic oil due', 'due'],
  ])('is a record: %s after %s', (prompt, before, topic) => {
    expect(questions(prompt, before)[0]?.topic).toBe(topic)
  })
})
