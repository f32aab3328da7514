import { afterEach, describe, expect, it, vi } from 'vitest'
import { fillIn } from './fill-in'

afterEach(() => {
  vi.unstubAllGlobals()
})

const texts = {
  rows_one: 'una fila',
  rows_many: '{{count}} de filas',
  rows_other: '{{count}} filas',
  of: '{{a}} de {{b}}',
  read: 'Leído el {{at}}. De {{name}}.',
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

describe('a sentence that ends in a value', () => {
  const locales = ['CA', 'US', 'AU', 'NZ', 'GB', 'IE', 'ZA'].map((region) => `en-${region}`)
  const others = ['ES', 'MX', 'US', 'AR', 'CO', 'CL', 'PE', 'VE', 'DO'].map((region) => `es-${region}`)
  it.each([...locales, ...others])('ends in one period, whatever a time ends in in %s', (locale) => {
    for (const hour of [9, 14]) {
      const moment = new Date(2026, 8, 2, hour)
      const at = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(moment)
      const text = fillIn(spanish, 'read', { at, name: 'Ana' })
      expect(text).toBe(`Leído el ${at.replace(/\.$/, '')}. De Ana.`)
    }
  })

  it('ends in the period of an abbreviated name', () => {
    expect(fillIn(spanish, 'read', { at: '14:00', name: 'Ridgeline Inc.' })).toBe('Leído el 14:00. De Ridgeline Inc.')
  })
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
