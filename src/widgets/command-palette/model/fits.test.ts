import { describe, expect, it } from 'vitest'
import { fits } from './fits'

describe('fits', () => {
  it.each([
    ['', 'Machine Instances', true],
    ['  ', 'Machine Instances', true],
    ['inst', 'Machine Instances', true],
    ['instances machine', 'Machine Instances', true],
    ['maquinas', 'Máquinas', true],
    ['orders', 'Machine Instances', false],
    ['machine orders', 'Machine Instances', false],
  ])('"%s" in "%s": %s', (typed, label, expected) => {
    expect(fits(label, typed)).toBe(expected)
  })
})
