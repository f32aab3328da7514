import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readForm } from '../api/read-form'
import { parseProgramSettings } from '../program-settings'
import { formatAmount } from './format-amount'

const declarations = (file: string) =>
  new Map(
    [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/^\s*(--[\w-]+): (.+);$/gm)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  )

describe('the pages of the sandbox', () => {
  it('have the colours of the product', () => {
    const product = declarations('../../../src/app/styles/tokens.css')
    const own = declarations('./assets/sandbox.css')
    expect(own.size).toBeGreaterThan(10)
    for (const [name, value] of own) expect({ name, value: product.get(name) }).toEqual({ name, value })
  })

  it('have targets of 48 px: fields, buttons, and the way back', () => {
    const css = readFileSync(new URL('./assets/sandbox.css', import.meta.url), 'utf8')
    for (const selector of ['a.primary', '.leave'])
      expect(new RegExp(`${selector.replaceAll('.', '\\.')} \\{[^}]*min-height: 3rem`).test(css)).toBe(true)
  })

  it.each([
    [123_456, 'usd', 'en-US', '$1,234.56'],
    [123_456, 'usd', 'es-US', '$1,234.56'],
    [1234, 'jpy', 'en-US', '¥1,234'],
    [500, 'eur', 'es-ES', '5,00 €'],
  ] as const)('show %d %s in %s as %s', (amount, currency, locale, shown) => {
    expect(formatAmount(amount, currency, locale).replaceAll('\u00a0', ' ')).toBe(shown)
  })
})

describe('forms of the protocol', () => {
  it.each([
    ['a=1&b=two+words', { a: '1', b: 'two words' }],
    ['metadata[order]=7&metadata[by]=x', { metadata: { order: '7', by: 'x' } }],
    ['items[0][name]=a&items[1][name]=b', { items: [{ name: 'a' }, { name: 'b' }] }],
    ['expand[]=a&expand[]=b', { expand: ['a', 'b'] }],
    ['', {}],
  ])('%s is read', (text, fields) => {
    expect(readForm(text)).toEqual(fields)
  })

  it('cannot reach a prototype, nor nest without end', () => {
    expect(Object.getPrototypeOf(readForm('__proto__[admin]=1'))).toBe(Object.prototype)
    expect(({} as { admin?: string }).admin).toBeUndefined()
    expect(() => readForm(`a${'[b]'.repeat(20)}=1`)).toThrow('Invalid parameter name')
  })
})

describe('the settings of the program', () => {
  it('are named when they are missing, without their values', () => {
    const given = {
      DATABASE_URL: 'postgres://db',
      PUBLIC_URL: 'http://127.0.0.1:3000',
      PAYMENTS_SANDBOX_SECRET: 'short one',
    }
    expect(() => parseProgramSettings(given)).toThrow('PAYMENTS_SANDBOX_SECRET: expected a secret')
    expect(() => parseProgramSettings(given)).not.toThrow('short one')
  })
})
