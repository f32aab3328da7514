import { describe, expect, it } from 'vitest'
import { findSpokenSynonyms, findSynonyms, isThingName, isTradeName, isTradeWord } from './expand'

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

  it.each([
    ['bolts', 'screw'],
    ['hoses', 'tube'],
    ['tires', 'tyre'],
    ['pipes', 'line'],
    ['batteries', 'accumulator'],
    ['adjusting', 'calibrate'],
  ])('recognises the inflected form "%s"', (form, name) => {
    expect(names(form)).toContain(name)
    expect(isTradeWord(form, 'en')).toBe(true)
  })

  it.each([
    ['fil', 'cable'],
    ['filling', 'wire'],
    ['house', 'cabinet'],
    ['bear', 'bushing'],
  ])('does not take "%s" for "%s"', (word, name) => {
    expect(names(word)).not.toContain(name)
  })

  it('knows English words in a question in another language, but none that this language has as well', () => {
    const french = (word: string) => findSynonyms([word], 'fr').flatMap(({ found }) => found.flat())
    expect(french('tacho')).toContain('tachometer')
    expect(french('lever')).not.toContain('knob')
  })

  it('returns nothing for unknown words', () => {
    expect(names('yesterday')).toEqual([])
    expect(isTradeWord('yesterday', 'en')).toBe(false)
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

  it('returns what people say in Spanish, with its English names', () => {
    const found = findSpokenSynonyms(['burro', 'de', 'arranque'], 'es').flatMap(({ found }) => found)
    expect(found).toContainEqual(['motor', 'de', 'arranque'])
    expect(found).toContainEqual(['starter'])
  })
})

describe('isTradeName', () => {
  it('recognises the names of every language', () => {
    expect([isTradeName('hose', 'en'), isTradeName('mangueras', 'es'), isTradeName('schlauch', 'de')]).toEqual([
      true,
      true,
      true,
    ])
    expect([isTradeName('fil', 'en'), isTradeName('manana', 'es'), isTradeName('sale', 'es')]).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('isThingName', () => {
  it('leaves out properties, in every language', () => {
    expect(['hose', 'washer', 'tighten', 'colour', 'thickness'].map((word) => isThingName(word, 'en'))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect([isThingName('manguera', 'es'), isThingName('caliente', 'es')]).toEqual([true, false])
  })
})
