import { describe, expect, it } from 'vitest'
import { isFillerWord, isFrequentWord, isSpeechWord, isStopWord } from './stop-words'

describe('isSpeechWord', () => {
  it('accepts general speech in each language, but not terms that a manual must contain', () => {
    const speech = [
      ['en', 'girlfriend'],
      ['es', 'abogado'],
      ['de', 'tanzen'],
    ] as const
    for (const [language, word] of speech) expect([word, isSpeechWord(word, language)]).toEqual([word, true])
    for (const word of ['turbocharger', 'conveyor', 'adblue'])
      expect([word, isSpeechWord(word, 'en')]).toEqual([word, false])
  })
})

describe('isFillerWord', () => {
  it('excludes terms of the trade, whatever the list says', () => {
    expect(isFillerWord('anyway', 'en')).toBe(true)
    expect(['fill', 'stop', 'start', 'pump', 'filter'].filter((word) => isFillerWord(word, 'en'))).toEqual([])
  })
})

describe('isFrequentWord', () => {
  it('excludes things, however often they are spoken of', () => {
    expect(['story', 'remember'].filter((word) => !isFrequentWord(word, 'en'))).toEqual([])
    expect(['seat', 'key', 'water', 'people'].filter((word) => isFrequentWord(word, 'en'))).toEqual([])
    expect(isFrequentWord('agua', 'es')).toBe(false)
  })
})

describe('isStopWord', () => {
  it('includes contractions without their apostrophe', () => {
    expect(['im', 'ive', 'theyre', 'whats'].filter((word) => !isStopWord(word, 'en'))).toEqual([])
  })

  it('is a matter of the language', () => {
    expect(isStopWord('the', 'en')).toBe(true)
    expect(isStopWord('the', 'fi')).toBe(false)
  })

  it('never drops a word that can be a thing', () => {
    expect(['oil', 'well', 'shell', 'can', 'id'].filter((word) => isStopWord(word, 'en'))).toEqual(['can'])
    expect(['a', 'an', 'the', 'i', 'my'].filter((word) => !isStopWord(word, 'en'))).toEqual([])
  })
})
