import { expect, it } from 'vitest'
import { calloutsOf, itemOf } from './callout'

it.each([
  ['5', '5', '5'],
  ['05', '5', '05'],
  ['(5)', '5', '(5)'],
  ['5', '(5)', '5'],
  ['12A', '12a', '12A'],
  ['①', '1', '①'],
  ['4- 1', '4-1', '4- 1'],
])('item %s is printed as %s in a drawing', (item, printed, found) => {
  expect(itemOf(printed, calloutsOf([item], undefined), false)).toBe(found)
})

it('leaves the number of the figure out only where it is that of the list', () => {
  expect(itemOf('1', calloutsOf(['4-1', '4-2'], '4'), false)).toBe('4-1')
  expect(itemOf('1', calloutsOf(['4-1', '4-2'], '5'), false)).toBeUndefined()
  expect(itemOf('1', calloutsOf(['4-1', '1'], '4'), false)).toBe('1')
})

it.each(['6', '5.', '5.5', '5mm', 'A5', '5/8', 'M5', '#5', '50'])('%s is not item 5', (printed) => {
  expect(itemOf(printed, calloutsOf(['5'], undefined), false)).toBeUndefined()
})

it('leaves out items without a number, and numbers in brackets where they head columns', () => {
  expect([...calloutsOf(['*', 'N/S', '', 'A'], undefined)]).toEqual([])
  expect(itemOf('(5)', calloutsOf(['5'], undefined), true)).toBeUndefined()
})
