import { describe, expect, it } from 'vitest'
import { indexes, loaderManual } from '../testing/harrow-manuals'
import { buildManualIndex } from './manual-index'
import { storePassages } from './stored-passages'

const bodies = loaderManual.passages.map(({ manualId, manualName, ordinal, ...passage }) => JSON.stringify(passage))
const [first] = loaderManual.passages
const manual = { id: first?.manualId ?? '', displayName: first?.manualName ?? '' }
const stored = await storePassages(bodies, manual)

describe('stored passages', () => {
  it('are the same passages in the same order', () => {
    expect(stored).toHaveLength(loaderManual.passages.length)
    expect([...stored]).toEqual(loaderManual.passages)
  })

  it('can be read like those of an array', () => {
    const { passages } = loaderManual
    expect(stored[9]).toEqual(passages[9])
    expect([stored[-1], stored[passages.length]]).toEqual([undefined, undefined])
    expect(stored.at(-1)).toEqual(passages.at(-1))
    expect(stored.slice(6, 11)).toEqual(passages.slice(6, 11))
    expect(stored.find(({ kind }) => kind === 'table')).toEqual(passages.find(({ kind }) => kind === 'table'))
    expect(stored.filter(({ page }) => page === 21)).toEqual(passages.filter(({ page }) => page === 21))
  })

  it('are the same objects while a question is answered', () => {
    expect(stored[9]).toBe(stored[9])
    expect(stored.indexOf(stored[9] as never)).toBe(9)
  })

  it('are indexed like those of an array', () => {
    const { passages: _, byPassage, byPage, parts: ___, ...index } = buildManualIndex(stored)
    const { passages: __, byPassage: ownByPassage, byPage: ownByPage, parts: ____, ...own } = indexes.loader
    expect(index).toEqual(own)
    expect([byPassage.lengths, byPage.lengths]).toEqual([ownByPassage.lengths, ownByPage.lengths])
    for (const word of own.vocabularies.get('en')?.stems ?? []) {
      expect(byPassage.postings.get(word)).toEqual(ownByPassage.postings.get(word))
      expect(byPage.postings.get(word)).toEqual(ownByPage.postings.get(word))
    }
  })

  it('of a manual without passages are none', async () => {
    expect([...(await storePassages([], manual))]).toEqual([])
  })
})
