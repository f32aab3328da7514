import { describe, expect, it } from 'vitest'
import { normalise } from './normalise'
import { hasPartNumber, partNumbersIn } from './part-number'
import { containsQuantity, expectedUnits } from './quantity'

describe('expectedUnits', () => {
  it.each([
    ['How much oil goes in?', 'litre'],
    ['How hot may it get?', 'degree'],
    ['What tyre pressure?', 'psi'],
    ['¿Cada cuánto se engrasa?', 'hour'],
    ['Wie schwer ist der Lader?', 'kilogram'],
  ])('tells what "%s" is measured in', (question, unit) => {
    expect(expectedUnits(normalise(question))).toContain(unit)
  })

  it('returns no units if no quantity is asked for', () => {
    expect(expectedUnits('what does alarm 31 mean?')).toEqual([])
  })
})

describe('containsQuantity', () => {
  it('requires a figure before the unit', () => {
    expect(containsQuantity('The pressure is 85 psi.', ['psi'])).toBe(true)
    expect(containsQuantity('The gauge reads psi or bar.', ['psi', 'bar'])).toBe(false)
    expect(containsQuantity('45 lb-ft', ['pound', 'lbft'])).toBe(true)
  })
})

describe('hasPartNumber', () => {
  it.each(['HX-40117', '14132', 'MS15795-841', 'C5136338'])('accepts %s', (text) => {
    expect(hasPartNumber(text)).toBe(true)
  })

  it.each(['Figure 12', '6.5 L', 'page 104', 'Start the engine'])('rejects "%s"', (text) => {
    expect(hasPartNumber(text)).toBe(false)
  })

  it('counts them', () => {
    expect(partNumbersIn('HX-40117, HX-40118 and a bolt')).toBe(2)
  })
})
