import { describe, expect, it } from 'vitest'
import { indexes, loaderManual } from '../testing/harrow-manuals'
import { manualBuilder } from '../testing/manual-builder'
import { buildManualIndex } from './manual-index'
import { buildWordIndex } from './word-index'

describe('buildWordIndex', () => {
  it('counts a word with the weight of each of its fields', () => {
    const index = buildWordIndex([
      [
        { words: ['oil', 'oil', 'level'], weight: 1 },
        { words: ['oil'], weight: 0.5 },
      ],
      [{ words: ['level'], weight: 1 }],
    ])
    expect(index.postings.get('oil')).toEqual({ documents: Uint32Array.of(0), counts: Float32Array.of(2.5) })
    expect(index.postings.get('level')).toEqual({ documents: Uint32Array.of(0, 1), counts: Float32Array.of(1, 1) })
    expect(index.postings.get('filter')).toBeUndefined()
    expect(index.lengths).toEqual([3.5, 1])
    expect(index.meanLength).toBe(2.25)
  })

  it('is empty for no documents', () => {
    expect(buildWordIndex([])).toMatchObject({ lengths: [], meanLength: 1 })
  })
})

describe('buildManualIndex', () => {
  it('detects the language of the manual', () => {
    expect(indexes.loader.language).toBe('en')
    expect(indexes.skidSteer.language).toBe('es')
    expect(indexes.skidSteer.mainLanguages).toEqual(['es'])
  })

  it('has a document per passage and one per page', () => {
    const pages = new Set(loaderManual.passages.map(({ page }) => page))
    expect(indexes.loader.byPassage.lengths).toHaveLength(loaderManual.passages.length)
    expect(indexes.loader.byPage.lengths).toHaveLength(pages.size)
    const [contents, introduction] = indexes.loader.pageOfPassage
    expect(contents).not.toBe(introduction)
  })

  it('indexes the headings of a passage and the column titles of a table', () => {
    const { byPassage } = indexes.loader
    const torques = loaderManual.passages.findIndex(({ page }) => page === 21)
    expect(byPassage.postings.get('tighten')?.documents).toContain(torques)
    expect(byPassage.postings.get('torqu')?.documents).toContain(torques)
  })

  it('has the unstemmed words of texts and headings for spelling correction', () => {
    const words = indexes.loader.vocabularies.get('en')?.words
    expect(words?.get('introduction')).toBe(1)
    expect(words?.get('battery')).toBe(4)
    expect(words?.has('14.5')).toBe(false)
  })

  it('knows its cover and its contents pages', () => {
    const pages = [2, 3, 4, 5, 6].reduce(
      (manual, page) => manual.text(page, [], `Page ${page}`),
      manualBuilder('m', 'M').text(1, [], 'WL 90 wheel loader', 'Operation manual'),
    )
    expect([...buildManualIndex(pages.passages).listings]).toEqual([0])
    expect([...buildManualIndex(pages.passages.slice(0, 4)).listings]).toEqual([])
  })

  it('accepts a manual without passages', () => {
    expect(buildManualIndex([]).passages).toEqual([])
  })

  it('accepts passages without words', () => {
    const empty = manualBuilder('x', 'X').text(1, [], '---')
    expect(buildManualIndex(empty.passages).byPassage.lengths).toEqual([0])
  })
})
