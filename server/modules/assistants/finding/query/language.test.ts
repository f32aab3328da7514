import { describe, expect, it } from 'vitest'
import { languageOf } from './language'

describe('languageOf', () => {
  it.each([
    ['how much oil does the engine take', 'en'],
    ['cuanto aceite lleva el motor', 'es'],
    ['wie viel ol kommt in den motor', 'de'],
  ])('tells the language of "%s"', (text, language) => {
    expect(languageOf(text.split(' '))).toBe(language)
  })

  it('takes English where nothing tells', () => {
    expect(languageOf(['hx40117'])).toBe('en')
    expect(languageOf([])).toBe('en')
  })
})
