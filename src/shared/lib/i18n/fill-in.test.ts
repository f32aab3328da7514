import { afterEach, expect, it, vi } from 'vitest'
import { fillIn } from './fill-in'

afterEach(() => {
  vi.unstubAllGlobals()
})

const texts = {
  rows_one: 'una fila',
  rows_many: '{{count}} de filas',
  rows_other: '{{count}} filas',
  of: '{{a}} de {{b}}',
}
const spanish = { language: 'es', texts }

it.each([
  [1, 'una fila'],
  [2, '2 filas'],
  [1_000_000, '1000000 de filas'],
])('chooses the plural of %d by the rules of the language', (count, text) => {
  expect(fillIn(spanish, 'rows', { count })).toBe(text)
})

it('takes the general plural where the language’s own is not there', () => {
  const { rows_many, ...fewer } = texts
  expect(fillIn({ language: 'es', texts: fewer }, 'rows', { count: 1_000_000 })).toBe('1000000 filas')
})

it('fills in values as they are, also those that look like placeholders', () => {
  expect(fillIn(spanish, 'of', { a: '{{b}} $& <b>', b: 0 })).toBe('{{b}} $& <b> de 0')
})

it('leaves out what has no value, and shows the key of what has no text', () => {
  expect(fillIn(spanish, 'of', { a: 'x' })).toBe('x de ')
  expect(fillIn(spanish, 'unknown')).toBe('unknown')
})

it('writes a figure of the text as where the reader is', () => {
  const hints = { language: 'es', texts: { hint: 'por ejemplo {{1250.50}}, hasta {{250,000}}' } }
  const readIn = (...languages: string[]) => {
    vi.stubGlobal('navigator', { languages })
    return fillIn(hints, 'hint')
  }
  expect(readIn('es-MX')).toBe('por ejemplo 1250.50, hasta 250,000')
  expect(readIn('es-ES')).toBe('por ejemplo 1250,50, hasta 250.000')
})
