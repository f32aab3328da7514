import { describe, expect, it } from 'vitest'
import { longFormOf } from './part-abbreviations'

describe('longFormOf', () => {
  it('writes out the abbreviations of a language only', () => {
    expect(longFormOf('assy', 'en')).toBe('assembly')
    expect(longFormOf('izq', 'es')).toBe('izquierdo')
    expect([longFormOf('sw', 'de'), longFormOf('assy', 'fi')]).toEqual([undefined, undefined])
  })

  it.each(['press', 'cap', 'del', 'ring'])('leaves the word "%s" as it is', (word) => {
    expect([longFormOf(word, 'en'), longFormOf(word, 'es')]).toEqual([undefined, undefined])
  })
})
