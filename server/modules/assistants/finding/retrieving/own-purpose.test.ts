import { expect, it } from 'vitest'
import { purposeFactor } from './own-purpose'

it('prefers the manual for the people who run the machine to those for the workshop and for parts', () => {
  const all = ['operation', 'parts', 'service'] as const
  expect(purposeFactor('operation', all, 'procedure')).toBe(1)
  expect(purposeFactor('service', all, 'procedure')).toBeLessThan(1)
  expect(purposeFactor('parts', all, 'value')).toBeLessThan(1)
})

it('prefers none for a part, and none where there is no manual for them', () => {
  expect(purposeFactor('parts', ['operation', 'parts'], 'part')).toBe(1)
  expect(purposeFactor('parts', ['operation', 'parts'], 'fact')).toBe(1)
  expect(purposeFactor('service', ['parts', 'service'], 'value')).toBe(1)
  expect(purposeFactor(undefined, [], 'value')).toBe(1)
})
