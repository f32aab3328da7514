import { describe, expect, it } from 'vitest'
import { hits } from '@/entities/manual/testing'
import { asPassages, nearestPage, pageAfter, pageBefore } from './find'

const found = [12, 31, 47]

describe('from page to page with the words', () => {
  it.each([
    [1, 12, undefined, 12],
    [12, 31, undefined, 12],
    [13, 31, 12, 31],
    [47, undefined, 31, 47],
    [60, undefined, 47, 12],
  ])('on page %s: the next, the previous, and where a new search leads', (page, next, previous, nearest) => {
    expect([pageAfter(found, page), pageBefore(found, page), nearestPage(found, page)]).toEqual([
      next,
      previous,
      nearest,
    ])
  })

  it('leads nowhere when nothing was found', () => {
    expect([pageAfter([], 3), pageBefore([], 3), nearestPage([], 3)]).toEqual([undefined, undefined, undefined])
  })
})

describe('what is marked on a page', () => {
  it('is its hit, with its number among all and its words as text', () => {
    expect(asPassages(hits, 47, 2)).toEqual([
      expect.objectContaining({ n: 2, page: 47, quote: 'Use <b>only</b> the engine oil of the table.' }),
    ])
    expect(asPassages(hits, 48, 3)).toEqual([])
  })
})
