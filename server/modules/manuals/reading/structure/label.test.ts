import { describe, expect, it } from 'vitest'
import { follows, isLabel, readLabel } from './label'

describe('readLabel', () => {
  it.each([
    ['1. Stop the engine.', '1.', 'Stop the engine.'],
    ['12) Fit the cover.', '12)', 'Fit the cover.'],
    ['(3) Turn the knob.', '(3)', 'Turn the knob.'],
    ['b. Drain the sump.', 'b.', 'Drain the sump.'],
    ['(c) Wait.', '(c)', 'Wait.'],
    ['4.1 For the EX-210 only.', '4.1', 'For the EX-210 only.'],
    ['Step 2. Remove the lamp.', 'Step 2.', 'Remove the lamp.'],
    ['Paso 3: Gire el mando.', 'Paso 3:', 'Gire el mando.'],
  ])('%s', (line, label, rest) => {
    expect(readLabel(line)).toEqual({ label, rest })
  })

  it('sees no step in a measure, a year or a sentence', () => {
    for (const text of ['4.5 litres of oil', '2026 edition', 'A bolt holds it.', '120 Nm', '(2).']) {
      expect(readLabel(text)).toBeUndefined()
    }
  })
})

describe('follows', () => {
  it.each([
    ['1.', '2.'],
    ['9)', '10)'],
    ['1', '1.1'],
    ['(a)', '(b)'],
    ['Step 3.', 'Step 4.'],
  ])('lets %s be followed by %s', (last, next) => {
    expect(follows(last, next)).toBe(true)
  })

  it.each([
    ['4.', '96.0'],
    ['2.', '(1)'],
    ['2.', 'a.'],
    ['c.', 'a.'],
  ])('lets another count begin after %s with %s', (last, next) => {
    expect(follows(last, next)).toBe(false)
  })
})

describe('isLabel', () => {
  it('knows the number of a step or section and a bullet, but no part number or count', () => {
    expect(['1.', 'a)', '2.0', '3.4.1', '•'].every(isLabel)).toBe(true)
    expect(['1', 'HW-10442', 'Oil'].some(isLabel)).toBe(false)
  })
})
