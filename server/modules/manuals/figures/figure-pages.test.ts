import { describe, expect, it } from 'vitest'
import type { PageText } from '../reading/extract/page-text'
import { figurePages, type PageOfFigure } from './figure-pages'
import { type ListedPart, printedList } from './printed-list'

interface Sheet {
  lines?: string[]
  /** Items of rows of a list of the figure. */
  items?: string[]
  figure?: string
  pictureShare?: number
  /** Numbers in a drawing, in points. */
  printed?: [text: string, x: number, y: number][]
}

function manualOf(sheets: Sheet[]) {
  const pages = sheets.map(({ lines = [], items = [], figure, pictureShare, printed = [] }, at): PageOfFigure => {
    const words = printed.map(([text, left, top]) => ({
      ...{ text, left, top, right: left + 5, bottom: top + 10, size: 10, bold: false, turn: 0 as const },
    }))
    const text: PageText = { number: at + 1, width: 612, height: 792, words, ...(pictureShare && { pictureShare }) }
    const rows = items.map(
      (item, row): ListedPart => ({
        ...{ page: at + 1, item, figure: figure ?? null, number: `10-${item}`, description: 'Part' },
        ...{ quantity: '1', remark: null, box: [0.1, 0.6 + row / 50, 0.9, 0.61 + row / 50] },
      }),
    )
    return { text, lines, rows }
  })
  const parts = pages.flatMap(({ rows }) => rows)
  return (page: number) => {
    const list = printedList(parts, page, undefined)
    return list ? figurePages(list, async (number) => pages[number - 1]) : Promise.resolve(undefined)
  }
}

const text = (characters: number) => 'x'.repeat(characters)

describe('the pages that show the figure of a list', () => {
  it('are those before it with its caption, sheet by sheet', async () => {
    const figure = await manualOf([
      { lines: ['Figure 1. Engine'], pictureShare: 0.5 },
      { items: ['1'], figure: 'FIG. 1 ENGINE' },
      { lines: ['Figure 2. Pump (Sheet 1 of 2).'], pictureShare: 0.5 },
      { lines: ['Figure 2. Pump (Sheet 2 of 2).'] },
      { lines: ['This page is left blank.'] },
      { items: ['1', '2'], figure: 'FIG. 2 PUMP' },
      { items: ['3'], figure: 'FIG. 2 PUMP' },
    ])
    expect(await figure(7)).toEqual([3, 4])
    expect(await figure(2)).toEqual([1])
  })

  it('are those after it where none is before', async () => {
    const figure = await manualOf([
      { items: ['1'], figure: 'Fig. 7 Cab' },
      { lines: ['Fig. 7 Cab'], pictureShare: 0.4 },
    ])
    expect(await figure(1)).toEqual([2])
  })

  it('are the picture before a list without a caption, with the caption that it has', async () => {
    const bare = manualOf([{ pictureShare: 0.14 }, { pictureShare: 0.5 }, { pictureShare: 0.6 }, { items: ['1', '2'] }])
    expect(await bare(4)).toEqual([2, 3])
    const captioned = manualOf([
      { lines: ['Figure 2. Pump'], pictureShare: 0.5 },
      { lines: ['Figure 3. Cable'], pictureShare: 0.5 },
      { items: ['1', '2'] },
    ])
    expect(await captioned(3)).toEqual([2])
  })

  it('are pages of the list with a picture, or with the numbers of most items around', async () => {
    const picture = manualOf([{ items: ['1', '2'], pictureShare: 0.2 }])
    expect(await picture(1)).toEqual([1])
    const drawn = manualOf([
      {
        items: ['1', '2', '3'],
        printed: [
          ['1', 100, 100],
          ['2', 300, 200],
        ],
      },
    ])
    expect(await drawn(1)).toEqual([1])
  })

  it.each<[string, Sheet[], number]>([
    ['a text that names the figure', [{ lines: ['Fig. 2 Pump', text(2000)] }, { items: ['1'], figure: 'Fig. 2' }], 2],
    ['a sentence about it', [{ lines: ['Fig. 2 shows the pump.'] }, { items: ['1'], figure: 'Fig. 2' }], 2],
    [
      'the figure of another list',
      [
        { lines: ['Fig. 3 Cab'], pictureShare: 0.5 },
        { items: ['1'], figure: 'Fig. 2' },
      ],
      2,
    ],
    ['a page of text', [{ lines: [text(2000)] }, { items: ['1', '2'] }], 2],
    ['a logo', [{ items: ['1', '2'], pictureShare: 0.01 }], 1],
    ['a scan of the list', [{ items: ['1', '2'], pictureShare: 1 }], 1],
    [
      'the heads of columns',
      [
        {
          items: ['1', '2', '3'],
          printed: [
            ['1', 100, 100],
            ['2', 300, 100],
            ['3', 500, 100],
          ],
        },
      ],
      1,
    ],
    [
      'a column of another table',
      [
        {
          items: ['1', '2', '3'],
          printed: [
            ['1', 100, 100],
            ['2', 100, 120],
            ['3', 100, 140],
          ],
        },
      ],
      1,
    ],
  ])('are not %s', async (_name, sheets, page) => {
    expect(await manualOf(sheets)(page)).toEqual([])
  })

  it('end at the list of another figure', async () => {
    const figure = manualOf([
      { lines: ['Fig. 2 Pump'], pictureShare: 0.5 },
      { items: ['1'], figure: 'Fig. 1 Cab' },
      { items: ['1'], figure: 'Fig. 2 Pump' },
    ])
    expect(await figure(3)).toEqual([])
  })
})
