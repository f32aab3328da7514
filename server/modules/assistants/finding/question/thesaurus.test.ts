import { describe, expect, it } from 'vitest'
import { createThesaurus } from './thesaurus'

describe('a line with ">"', () => {
  const { findSynonyms, hasWord } = createThesaurus('en', 'flip, keel over > tip over, roll over\nboom, arm')
  const names = (...words: string[]) =>
    findSynonyms(words).flatMap(({ found }) => found.map((phrase) => phrase.join(' ')))

  it('leads from what people say to what manuals write', () => {
    expect(names('it', 'keels', 'over')).toEqual(['tip over', 'roll over'])
  })

  it('does not lead back, nor to what else people say', () => {
    expect(names('tips', 'over')).toEqual([])
    expect(hasWord('tip')).toBe(true)
  })

  it('leaves other lines as they are', () => {
    expect(names('boom')).toEqual(['arm'])
    expect(names('arm')).toEqual(['boom'])
  })
})
