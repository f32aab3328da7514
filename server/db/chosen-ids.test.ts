import { expect, it } from 'vitest'
import { chosenValues, lengthFor } from './chosen-ids'

it('lists of ids have a few lengths, and repeat an id that is in them', () => {
  const lengths = [1, 2, 3, 5, 10, 1000].map((count) => lengthFor(Array.from({ length: count })))
  expect(lengths).toEqual([1, 2, 4, 8, 16, 1024])
  expect(Object.values(chosenValues(['a', 'b', 'c']))).toEqual(['a', 'b', 'c', 'a'])
})
