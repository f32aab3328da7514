import { expect, it } from 'vitest'
import { unitOf } from './unit'

it('a numeral of one language is no unit of another one: "how many times" asks for no hours', () => {
  expect(unitOf('times', false)).toBeUndefined()
  expect(unitOf('times', true)).toBe('x')
  expect(unitOf('timer', true)).toBe('hour')
})
