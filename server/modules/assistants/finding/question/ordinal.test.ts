import { describe, expect, it } from 'vitest'
import { writeOrdinals } from './ordinal'

describe('ordinals', () => {
  it.each([
    ['How fast is it in 4th gear?', 'How fast is it in gear 4?'],
    ['how fast in 3rd', 'how fast in gear 3'],
    ['how fast in third?', 'how fast in gear 3?'],
    ['Second gear, what speed?', 'gear 2, what speed?'],
    ['how fast in 2nd', 'how fast in gear 2'],
  ])('of what is numbered are written as in manuals: %s', (question, written) => {
    expect(writeOrdinals(question, 'en')).toBe(written)
  })

  it.each([
    ['¿Qué velocidad alcanza en 4ª?', '¿Qué velocidad alcanza en marcha 4?'],
    ['en tercera marcha', 'en marcha 3'],
  ])('are read in Spanish: %s', (question, written) => {
    expect(writeOrdinals(question, 'es')).toBe(written)
  })

  it.each([
    ['every 3rd outer element'],
    ['what is done at the first service'],
    ['wait a second'],
    ['in the first 4 hours'],
    ['the 40th hour'],
    ['Which end goes in first?'],
    ['Which wire do I plug in second?'],
  ])('of anything else stay as they are: %s', (question) => {
    expect(writeOrdinals(question, 'en')).toBe(question)
  })

  it('are no currents in Spanish', () => {
    expect(writeOrdinals('¿El fusible salta a 10A?', 'es')).toBe('¿El fusible salta a 10A?')
  })
})
