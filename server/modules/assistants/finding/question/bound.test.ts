import { expect, it } from 'vitest'
import { boundOf } from './bound'

it.each([
  ['below -20 °C', 'below'],
  ['-20 °C or lower', 'below'],
  ['< 5 °C', 'below'],
  ['bis zu 40 °C', 'below'],
  ['hasta 40 °C', 'below'],
  ['over 30 °C', 'above'],
  ['≥ 30 bar', 'above'],
  ['mehr als 8 h', 'above'],
  ['10 below zero', undefined],
  ['10 °C bajo cero', undefined],
  ['-20 °C', undefined],
])('a condition holds at a figure, or on one side of it: %s', (condition, bound) => {
  expect(boundOf(condition)).toBe(bound)
})
