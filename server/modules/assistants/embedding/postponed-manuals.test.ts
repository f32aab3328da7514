import { expect, it } from 'vitest'
import { createPostponedManuals } from './postponed-manuals'

it('manuals are postponed for an hour, the one that failed last behind all others', () => {
  let now = 0
  const postponed = createPostponedManuals(() => now)
  for (const id of ['a', 'b', 'c', 'a']) postponed.add(id)
  postponed.delete('c')
  expect(postponed.ids()).toEqual(['b', 'a'])
  now = 1000
  postponed.add('b')
  now = 3_600_000
  expect(postponed.ids()).toEqual(['b'])
})
