import { describe, expect, it } from 'vitest'
import { typedRows } from '../testing/typed-page'
import { rowText } from './row'
import { removeRunningHeaders } from './running-headers'

const pages = (count: number, lines: (number: number) => string[], height = 792) =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    height,
    rows: typedRows(lines(index + 1), { from: 2 }),
  }))

const space = Array.from({ length: 12 }, () => '')

const remaining = (given: ReturnType<typeof pages>) => removeRunningHeaders(given).map((page) => page.rows.map(rowText))

describe('removeRunningHeaders', () => {
  it('removes a header that recurs from page to page, digits aside', () => {
    const found = remaining(
      pages(6, (number) => [`Harrow WL-120 Service Manual   2-${number}`, ...space, `Text of page ${number}x`]),
    )
    expect(found).toEqual([1, 2, 3, 4, 5, 6].map((number) => [`Text of page ${number}x`]))
  })

  it('removes a page number', () => {
    expect(remaining(pages(1, () => ['Page 14 of 88', ...space, 'Drain the sump.']))).toEqual([['Drain the sump.']])
  })

  it.each(['Sivu 14 / 88', 'Blz. 14 van 88', 'Side 14 av 88', 'Pag. 14 di 88', 'Ändring 2   Sida 14'])(
    'removes a page number: %s',
    (footer) => {
      expect(remaining(pages(1, () => [footer, ...space, 'Drain the sump.']))).toEqual([['Drain the sump.']])
    },
  )

  it('keeps a heading at the top of a page', () => {
    const names = ['BRAKES', 'STEERING', 'COOLING', 'FUEL', 'LIGHTS', 'CAB']
    expect(remaining(pages(6, (number) => [names[number - 1] ?? '', ...space, 'Text below it.']))).toEqual(
      names.map((name) => [name, 'Text below it.']),
    )
  })

  it('keeps a signal word at the top of any number of pages', () => {
    expect(remaining(pages(6, () => ['WARNING', 'Hot oil burns.'])).every((rows) => rows.includes('WARNING'))).toBe(
      true,
    )
  })

  it('keeps the table header repeated at the top of each page', () => {
    const headerRows = 'ITEM   PART NUMBER   DESCRIPTION'
    expect(remaining(pages(6, () => [headerRows])).every((rows) => rows.length === 1)).toBe(true)
  })

  it('keeps recurring text in the body of the page', () => {
    expect(remaining(pages(6, () => [...space, 'Repeat on the other side.'])).every((rows) => rows.length === 1)).toBe(
      true,
    )
  })

  const chapters = ['Safety', 'Controls', 'Driving', 'Fluids', 'Greasing', 'Faults']

  it('removes a header of which one part recurs while the other names the chapter', () => {
    const found = remaining(
      pages(6, (number) => [`Harrow WL-120 Manual          ${chapters[number - 1]}`, ...space, `Text ${number}x`]),
    )
    expect(found).toEqual([1, 2, 3, 4, 5, 6].map((number) => [`Text ${number}x`]))
  })

  it('removes the chapter name where headers recur on all pages', () => {
    const headerRows = (number: number) => (number === 4 ? 'Fluids' : `Harrow WL-120 Manual   ${chapters[number - 1]}`)
    const found = remaining(pages(6, (number) => [headerRows(number), ...space, `Text ${number}x`]))
    expect(found[3]).toEqual(['Text 4x'])
  })

  it('keeps a new section and a continued caption at the position of the headers', () => {
    const heads = ['2.4 Overhead lines', 'Table 3-2 Lamps (continued)']
    const headerRows = (number: number) => heads[number - 5] ?? `Harrow WL-120 Manual   ${chapters[number - 1]}`
    const found = remaining(pages(6, (number) => [headerRows(number), ...space, `Text ${number}x`]))
    expect(found.slice(4)).toEqual([
      ['2.4 Overhead lines', 'Text 5x'],
      ['Table 3-2 Lamps (continued)', 'Text 6x'],
    ])
  })

  it('keeps captions in other languages at the position of the headers', () => {
    const heads = ['Tableau 3-2 Lampes (suite)', 'Kuva 5 Letkut']
    const found = remaining(
      pages(6, (number) => [
        heads[number - 5] ?? `Harrow WL-120   ${chapters[number - 1]}`,
        ...space,
        `Text ${number}x`,
      ]),
    )
    expect(found.slice(4).map(([first]) => first)).toEqual(heads)
  })

  it('keeps margin text that does not recur', () => {
    expect(remaining(pages(6, (number) => (number === 2 ? ['Sealed for life'] : [...space, 'Text'])))[1]).toEqual([
      'Sealed for life',
    ])
  })

  it('keeps the titles of plates, which have no other text', () => {
    const plates = pages(12, (number) => [`Wiring diagram sheet ${number}`])
    expect(remaining(plates)).toEqual(plates.map(({ number }) => [`Wiring diagram sheet ${number}`]))
  })

  it('removes the header of a page without other text if others have it, too', () => {
    const found = remaining(
      pages(6, (number) => ['Harrow WL-120 Manual', ...(number === 3 ? [] : [...space, `Text ${number}x`])]),
    )
    expect(found[2]).toEqual([])
  })

  it('removes what recurs along the side of pages with text', () => {
    const sideways = pages(3, () => ['Downloaded from www.manuals.example'])
    const upright = pages(3, (number) => [...space, `Text ${number}x`])
    const dust = [2, 3].flatMap((number) => pages(3, () => [...space, 'mm']).slice(number - 1, number))
    expect(remaining([...upright, ...sideways, ...dust]).slice(0, 6)).toEqual([
      ['Text 1x'],
      ['Text 2x'],
      ['Text 3x'],
      [],
      [],
      [],
    ])
  })

  it('removes the footer of scanned pages without other text', () => {
    const scans = pages(6, () => ['Downloaded from www.manuals.example']).map((page) => ({ ...page, isPicture: true }))
    expect(remaining(scans)).toEqual(scans.map(() => []))
  })
})
