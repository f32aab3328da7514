import { describe, expect, it } from 'vitest'
import { editDistance } from '../../../../server/domain/edit-distance'
import { randomOf } from '../../../random'
import { dropWord, misspellWord, swapWords } from './distort'

/** The results of a distortion by many random numbers, each once. */
const resultsOf = (distort: (random: () => number) => string[]) => [
  ...new Set(Array.from({ length: 60 }, (_, seed) => distort(randomOf(String(seed))).join(' '))),
]

describe('swapping words', () => {
  it('replaces them by other names in the same language', () => {
    const swapped = resultsOf((random) => swapWords(['rocker', 'cover', 'bolts'], 'en', random))
    expect(swapped).toContain('valve cover bolts')
    expect(swapped.join(' ')).not.toMatch(/couvre|deckel|tapa/)
  })

  it('leaves words without other names as they are', () => {
    expect(resultsOf((random) => swapWords(['xyzzy', '4711'], 'en', random))).toEqual(['xyzzy 4711'])
  })
})

describe('dropping a word', () => {
  it('omits a telling one', () => {
    const dropped = resultsOf((random) => dropWord(['bolts', 'of', 'bucket', 'pin'], 'en', random))
    expect(dropped.sort()).toEqual(['bolts of bucket', 'bolts of pin', 'of bucket pin'])
  })

  it('leaves two telling words as they are', () => {
    expect(resultsOf((random) => dropWord(['bolts', 'of', 'bucket'], 'en', random))).toEqual(['bolts of bucket'])
  })
})

describe('misspelling', () => {
  const misspelt = resultsOf((random) => misspellWord(['air', 'filter', '14.00-25'], random))

  it('transposes, drops, doubles and confuses letters of one long word', () => {
    expect(misspelt).toEqual(
      expect.arrayContaining(['air fitler 14.00-25', 'air fiter 14.00-25', 'air fillter 14.00-25']),
    )
    expect(misspelt).toContain('air folter 14.00-25')
  })

  it('makes one mistake, after the first letter', () => {
    for (const one of misspelt) {
      const [air, filter = '', figure] = one.split(' ')
      expect([air, filter.charAt(0), figure]).toEqual(['air', 'f', '14.00-25'])
      expect(editDistance(filter, 'filter', 2)).toBeLessThanOrEqual(1)
    }
  })
})
