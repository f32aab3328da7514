import { describe, expect, it } from 'vitest'
import { findSpokenSynonyms, findSynonyms, isTradeWord } from './expand'

const names = (...words: string[]) =>
  findSynonyms(words, 'en').flatMap(({ found }) => found.map((phrase) => phrase.join(' ')))

describe('findSynonyms', () => {
  it('returns synonyms used by mechanics', () => {
    expect(names('earth')).toContain('ground')
    expect(names('lead')).toContain('cable')
    expect(names('gearbox')).toContain('transmission')
  })

  it('prefers a phrase to the words in it', () => {
    expect(findSynonyms(['the', 'big', 'end', 'bolts'], 'en')[0]).toMatchObject({ positions: [1, 2] })
    expect(names('big', 'end')).toContain('connecting rod')
  })

  it('returns synonyms in other languages', () => {
    expect(names('guarantee')).toContain('garantia')
    expect(names('keilriemen')).toContain('belt')
  })

  it('recognises plural forms', () => {
    expect(names('bolts')).toContain('screw')
    expect(isTradeWord('gaskets')).toBe(true)
  })

  it('returns nothing for unknown words', () => {
    expect(names('yesterday')).toEqual([])
    expect(isTradeWord('yesterday')).toBe(false)
  })

  it('allows an article or pronoun within a phrase: "switch it off"', () => {
    const [first] = findSynonyms(['switch', 'it', 'off'], 'en')
    expect(first?.positions).toEqual([0, 2])
    expect(first?.found).toContainEqual(['shut', 'down'])
  })

  it('prefers an exact word to an inflected form of another', () => {
    const names = findSynonyms(['refrigerant'], 'en').flatMap(({ found }) => found.map((phrase) => phrase.join(' ')))
    expect(names).not.toContain('coolant')
  })
})

describe('findSpokenSynonyms', () => {
  it('returns what people say, and the names that go with it', () => {
    const found = findSpokenSynonyms(['tranny'], 'en').flatMap(({ found }) => found.map((phrase) => phrase.join(' ')))
    expect(found).toContain('gearbox')
    expect(found).toContain('transmission')
  })
})
