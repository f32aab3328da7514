import { describe, expect, it } from 'vitest'
import { countSigns, decidedSign, plainFigure } from './written-figures'

describe('the decimal sign is recognized for a whole column', () => {
  it.each([
    ['a figure with both signs', ['1,250', '1,250.5'], '.'],
    ['a figure with both signs', ['1.250', '1.250,5'], ','],
    ['a decimal', ['1.250', '12,5'], ','],
    ['a thousand of zero', ['0,250'], ','],
    ['thousands of thousands', ['1.250.000'], ','],
    ['only figures that can be read both ways: nobody guesses', ['1,250', '1,300'], undefined],
    ['a decimal beside a currency', ['$1,250.00', '12,500 USD'], '.'],
    ['no sign', ['1250', 'soon', ''], undefined],
    ['as many of each', ['12,5', '12.5'], undefined],
  ])('%s: %s', (_, cells, sign) => {
    const counts = { point: 0, comma: 0, ambiguous: 0 }
    for (const cell of cells) countSigns(counts, cell)
    expect(decidedSign(counts)).toBe(sign)
  })
})

describe('a figure as it is written', () => {
  it.each([
    ['1250', undefined, '1250'],
    ['1250.5', ',', '1250.5'],
    ['1250,5', '.', '1250.5'],
    ['1,250.5', undefined, '1250.5'],
    ['1.250,5', undefined, '1250.5'],
    ['1 250,5', undefined, '1250.5'],
    ["1'250.5", undefined, '1250.5'],
    ['12,345,678', undefined, '12345678'],
    ['1,250', '.', '1250'],
    ['1,250', ',', '1.250'],
    ['1,250', undefined, undefined],
    ['1,25.5', '.', undefined],
    ['12 50', '.', undefined],
    ['-5', '.', undefined],
    ['1e3', '.', undefined],
  ] as const)('%s with %s: %s', (text, sign, plain) => {
    expect(plainFigure(text, sign)).toBe(plain)
  })
})
