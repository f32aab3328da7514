import { describe, expect, it } from 'vitest'
import { listParts, type PartsGroup, partsChapter, partsIndex } from './parts-list'
import { art } from './writer/drawing'

const groups: PartsGroup[] = [
  { title: 'Cab', figures: [{ title: 'Door', drawing: art(10, 10), parts: ['1 | 900-2 | Hinge | 2 | Left'] }] },
  {
    title: 'Engine',
    figures: [
      { title: 'Block', drawing: art(10, 10), parts: ['1 | 900-9 | Block | 1 | '] },
      {
        title: 'Filter',
        drawing: art(10, 10),
        parts: ['1 | 900-5 | Head | 1 | ', '2 | 900-1 | Element | 1 | Replace'],
      },
    ],
  },
]

describe('a parts manual', () => {
  it('lists all parts by number with the figure and item that show them', () => {
    expect(listParts(groups, 2)).toEqual([
      { number: '900-1', description: 'Element', figure: '3-2', item: '2' },
      { number: '900-2', description: 'Hinge', figure: '2-1', item: '1' },
      { number: '900-5', description: 'Head', figure: '3-2', item: '1' },
      { number: '900-9', description: 'Block', figure: '3-1', item: '1' },
    ])
  })

  it('prints the same list as its index', () => {
    const lists = partsIndex(groups, 2).blocks.filter((block) => block.kind === 'table')
    expect(lists.map((list) => list.rows[0])).toEqual([['900-1', 'Element', '3-2', '2']])
  })

  it('starts each further figure of a group on a page of its own', () => {
    const chapter = partsChapter({ title: 'Engine', figures: groups[1]?.figures ?? [] })
    expect(chapter.blocks.map((block) => block.kind)).toEqual([
      'section',
      'figure',
      'table',
      'page',
      'section',
      'figure',
      'table',
    ])
  })
})
