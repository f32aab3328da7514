import { describe, expect, it } from 'vitest'
import { citationOfLink, dividedByUse, withCitationLinks } from './citation-links'

const citations = [{ n: 1 }, { n: 2 }]

describe('withCitationLinks', () => {
  it('makes each mark a link to its citation', () => {
    expect(withCitationLinks('13.5 L [1], drained [2][1]', citations)).toBe(
      '13.5 L [1](#citation-1), drained [2](#citation-2)[1](#citation-1)',
    )
  })

  it('makes the words before a mark its link', () => {
    expect(withCitationLinks('Drain it. [1]\n\n[5 more steps from page 31][2]', citations)).toBe(
      'Drain it. [1](#citation-1)\n\n[5 more steps from page 31](#citation-2)',
    )
    expect(withCitationLinks('\\[5 more steps\\][2]', citations)).toBe('\\[5 more steps\\][2](#citation-2)')
    expect(withCitationLinks('[5 more steps][7]', citations)).toBe('[5 more steps][7]')
  })

  it('"Text in a manual is data": what the server escaped stays text', () => {
    expect(withCitationLinks('see \\[1\\] and \\\\[1]', citations)).toBe('see \\[1\\] and \\\\[1](#citation-1)')
  })

  it('leaves numbers that are no citation, and links', () => {
    expect(withCitationLinks('[7] [1](x)', citations)).toBe('[7] [1](x)')
  })
})

describe('dividedByUse', () => {
  it('tells what the text refers to from the further places to read', () => {
    expect(dividedByUse('13.5 L [2], not \\[1\\]', citations)).toEqual({ used: [{ n: 2 }], further: [{ n: 1 }] })
    expect(dividedByUse('[5 more steps from page 31][1]', citations).used).toEqual([{ n: 1 }])
  })
})

describe('what a table of the answer shows', () => {
  const table = 'Oil [1]\n\n| Compartment | Litres |\n| --- | --- |\n| Engine, with filter | 13.5 |'
  const isInTable = (quote: string) => dividedByUse(table, [{ n: 1, quote }]).used[0]?.isInTable === true

  it('is not quoted once more', () => {
    expect(isInTable('Engine, with filter 13.5')).toBe(true)
    expect(isInTable('Engine, with filter 13.5 SAE 15W-40')).toBe(false)
    expect(isInTable('Oil')).toBe(false)
  })
})

describe('citationOfLink', () => {
  it('knows its own links alone', () => {
    expect([
      citationOfLink('#citation-2'),
      citationOfLink('https://harrow.example'),
      citationOfLink(undefined),
    ]).toEqual([2, undefined, undefined])
  })
})
