import { describe, expect, it } from 'vitest'
import { slantedPage } from './testing/slanted-page'
import { parseTsv } from './tsv'

describe('parseTsv', () => {
  it('has the words with their boxes, confidences and lines', () => {
    const { width, height, words } = parseTsv(slantedPage)
    expect([width, height, words.length]).toEqual([2607, 3344, 48])
    expect(words[0]).toEqual({
      text: 'Hydraulic',
      left: 356,
      top: 380,
      right: 690,
      bottom: 451,
      confidence: 95.241074,
      line: '1.1.1.1',
    })
    expect(words[2]?.line).not.toBe(words[0]?.line)
  })

  it('omits words of spaces, and accepts an empty page and other line ends', () => {
    const page = '1\t1\t0\t0\t0\t0\t0\t0\t2550\t3300\t-1\t'
    expect(parseTsv(`${page}\r\n5\t1\t1\t1\t1\t1\t0\t0\t2550\t3300\t95\t \r\n`)).toEqual({
      width: 2550,
      height: 3300,
      words: [],
    })
  })

  it('has the symbols of each word, from the top of the image', () => {
    const table = [
      '1\t1\t0\t0\t0\t0\t0\t0\t200\t100\t-1\t',
      '5\t1\t1\t1\t1\t1\t10\t20\t30\t40\t95\t10*',
      '5\t1\t1\t1\t1\t2\t60\t20\t30\t40\t95\tPa',
    ]
    const symbols = ['1 10 40 18 80 0', '0 20 40 28 80 0', '* 30 60 36 82 0', 'P 60 40 70 80 0', 'x 72 40 80 80 0']
    const { words } = parseTsv([...table, ...symbols].join('\n'))
    expect(words[0]?.symbols?.[2]).toEqual({ text: '*', left: 30, right: 36, top: 18, bottom: 40 })
    expect(words[1]?.symbols).toBeUndefined()
  })
})
