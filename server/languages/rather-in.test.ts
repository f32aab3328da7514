import { describe, expect, it } from 'vitest'
import { isRatherIn } from './rather-in'

describe('isRatherIn', () => {
  it.each([
    'Cambie el aceite del motor cada 500 horas.',
    'Filtro de combustible 320-07309',
    'DEPÓSITO DE ACEITE: 13.5 L',
  ])('is true of words of the language: "%s"', (text) => {
    expect(isRatherIn(text, 'es', 'en')).toBe(true)
  })

  it.each(['13.5 L', '320-07309 HX-40117', 'SAE 15W-40 CK-4', 'Motor 45 kW', 'Change the engine oil every 500 hours.'])(
    'is false of figures, codes, words of both and words of the other: "%s"',
    (text) => {
      expect(isRatherIn(text, 'es', 'en')).toBe(false)
    },
  )
})
