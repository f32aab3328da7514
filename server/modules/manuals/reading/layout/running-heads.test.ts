import { describe, expect, it } from 'vitest'
import { typedRows } from '../testing/typed-page'
import { rowText } from './row'
import { dropRunningHeads } from './running-heads'

const pages = (count: number, lines: (number: number) => string[], height = 792) =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    height,
    rows: typedRows(lines(index + 1), { from: 2 }),
  }))

const space = Array.from({ length: 12 }, () => '')

const kept = (given: ReturnType<typeof pages>) => dropRunningHeads(given).map((page) => page.rows.map(rowText))

describe('dropRunningHeads', () => {
  it('takes away a head that repeats from page to page, digits aside', () => {
    const found = kept(
      pages(6, (number) => [`Harrow WL-120 Service Manual   2-${number}`, ...space, `Text of page ${number}x`]),
    )
    expect(found).toEqual([1, 2, 3, 4, 5, 6].map((number) => [`Text of page ${number}x`]))
  })

  it('takes away a page number that stands alone', () => {
    expect(kept(pages(1, () => ['Page 14 of 88', ...space, 'Drain the sump.']))).toEqual([['Drain the sump.']])
  })

  it('never drops a real heading at the top of a page', () => {
    const names = ['BRAKES', 'STEERING', 'COOLING', 'FUEL', 'LIGHTS', 'CAB']
    expect(kept(pages(6, (number) => [names[number - 1] ?? '', ...space, 'Text below it.']))).toEqual(
      names.map((name) => [name, 'Text below it.']),
    )
  })

  it('never drops a signal word, on however many pages it leads', () => {
    expect(kept(pages(6, () => ['WARNING', 'Hot oil burns.'])).every((rows) => rows.includes('WARNING'))).toBe(true)
  })

  it('keeps the column heads that a table repeats at the top of each page', () => {
    const head = 'ITEM   PART NUMBER   DESCRIPTION'
    expect(kept(pages(6, () => [head])).every((rows) => rows.length === 1)).toBe(true)
  })

  it('leaves repeated text in the body of the page alone', () => {
    expect(kept(pages(6, () => [...space, 'Repeat on the other side.'])).every((rows) => rows.length === 1)).toBe(true)
  })

  const chapters = ['Safety', 'Controls', 'Driving', 'Fluids', 'Greasing', 'Faults']

  it('takes away a head of which one part stays while the other names the chapter', () => {
    const found = kept(
      pages(6, (number) => [`Harrow WL-120 Manual          ${chapters[number - 1]}`, ...space, `Text ${number}x`]),
    )
    expect(found).toEqual([1, 2, 3, 4, 5, 6].map((number) => [`Text ${number}x`]))
  })

  it('takes away the chapter alone where heads stand on all pages', () => {
    const head = (number: number) => (number === 4 ? 'Fluids' : `Harrow WL-120 Manual   ${chapters[number - 1]}`)
    const found = kept(pages(6, (number) => [head(number), ...space, `Text ${number}x`]))
    expect(found[3]).toEqual(['Text 4x'])
  })

  it('keeps a section that begins, and a caption that goes on, at the place of the heads', () => {
    const heads = ['2.4 Overhead lines', 'Table 3-2 Lamps (continued)']
    const head = (number: number) => heads[number - 5] ?? `Harrow WL-120 Manual   ${chapters[number - 1]}`
    const found = kept(pages(6, (number) => [head(number), ...space, `Text ${number}x`]))
    expect(found.slice(4)).toEqual([
      ['2.4 Overhead lines', 'Text 5x'],
      ['Table 3-2 Lamps (continued)', 'Text 6x'],
    ])
  })

  it('keeps what stands in the margin of one page alone', () => {
    expect(kept(pages(6, (number) => (number === 2 ? ['Sealed for life'] : [...space, 'Text'])))[1]).toEqual([
      'Sealed for life',
    ])
  })
})
