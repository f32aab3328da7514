import { describe, expect, it } from 'vitest'
import { asksRate, statesRate } from './rate'

describe('asksRate', () => {
  it.each([
    'how much diesel does it burn per hour',
    'how many litres an hour',
    'cuanto gasoil gasta por hora',
    'wie viel liter braucht er pro stunde',
    'combien de litres consomme-t-il par heure',
  ])('%s', (question) => expect(asksRate(question)).toBe(true))

  it.each([
    'it ran for an hour, how much oil goes in the hydraulic tank',
    'how much oil is left after an hour of work',
    'how hot may the oil get in half an hour',
    'what tyre pressure for 25 km/h',
    'how often per day do i grease the pins',
    'cuanta presion debe haber a la hora de arrancar',
  ])('not: %s', (question) => expect(asksRate(question)).toBe(false))
})

describe('statesRate', () => {
  it.each(['14 l/h', '14 litres per operating hour', '65 l/min', '21 gpm', 'max 38 km/h', '800 rpm'])('%s', (text) =>
    expect(statesRate(text)).toBe(true),
  )

  it.each(['every 10 hours', 'the tank takes 160 litres', '100 ah', 'run it for 2 minutes'])('not: %s', (text) =>
    expect(statesRate(text)).toBe(false),
  )
})
