import { describe, expect, it } from 'vitest'
import { isWholeOrEmpty, readWholeNumber } from './read-whole-number'

describe('a whole number in a field', () => {
  it('is read with blanks around it', () => {
    expect(['500', ' 7 ', '0'].map(readWholeNumber)).toEqual([500, 7, 0])
  })

  it.each(['', '5.5', '-1', 'x', '1e3', '12345678'])('is not "%s"', (typed) => {
    expect(readWholeNumber(typed)).toBeUndefined()
  })

  it('may be left out', () => {
    expect(['', ' ', '500', '5.5'].map(isWholeOrEmpty)).toEqual([true, true, true, false])
  })
})
