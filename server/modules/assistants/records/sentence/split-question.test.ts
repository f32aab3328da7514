import { describe, expect, it } from 'vitest'
import { hasPronoun, splitQuestion } from './split-question'

describe('splitQuestion', () => {
  it.each([
    ['where is Loader 3 and what was its last reading', ['where is Loader 3', 'what was its last reading']],
    ['where is Loader 3?   And \n how many hours has it?', ['where is Loader 3', 'how many hours has it?']],
    ['¿dónde está el Loader 3 y cuántas horas tiene?', ['¿dónde está el Loader 3', 'cuántas horas tiene?']],
    ['nuts and bolts', ['nuts and bolts']],
  ])('%s', (text, parts) => {
    expect(splitQuestion(text)).toEqual(parts)
  })

  it('reads a long text of blanks and signs, such as an aligned table', () => {
    const table = `${'engine'.padEnd(20_000)}${'oil'.padEnd(20_000, '?')}`
    expect(splitQuestion(table)).toHaveLength(1)
  })
})

describe('a pronoun', () => {
  it.each(['when was it shipped', '¿cuándo la entregan?', '¿cuántas horas tiene ese?', 'quién lo pidió'])(
    'means what was named before: %s',
    (text) => {
      expect(hasPronoun(text)).toBe(true)
    },
  )

  it.each(['¿cuándo llega la entrega?', 'cuántos pedidos hay esta semana', '¿qué compró este cliente?'])(
    'is no article: %s',
    (text) => {
      expect(hasPronoun(text)).toBe(false)
    },
  )
})
