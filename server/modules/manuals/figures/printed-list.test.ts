import { expect, it } from 'vitest'
import { type ListedPart, printedList } from './printed-list'

const part = (page: number, item: string, figure: string | null = null): ListedPart => ({
  ...{ page, item, figure, number: `${page}-${item}`, description: 'Part', quantity: null, remark: null },
  box: [0, 0, 1, 1],
})
const shown = (parts: ListedPart[], page: number, caption?: string) => {
  const list = printedList(parts, page, caption)
  return list && { figure: list.figure, from: list.from, to: list.to, items: list.rows.map(({ item }) => item) }
}

it('has the rows of its figure on all of its pages, also after a page without rows', () => {
  const parts = [part(2, '1', 'Fig. 1'), part(4, '1', 'FIG. 2 PUMP'), part(6, '2', 'Figure 02'), part(7, '1', 'Fig. 3')]
  expect(shown(parts, 6)).toEqual({ figure: '2', from: 4, to: 6, items: ['1', '2'] })
})

it('ends where no page follows', () => {
  const parts = [part(2, '1', 'Fig. 2'), part(9, '2', 'Fig. 2')]
  expect(shown(parts, 9)).toMatchObject({ from: 9, to: 9 })
})

it('is that of the caption where a page has two', () => {
  const parts = [part(2, '1', 'Fig. 1 Pump'), part(2, '2', 'Fig. 2 Filter'), part(3, '3', 'Fig. 2 Filter')]
  expect(shown(parts, 2, 'Fig. 2 Filter')).toMatchObject({ figure: '2', items: ['2', '3'] })
  expect(shown(parts, 2)).toMatchObject({ figure: '1', items: ['1'] })
})

it('without a caption begins with its first item', () => {
  const parts = [part(2, '1'), part(2, '2'), part(3, '3'), part(4, '1'), part(4, '2')]
  expect(shown(parts, 3)).toEqual({ figure: undefined, from: 2, to: 3, items: ['1', '2', '3'] })
  expect(shown(parts, 4)).toEqual({ figure: undefined, from: 4, to: 4, items: ['1', '2'] })
})

it('has the number of the figure that its items begin with', () => {
  expect(shown([part(2, '4- 1'), part(2, '4- 2')], 2)).toMatchObject({ figure: '4' })
})

it('has no rows of an index of part numbers, which has the parts of many figures', () => {
  const index = ['Fig. 1', 'Fig. 2', 'Fig. 3', 'Fig. 4'].map((figure) => part(4, '9', figure))
  expect(shown([part(2, '1', 'Fig. 2'), part(3, '2', 'Fig. 2'), ...index], 2)).toMatchObject({ from: 2, to: 3 })
  expect(shown(index, 4)).toBeUndefined()
})

it('is none on a page without rows', () => {
  expect(shown([part(2, '1')], 3)).toBeUndefined()
})
