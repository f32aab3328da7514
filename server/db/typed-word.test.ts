import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expressionWithError, wordExpression } from './typed-word'

/** As PostgreSQL reads it, which lets every sign be escaped. */
const finds = (expression: string, text: string): boolean =>
  new RegExp(
    expression
      .replace(/\\(m|[^\p{L}\p{N}])/gu, (escaped, sign) => {
        if (sign === 'm') return '(?<![\\p{L}\\p{N}])'
        return /[$()*+.?[\\\]^{|}/]/.test(sign) ? escaped : sign
      })
      .replaceAll('[^[:alnum:]]', '[^\\p{L}\\p{N}]'),
    'su',
  ).test(text.toLowerCase())

const letters = fc.stringMatching(/^[a-zñé]{6,20}$/)
const place = fc.nat()

describe('a word with one typing error', () => {
  it.each([
    ['catepillar', 'Caterpillar 320'],
    ['catterpillar', 'Caterpillar 320'],
    ['caterpillsr', 'Caterpillar 320'],
    ['actepillar', 'Actepillar'],
    ['caterpilalr', 'Caterpillar 320'],
    ['acterpillar', 'Caterpillar 320'],
    ['komatus', 'Komatsu'],
    ['catepil', 'a Caterpillar'],
  ])('%s finds %s', (typed, name) => {
    expect(finds(expressionWithError(typed), name)).toBe(true)
  })

  it.each([
    ['catepilar', 'Caterpillar'],
    ['vovo', 'Volvo'],
    ['catepillar', 'Supercaterpillar'],
    ['ex211', 'EX-210'],
  ])('%s does not find %s: two errors, a short word, the middle of a word, a number', (typed, name) => {
    expect(finds(expressionWithError(typed), name)).toBe(false)
  })

  it('finds each word after any one error, wherever the word stands', () => {
    fc.assert(
      fc.property(letters, place, fc.constantFrom(...'abcxyz'), fc.nat(3), (word, at, letter, kind) => {
        const signs = [...word]
        const index = at % (signs.length - 1)
        const [one = '', other = ''] = signs.slice(index, index + 2)
        const typed = [
          signs.toSpliced(index, 1),
          signs.toSpliced(index, 0, letter),
          signs.toSpliced(index, 1, letter),
          signs.toSpliced(index, 2, other, one),
        ][kind]
        expect(finds(expressionWithError(typed?.join('') ?? ''), `no. 1 ${word} gmbh`)).toBe(true)
      }),
    )
  })
})

describe('a word as it is typed', () => {
  it.each([
    ['EX210', 'EX-210', true],
    ['EX-210', 'EX210', true],
    ['ex 210', 'EX-210', true],
    ['D6T', 'D6 T', true],
    ['EX211', 'EX-210', false],
    ['(100%)', 'only 100 %', true],
    ['a.c', 'abc', false],
    ['a.c', 'A.C. Motors', true],
    ['\\m', 'C:\\manuals', true],
  ])('%s in %s: %s', (typed, text, expected) => {
    expect(finds(wordExpression(typed), text)).toBe(expected)
  })

  it('finds every text that contains it, whatever signs it has', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), (word, rest) => {
        expect(finds(wordExpression(word), `${rest}${word}${rest}`)).toBe(true)
      }),
    )
  })
})
