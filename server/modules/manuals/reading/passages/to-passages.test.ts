import { describe, expect, it } from 'vitest'
import { structurePages } from '../read-manual'
import { type TypedOptions, typedPage } from '../testing/typed-page'

const read = (pages: string[][], options?: TypedOptions) =>
  structurePages(pages.map((lines, index) => typedPage(index + 1, lines, { from: 12, ...options }))).passages

const sentences = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `This is sentence ${'abcdefghijklmnopqrstuvwxyz'[index]} about the loader.`,
  )

describe('passages', () => {
  it('are windows of ten lines that overlap by half', () => {
    const [first, second] = read([sentences(15)])
    expect(first?.lines).toHaveLength(10)
    expect(second?.lines[0]?.text).toBe(sentences(6)[5])
  })

  it('carry the heading trail over pages', () => {
    const passages = read([['CHAPTER 2 BRAKES', '', '2-1. PARKING BRAKE', '', ...sentences(3)], sentences(3)])
    expect(passages.map((passage) => [passage.page, passage.headings])).toEqual([
      [1, ['CHAPTER 2 BRAKES', '2-1. PARKING BRAKE']],
      [2, ['CHAPTER 2 BRAKES', '2-1. PARKING BRAKE']],
    ])
  })

  it('repeat the header in each part of a long table', () => {
    const rows = Array.from({ length: 30 }, (_, index) => `${index + 1}      HW-${20000 + index}     Bolt`)
    const tables = read([['Item   Part number   Name', ...rows]])
    expect(tables).toHaveLength(2)
    for (const table of tables) {
      expect(table.kind === 'table' && table.columns).toEqual(['Item', 'Part number', 'Name'])
      expect(table.text.split('\n')[0]).toBe('Item | Part number | Name')
    }
    expect(tables.flatMap((table) => (table.kind === 'table' ? table.rows : []))).toHaveLength(30)
  })

  it('repeat the header of a table that continues on the next page', () => {
    const rows = (from: number) =>
      [0, 1, 2, 3].map((index) => `${from + index}     HW-${20000 + from + index}     Bolt`)
    const [, second] = read([['No    Part number   Name', ...rows(10)], rows(14)])
    expect(second?.kind === 'table' && second.columns).toEqual(['No', 'Part number', 'Name'])
    expect(second?.text).toContain('No | Part number | Name')
  })

  it('apply a caption to its table only', () => {
    const passages = read([
      ['Table 4-1. Bolts', '', 'Size     Nm', 'M8       25', 'M10      49', 'M12      86', '', '', ...sentences(5)],
    ])
    expect(passages.map((passage) => [passage.kind, passage.headings])).toEqual([
      ['table', ['Table 4-1. Bolts']],
      ['text', []],
    ])
  })

  it('are marked on a table of contents', () => {
    const entries = ['Safety', 'Controls', 'Starting', 'Working', 'Parking', 'Service']
    const passages = read([entries.map((entry, index) => `${entry} . . . . . . . . ${index * 5 + 2}`)])
    expect(passages.every((passage) => passage.contents)).toBe(true)
  })

  it('contain every line of a step list', () => {
    const [list] = read([
      ['1. Open the cover.', '2. Take out the element and wipe', 'the housing clean.', '3. Close it.'],
    ])
    expect(list?.kind === 'steps' && list.steps.map((step) => step.label)).toEqual(['1.', '2.', '3.'])
    expect(list?.lines).toHaveLength(4)
  })
})
