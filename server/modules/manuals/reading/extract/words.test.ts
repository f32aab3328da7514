import { describe, expect, it } from 'vitest'
import type { Character } from './characters'
import { toWords } from './words'

const letters = (text: string, left = 0, more: Partial<Character> = {}): Character[] =>
  [...text].map((letter, index) => ({
    text: letter === ' ' ? '' : letter,
    left: left + index * 5,
    right: left + index * 5 + 5,
    baseline: 100,
    size: 10,
    bold: false,
    turn: 0,
    ...more,
  }))

const texts = (characters: Character[]) => toWords(characters).map((word) => word.text)

describe('toWords', () => {
  it('ends a word at a space', () => {
    expect(texts(letters('fill the sump'))).toEqual(['fill', 'the', 'sump'])
  })

  it('ends a word at a gap without a space character', () => {
    expect(texts([...letters('oil'), ...letters('pan', 18)])).toEqual(['oil', 'pan'])
  })

  it('joins letters that are drawn one by one', () => {
    expect(texts([...letters('WL-'), ...letters('120', 15)])).toEqual(['WL-120'])
  })

  it('separates words on different lines and with different turns', () => {
    expect(texts([...letters('up'), ...letters('down', 10, { baseline: 112 })])).toEqual(['up', 'down'])
    expect(texts([...letters('up'), ...letters('side', 10, { turn: 1 })])).toEqual(['up', 'side'])
  })

  it('merges letters drawn twice into one bold word', () => {
    const twice = letters('STOP').flatMap((letter) => [letter, { ...letter, left: letter.left + 0.3 }])
    expect(toWords(twice)).toMatchObject([{ text: 'STOP', bold: true }])
  })

  it('gives each word the same height above and below its baseline', () => {
    expect(toWords(letters('gauge'))[0]).toMatchObject({ left: 0, right: 25, top: 92.4, bottom: 102.2 })
  })
})
