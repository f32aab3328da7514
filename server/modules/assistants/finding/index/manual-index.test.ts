import { describe, expect, it } from 'vitest'
import { indexes, loaderManual } from '../testing/harrow-manuals'
import { manualBuilder } from '../testing/manual-builder'
import { buildManualIndex } from './manual-index'
import { buildWordIndex } from './word-index'

describe('buildWordIndex', () => {
  it('counts a word with the weight of each field that it stands in', () => {
    const index = buildWordIndex([
      [
        { words: ['oil', 'oil', 'level'], weight: 1 },
        { words: ['oil'], weight: 0.5 },
      ],
      [{ words: ['level'], weight: 1 }],
    ])
    expect(index.postings.get('oil')).toEqual({ documents: [0], counts: [2.5] })
    expect(index.postings.get('level')).toEqual({ documents: [0, 1], counts: [1, 1] })
    expect(index.lengths).toEqual([3.5, 1])
    expect(index.meanLength).toBe(2.25)
  })

  it('is empty for no documents', () => {
    expect(buildWordIndex([])).toMatchObject({ lengths: [], meanLength: 1 })
  })
})

describe('buildManualIndex', () => {
  it('tells the language of the manual from its words', () => {
    expect(indexes.loader.language).toBe('en')
    expect(indexes.skidSteer.language).toBe('es')
  })

  it('has a document for each passage and one for each page', () => {
    const pages = new Set(loaderManual.passages.map(({ page }) => page))
    expect(indexes.loader.byPassage.lengths).toHaveLength(loaderManual.passages.length)
    expect(indexes.loader.byPage.lengths).toHaveLength(pages.size)
    const [contents, introduction] = indexes.loader.pageOfPassage
    expect(contents).not.toBe(introduction)
  })

  it('lets a passage be found by its headings and a table by its column heads', () => {
    const { byPassage } = indexes.loader
    const torques = loaderManual.passages.findIndex(({ page }) => page === 21)
    expect(byPassage.postings.get('tighten')?.documents).toContain(torques)
    expect(byPassage.postings.get('torqu')?.documents).toContain(torques)
  })

  it('keeps the words as they are written, to mend questions with', () => {
    expect(indexes.loader.words.get('battery')).toBe(3)
    expect(indexes.loader.words.has('14.5')).toBe(false)
  })

  it('takes a manual without passages', () => {
    expect(buildManualIndex([]).passages).toEqual([])
  })

  it('takes passages without words', () => {
    const empty = manualBuilder('x', 'X').text(1, [], '---')
    expect(buildManualIndex(empty.passages).byPassage.lengths).toEqual([0])
  })
})
