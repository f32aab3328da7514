import { describe, expect, it } from 'vitest'
import { typedRows, typedWords } from '../testing/typed-page'
import { toRows } from './rows'

const cells = (lines: string[]) => typedRows(lines).map((row) => row.segments.map((segment) => segment.text))

describe('toRows', () => {
  it('sorts the words of a baseline from left to right, regardless of drawing order', () => {
    const words = typedWords(['Check the oil level', 'every ten hours'])
    expect(toRows([...words].reverse(), 0).map((row) => row.segments.map((segment) => segment.text))).toEqual([
      ['Check the oil level'],
      ['every ten hours'],
    ])
  })

  it('separates cells at wide gaps', () => {
    expect(cells(['Engine oil     18.5 l     SAE 15W-40'])).toEqual([['Engine oil', '18.5 l', 'SAE 15W-40']])
  })

  it('separates an entry from its value at leader dots', () => {
    expect(cells(['Coolant . . . . . . . . 32 l', 'Fuel tank........... 210 l'])).toEqual([
      ['Coolant', '32 l'],
      ['Fuel tank', '210 l'],
    ])
    expect(typedRows(['Coolant . . . . . 32 l'])[0]?.hasLeader).toBe(true)
  })

  it('keeps the dot of a numbered heading', () => {
    expect(cells(['1-12 . BRAKES'])).toEqual([['1-12 . BRAKES']])
  })

  it('joins letterspaced words', () => {
    expect(cells(['W A R N I N G'])).toEqual([['WARNING']])
  })

  it('keeps a superscript on its line', () => {
    const [word, ...others] = typedWords(['m2 of floor'])
    if (!word) throw new Error('a word was set')
    const base = { ...word, text: 'm', right: word.left + 5 }
    const exponent = { ...word, text: '2', size: 6, left: word.left + 5, top: word.top - 1, bottom: word.bottom - 4.9 }
    expect(toRows([exponent, base, ...others], 0)).toHaveLength(1)
  })
})
