import { describe, expect, it } from 'vitest'
import { isSameName, normalizeName } from './brand'

describe('the name of a brand', () => {
  it('is stored without needless blanks, in the case as typed', () => {
    expect(normalizeName('  Otto \t Brandt ')).toBe('Otto Brandt')
  })

  it.each(['harrow', ' HARROW', 'Harrow\n'])('%j is Harrow', (typed) => {
    expect(isSameName(typed, 'Harrow')).toBe(true)
  })

  it('is compared as people read it, however its letters are encoded', () => {
    expect(isSameName('O\u0308STBY', 'Östby')).toBe(true)
  })

  it('differs if its letters differ', () => {
    expect(isSameName('Harrow', 'Harrows')).toBe(false)
  })
})
