import { describe, expect, it } from 'vitest'
import type { Language } from '../../../../languages/language'
import { writeNumbers } from './spelled-number'

describe('numbers in words', () => {
  it.each<[Language, string, string]>([
    ['en', 'what is done at fifteen hundred hours?', 'what is done at 1500 hours?'],
    ['en', 'the two hundred and fifty hour service', 'the 250 hour service'],
    ['en', 'the five-hundred-hour service', 'the 500-hour service'],
    ['en', 'after a thousand hours', 'after a 1000 hours'],
    ['en', 'is forty five bar enough', 'is 45 bar enough'],
    ['es', 'a las mil quinientas horas', 'a las 1500 horas'],
    ['es', 'cada doscientas cincuenta horas', 'cada 250 horas'],
    ['fr', 'après quatre-vingt-dix heures', 'après 90 heures'],
    ['pt', 'às duas mil horas', 'às 2000 horas'],
  ])('in %s become figures: %s', (language, question, expected) => {
    expect(writeNumbers(question, language)).toBe(expected)
  })

  it.each([
    'which one of the two levers lifts?',
    'how do the four wheels turn?',
    'one hand on the wheel',
    'ten or twelve bolts',
  ])('stay words where they count other things: %s', (question) => {
    expect(writeNumbers(question, 'en')).toBe(question)
  })

  it('of which one cannot follow the other are two', () => {
    expect(writeNumbers('between fifty sixty hours', 'en')).toBe('between fifty 60 hours')
  })

  it('stay words in languages whose numbers are not known', () => {
    expect(writeNumbers('kaksi tuntia', 'fi')).toBe('kaksi tuntia')
  })
})
