import { describe, expect, it } from 'vitest'
import { preferredLanguage } from './text'

describe('the language of a reply', () => {
  it.each([
    ['es', 'es'],
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['de, es;q=0.5, en;q=0.4', 'es'],
    ['es;q=0, en', 'en'],
    ['fr', 'en'],
    ['*', 'en'],
    [';;q=,,', 'en'],
    [undefined, 'en'],
  ])('of "%s" is %s', (header, expected) => {
    expect(preferredLanguage(header)).toBe(expected)
  })
})
