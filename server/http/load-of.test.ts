import { describe, expect, it } from 'vitest'
import { loadOf } from './load-of'

const load = (asking: { query?: object; body?: unknown }, operation = {}) =>
  loadOf(operation, { query: {}, body: undefined, ...asking })

describe('what a request costs', () => {
  it.each([
    ['one record', {}, 1],
    ['a page of a list', { query: { limit: 25 } }, 1],
    ['the longest page of a list', { query: { limit: 1000 } }, 11],
    ['the same by the other name', { query: { limit: 10, page_size: 1000 } }, 11],
    ['a search of a few words', { query: { search: ' hydraulic  oil filter', limit: 10 } }, 1],
    ['a search of many words', { query: { search: 'a b c d e f g h i j k l m n o p q r s t' } }, 5],
    ['a look-up of one line', { body: { lines: [{ number: 'HF-204' }] } }, 1],
    ['a look-up of many lines', { body: { lines: Array.from({ length: 500 }, () => ({ number: 'HF-204' })) } }, 6],
    ['a body that is no object', { body: 'text' }, 1],
    ['bytes', { body: Buffer.alloc(2_000_000) }, 1],
    ['very many fields', { body: Object.fromEntries(Array.from({ length: 300_000 }, (_, n) => [n, n])) }, 1],
  ])('%s', (_, asking, expected) => {
    expect(load(asking)).toBe(expected)
  })

  it('is what the operation says, and more for what is asked for', () => {
    expect(load({}, { 'x-load': 3 })).toBe(3)
    expect(load({ query: { limit: 200 } }, { 'x-load': 3 })).toBe(5)
  })

  it('is more for a record whose reply has many lines', () => {
    expect(loadOf({}, { query: {}, body: undefined }, 500)).toBe(6)
  })

  it('is nothing where the operation has turns of its own', () => {
    expect(load({ query: { limit: 1000 } }, { 'x-load': 0 })).toBe(0)
  })
})
