import { describe, expect, it } from 'vitest'
import { isLabel, isNextLabel, parseLabel } from './label'

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
    ['Étape 2. Ouvrez le robinet.', 'Étape 2.', 'Ouvrez le robinet.'],
    ['ETAPE 2. Ouvrez le robinet.', 'ETAPE 2.', 'Ouvrez le robinet.'],
    ['Vaihe 4: Avaa hana.', 'Vaihe 4:', 'Avaa hana.'],
    ['Trinn 1. Steng av motoren.', 'Trinn 1.', 'Steng av motoren.'],
  ])('%s', (line, label, rest) => {
    expect(parseLabel(line)).toEqual({ label, rest })
  })

  it('finds no label in a measure, a year or a sentence', () => {
    for (const text of ['4.5 litres of oil', '2026 edition', 'A bolt holds it.', '120 Nm', '(2).']) {
      expect(parseLabel(text)).toBeUndefined()
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
    ['Étape 3.', 'Étape 4.'],
  ])('accepts %s followed by %s', (last, next) => {
    expect(isNextLabel(last, next)).toBe(true)
  })

  it.each([
    ['4.', '96.0'],
    ['2.', '(1)'],
    ['2.', 'a.'],
    ['c.', 'a.'],
  ])('rejects %s followed by %s', (last, next) => {
    expect(isNextLabel(last, next)).toBe(false)
  })
})

describe('isLabel', () => {
  it('accepts step numbers, section numbers and bullets, but not part numbers or counts', () => {
    expect(['1.', 'a)', '2.0', '3.4.1', '•'].every(isLabel)).toBe(true)
    expect(['1', 'HW-10442', 'Oil'].some(isLabel)).toBe(false)
  })
})
