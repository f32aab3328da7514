import { expect, it } from 'vitest'
import { createTries } from './tries'

it('a thing has one id for all of its tries; what was changed, or is said again after it arrived, has another', () => {
  const tries = createTries()
  const first = tries.idOf('We come on Monday.')
  expect(tries.idOf('We come on Monday.')).toBe(first)
  const changed = tries.idOf('We come on Tuesday.')
  expect(changed).not.toBe(first)
  tries.arrived('We come on Tuesday.')
  expect(tries.idOf('We come on Tuesday.')).not.toBe(changed)
  expect(tries.idOf('We come on Monday.')).toBe(first)
  tries.clear()
  expect(tries.idOf('We come on Monday.')).not.toBe(first)
})
