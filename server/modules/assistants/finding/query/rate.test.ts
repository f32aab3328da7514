import { expect, it } from 'vitest'
import { isRate } from './rate'

it.each([
  'how much diesel per hour',
  'litres an hour',
  '14 l/h',
  'cuanto gasta por hora',
  'wie viel liter pro stunde',
  'combien de litres par heure',
  '65 l/min',
  'max 38 km/h',
])('%s speaks of a rate', (text) => expect(isRate(text)).toBe(true))

it.each(['every 10 hours', 'run it for an extra minute', 'the tank takes 160 litres', 'per lamp'])(
  '%s does not',
  (text) => expect(isRate(text)).toBe(false),
)
