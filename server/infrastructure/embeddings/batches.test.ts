import { describe, expect, it } from 'vitest'
import { batchesOf } from './batches'

const split = (texts: string[], limits: { count: number; characters: number }) => [...batchesOf(texts, limits)]

describe('batches', () => {
  it.each([
    ['nothing', [], []],
    ['at most so many texts', ['a', 'b', 'c'], [['a', 'b'], ['c']]],
    ['at most so many characters', ['aaa', 'bbb', 'c'], [['aaa'], ['bbb', 'c']]],
    ['a long text alone', ['a', 'bbbbbbbbb', 'c'], [['a'], ['bbbbbbbbb'], ['c']]],
  ])('have %s', (_, texts, batches) => {
    expect(split(texts, { count: 2, characters: 5 })).toEqual(batches)
  })
})
