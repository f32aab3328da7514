import { expect, it } from 'vitest'
import { groupOrder } from './group-order'

it('takes words for a question, and what has a figure in it for something to look up', () => {
  const isAskedFirst = (typed: string) => groupOrder(typed).indexOf('ask') < groupOrder(typed).indexOf('instances')
  expect(['oil filter', 'GHT00123', 'SO-1001'].map(isAskedFirst)).toEqual([true, false, false])
  expect(groupOrder('theme dark').indexOf('settings')).toBeLessThan(groupOrder('theme dark').indexOf('ask'))
})

it('begins with what has exactly the number that is typed', () => {
  const order = groupOrder('HX-250', ['parts'])
  expect(order[0]).toBe('parts')
  expect(order.toSorted()).toEqual(groupOrder('HX-250').toSorted())
})
