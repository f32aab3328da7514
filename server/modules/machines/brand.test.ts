import { describe, expect, it } from 'vitest'
import { isSameName, tidyName } from './brand'

describe('the name of a brand', () => {
  it('is kept without needless blanks, in the case in which it was typed', () => {
    expect(tidyName('  Otto \t Brandt ')).toBe('Otto Brandt')
  })

  it.each(['harrow', ' HARROW', 'Harrow\n'])('%j is Harrow', (typed) => {
    expect(isSameName(typed, 'Harrow')).toBe(true)
  })

  it('is compared as people read it, whatever the letters are made of', () => {
    expect(isSameName('O\u0308STBY', 'Östby')).toBe(true)
  })

  it('is another one with other letters', () => {
    expect(isSameName('Harrow', 'Harrows')).toBe(false)
  })
})
