import { expect, it } from 'vitest'
import { beginningOf } from './beginning-of'

it('the beginning of a text does not end in half a character', () => {
  expect(beginningOf('filter', 3)).toBe('fil')
  expect(beginningOf('ok 😀', 4)).toBe('ok ')
  expect(beginningOf('ok 😀!', 5)).toBe('ok 😀')
})
