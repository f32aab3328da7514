import { describe, expect, it } from 'vitest'
import { quotedLanguage, quotedLanguages } from './quoted-language'

const german = { n: 1, language: 'de' }
const own = { n: 2 }

describe('quotedLanguages', () => {
  it('are those of the citations, each once, without that of the answer', () => {
    expect(quotedLanguages([german, own, { ...german, n: 3 }, { n: 4, language: 'fr' }])).toEqual(['de', 'fr'])
  })
})

describe('quotedLanguage', () => {
  it.each([
    ['Tankinhalt: 60 L [1]', 'de'],
    ['Tankinhalt: 60 L [1]\n\nSee also: 60 L [2]', undefined],
    ['60 L [2]', undefined],
    ['I cannot say.', undefined],
  ])('of "%s" is %s', (response, expected) => {
    expect(quotedLanguage(response, [german, own])).toBe(expected)
  })
})
