import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLabel, type Sentence, splitIntoSentences } from './sentence'

const sentences = (...texts: string[]): Sentence[] =>
  splitIntoSentences(texts.map((text, line) => ({ text, box: [0, line / 100, 1, (line + 1) / 100] })))
const read = (...texts: string[]) => sentences(...texts).map(({ text }) => text)

describe('splitIntoSentences', () => {
  it('joins wrapped lines and splits sentences within a line', () => {
    expect(read('Stop the engine and wait until the oil is', 'cold. Remove the plug.')).toEqual([
      'Stop the engine and wait until the oil is cold.',
      'Remove the plug.',
    ])
  })

  it('returns the boxes of the lines of a sentence', () => {
    const [first, second] = sentences('Stop the engine and wait until the oil is', 'cold. Remove the plug.')
    expect(first?.boxes).toHaveLength(2)
    expect(second?.boxes).toEqual([[0, 0.01, 1, 0.02]])
  })

  it('returns a short line without punctuation by itself', () => {
    expect(
      read('Sound level 72 dB(A)', 'Weight 11,400 kg', 'Read the manual before you operate the loader in a yard.'),
    ).toEqual(['Sound level 72 dB(A)', 'Weight 11,400 kg', 'Read the manual before you operate the loader in a yard.'])
  })

  it('does not split at an abbreviation', () => {
    expect(read('See Fig. 7 for the filter. Wipe it.')).toEqual(['See Fig. 7 for the filter.', 'Wipe it.'])
    expect(read('It holds 13 V resp. 26 V in storage.')).toEqual(['It holds 13 V resp. 26 V in storage.'])
  })

  it('returns an item without its number, and a number within a sentence as it is', () => {
    expect(read('1. Fill the tank. 2. Close it.')).toEqual(['1.', 'Fill the tank.', '2.', 'Close it.'])
    expect(read('The torque of the bolts of the pump is in table', '12. Lock the nuts.')).toEqual([
      'The torque of the bolts of the pump is in table 12.',
      'Lock the nuts.',
    ])
  })

  it('joins a word hyphenated at the line end', () => {
    expect(read('The loader has a hydro-', 'static drive.')).toEqual(['The loader has a hydrostatic drive.'])
  })

  it('returns only boxes of its lines, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        const tops = texts.map((_, line) => line / 100)
        for (const { boxes } of sentences(...texts)) {
          expect(boxes.length).toBeGreaterThan(0)
          for (const [, top] of boxes) expect(tops).toContain(top)
        }
      }),
    )
  })
})

describe('isLabel', () => {
  it.each([
    'Figure 12 Fuel system',
    'Tableau 4 Couples de serrage',
    'Abb. 3 Kühler',
    'Figura1 – Bomba',
    'Taulukko 2',
    '4.2 Engrase',
    '1 2 3',
  ])('accepts "%s"', (text) => {
    expect(isLabel(text)).toBe(true)
  })

  it('rejects a sentence that begins like one', () => {
    expect(isLabel('Figure 12 shows the fuel system.')).toBe(false)
    expect(isLabel('Tables 1')).toBe(false)
  })
})
