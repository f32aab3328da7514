import { describe, expect, it } from 'vitest'
import { pageNumbers } from './page-numbers'

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [65, 129, [1, 'gap', 64, 65, 66, 'gap', 129]],
    [129, 129, [1, 'gap', 128, 129]],
  ])('on page %i of %i', (page, pages, offered) => {
    expect(pageNumbers(page, pages)).toEqual(offered)
  })
})
