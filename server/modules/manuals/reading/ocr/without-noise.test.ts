import { describe, expect, it } from 'vitest'
import { toTextLines } from './text-line'
import { parseTsv } from './tsv'
import { extentOf } from './type-size'
import { withoutNoise } from './without-noise'

type Recognized = [text: string, confidence: number, height?: number]

/** In pixels: that of 11 points at 300 dpi. */
const type = 46

/** What stays of a line of Tesseract's table; words are as tall as their letters, unless a height says otherwise. */
function textOf(...words: Recognized[]): string {
  const rows = words.map(([text, confidence, tall], at) => {
    const { above, below } = extentOf(text)
    const height = Math.round(tall ?? (above + below) * type)
    const top = tall === undefined ? Math.round(500 - above * type) : 500 - height
    return ['5', '1', '1', '1', '1', at + 1, 300 + at * 150, top, 100, height, confidence, text].join('\t')
  })
  const lines = toTextLines(parseTsv(['1\t1\t0\t0\t0\t0\t0\t0\t2550\t3300\t-1\t', ...rows].join('\n'))).map(
    withoutNoise,
  )
  return lines.flatMap((line) => line.words.map(({ text }) => text)).join(' ')
}

const certain = (text: string): Recognized[] => text.split(' ').map((word) => [word, 94])

describe('an uncertain word within a text stays', () => {
  it('because the sentence would name another oil without it', () => {
    expect(textOf(...certain('Use hydraulic oil'), ['ISO', 22], ...certain('VG 46.'))).toBe(
      'Use hydraulic oil ISO VG 46.',
    )
  })

  it('because a figure would have no unit without it', () => {
    expect(textOf(...certain('Hydraulic tank 95'), ['l', 8], ...certain('(25 US gal).'))).toBe(
      'Hydraulic tank 95 l (25 US gal).',
    )
    expect(textOf(['95', 91], ['l', 8])).toBe('95 l')
  })

  it('because a value would have no figure, or a prohibition no "not", without it', () => {
    expect(textOf(...certain('Tighten to'), ['84', 31], ...certain('Nm.'))).toBe('Tighten to 84 Nm.')
    expect(textOf(...certain('Do'), ['not', 35], ...certain('mix with mineral oil.'))).toBe(
      'Do not mix with mineral oil.',
    )
  })

  it.each(['%', '°', '±', '≤', '≥', '<', '>', '×', '$', '€'])('also where it is %s', (sign) => {
    expect(textOf(...certain('Water 50'), [sign, 33], ...certain('5 in the mixture'))).toBe(
      `Water 50 ${sign} 5 in the mixture`,
    )
  })

  it('with several others, as long as most are certain, also on a poor scan', () => {
    const words: Recognized[] = [
      ['Fill', 71],
      ['in', 24],
      ['95', 66],
      ['l', 12],
      ['of', 78],
      ['oil.', 63],
    ]
    expect(textOf(...words)).toBe('Fill in 95 l of oil.')
  })
})

describe('noise is omitted', () => {
  it('where it is a speck in a line of text', () => {
    expect(textOf(...certain('Engine oil'), ['o', 30, 6], ['.', 50, 5], ...certain('SAE 15W-40'))).toBe(
      'Engine oil SAE 15W-40',
    )
  })

  it('where it is a rule of a table beside text', () => {
    const rules: Recognized[] = ['|', '—', '_', '[', 'l', 'I', '1'].map((text) => [text, 30, type * 1.3])
    expect(textOf(...certain('Engine oil'), ...rules, ...certain('7.5 L capacity with filter'))).toBe(
      'Engine oil 7.5 L capacity with filter',
    )
    expect(textOf(...certain('Engine oil'), ['|', 60], ['—', 70], ...certain('7.5 L'))).toBe('Engine oil 7.5 L')
  })

  it('where leader dots are read as letters', () => {
    expect(textOf(['Lubrication', 92], ['oceeoe', 12, 7], ['7.15', 90])).toBe('Lubrication 7.15')
  })

  it('where most of the line is', () => {
    expect(textOf(['Fig.', 90], ['ae', 12], ['oo', 20], ['/', 5])).toBe('Fig.')
    expect(textOf(['a', 45], ['Oe', 20], ['4', 50])).toBe('a 4')
    expect(textOf(['eS', 20], ['i', 3])).toBe('')
  })

  it('where it stands alone', () => {
    expect(textOf(['oil', 30])).toBe('')
  })
})
