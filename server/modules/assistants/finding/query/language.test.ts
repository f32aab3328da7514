import { describe, expect, it } from 'vitest'
import { detectLanguage } from './language'

describe('detectLanguage', () => {
  it.each([
    ['how much oil does the engine take', 'en'],
    ['cuanto aceite lleva el motor', 'es'],
    ['wie viel ol kommt in den motor', 'de'],
  ])('tells the language of "%s"', (text, language) => {
    expect(detectLanguage(text.split(' '))).toBe(language)
  })

  it('defaults to English', () => {
    expect(detectLanguage(['hx40117'])).toBe('en')
    expect(detectLanguage([])).toBe('en')
  })
})
