import { expect, it } from 'vitest'
import { toggleReason } from './reasons'

it('"thumbs up or down with a reason": a chosen reason joins what was typed, and leaves it alone when it goes', () => {
  const both = toggleReason('It says litres', 'Wrong figure')
  expect(both).toBe('It says litres; Wrong figure')
  expect(toggleReason(toggleReason(both, 'Wrong page'), 'Wrong figure')).toBe('It says litres; Wrong page')
  expect(toggleReason(both, 'Wrong figure')).toBe('It says litres')
  expect(toggleReason('', 'Incomplete')).toBe('Incomplete')
})
