import { expect, it } from 'vitest'
import { capacities, draining } from '@/entities/conversation/testing'
import { printedPages } from './printed-pages'

it('prints each page that an answer leans on once, with all that is marked on it, in the answer’s order', () => {
  const again = { ...capacities, n: 3 }
  expect(printedPages([capacities, draining, again])).toEqual([
    { page: capacities, passages: [capacities, again] },
    { page: draining, passages: [draining] },
  ])
})

it('prints no more than three pages, so that an answer does not become a manual', () => {
  const many = [1, 2, 3, 4, 5].map((n) => ({ ...capacities, n, page: n }))
  expect(printedPages(many).map(({ page }) => page.page)).toEqual([1, 2, 3])
})
