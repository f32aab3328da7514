import { describe, expect, it } from 'vitest'
import { vocabularyOf } from '../testing/vocabulary'
import { correctSpelling } from './spelling'

const words = new Map([
  ['pressure', 8],
  ['voltage', 5],
  ['bracket', 3],
  ['hexagonal', 1],
  ['shipping', 2],
])
const vocabulary = vocabularyOf(['en'], words)
const corrections = (word: string) => correctSpelling(word, vocabulary, 'en')

describe('correctSpelling', () => {
  it.each([
    ['presure', 'pressure'],
    ['volatge', 'voltage'],
    ['brakcet', 'bracket'],
    ['exagonal', 'hexagonal'],
  ])('reads %s as the manual\'s "%s"', (word, meant) => {
    expect(corrections(word)).toBe(meant)
  })

  it('reads an article that is written without its apostrophe', () => {
    const french = vocabularyOf(['fr'], ['huile', 'eau', 'alternateur'])
    expect(correctSpelling('lhuile', french, 'fr')).toBe('huile')
    expect(correctSpelling('deau', french, 'fr')).toBe('eau')
    expect(correctSpelling('lalternateur', french, 'fr')).toBe('alternateur')
    expect(correctSpelling('lhuile', vocabulary, 'en')).toBeUndefined()
  })

  it('leaves words of general speech that no manual contains, such as those of a story', () => {
    const pounds = vocabularyOf(['en'], ['pound', 'cloudy', 'filler'])
    expect(['pond', 'cloud', 'killer'].map((word) => correctSpelling(word, pounds, 'en'))).toEqual(
      Array(3).fill(undefined),
    )
    expect(correctSpelling('cludy', pounds, 'en')).toBe('cloudy')
  })

  it('accepts everyday and trade words that no manual contains', () => {
    expect(corrections('wich')).toBe('which')
    expect(corrections('injectr')).toBe('injector')
  })

  it('does not change words that are correct, have digits or are too short', () => {
    expect(corrections('voltage')).toBeUndefined()
    expect(corrections('please')).toBeUndefined()
    expect(corrections('gasket')).toBeUndefined()
    expect(corrections('hx4011')).toBeUndefined()
    expect(corrections('oli')).toBeUndefined()
  })

  it('accepts words of the glossary, also of one that the manuals do not use', () => {
    expect(corrections('spark')).toBeUndefined()
    expect(corrections('hydralic')).toBe('hydraulic')
  })

  it('corrects a question in its own language only', () => {
    const words = new Map([['gorlex', 3]])
    expect(correctSpelling('gorlix', vocabularyOf(['en'], words), 'en')).toBe('gorlex')
    expect(correctSpelling('gorlix', vocabularyOf(['nl'], words), 'en')).toBeUndefined()
  })

  it('corrects a function word of which one letter is missing', () => {
    expect(corrections('wat')).toBe('what')
    expect(corrections('hav')).toBe('have')
    expect(corrections('oil')).toBeUndefined()
  })

  it('does not replace a word by a merely similar one', () => {
    expect(corrections('dripping')).toBeUndefined()
  })
})
