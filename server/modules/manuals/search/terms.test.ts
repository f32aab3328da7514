import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTerms } from './terms'
import { toTextQuery } from './text-query'

const queryOf = (typed: string) => toTextQuery(parseTerms(typed))

describe('search input in the syntax of PostgreSQL', () => {
  it.each([
    ['oil filter', "('oil':*) & ('filter':*)"],
    ['Filters', "('filter':*)"],
    ['gas', "('gas':*)"],
    ['glass axis', "('glass':*) & ('axis':*)"],
    ['oils', "('oil':*)"],
    ['it', "('it')"],
    ['E0', "('e0':*)"],
    ['HX-250', "('hx' <-> '250':* | 'hx' <-> '250' | 'hx250':*)"],
    ['320–07421/A', "('320' <-> '07421' <-> 'a' | '32007421' <-> 'a')"],
    ['13.5', "('13' <-> '5':* | '13' <-> '5')"],
    ['"engine oil" level', "('engine' <-> 'oil') & ('level':*)"],
    ['“HX-250”', "('hx' <-> '250')"],
    ['10⁴', "('10' <-> '4':* | '10' <-> '4')"],
    ['10^4', "('10' <-> '4':* | '10' <-> '4')"],
    ['m³', "('m3':*)"],
    ['m^3', "('m3':*)"],
    ['CO₂', "('co2':*)"],
    ['1½', "('1' <-> '1' <-> '2':* | '1' <-> '1' <-> '2')"],
    ['Öl Über½', "('ol') & ('uber1' <-> '2':* | 'uber1' <-> '2')"],
  ])('%s', (typed, expected) => {
    expect(queryOf(typed)).toBe(expected)
  })

  it.each(['"', '""', '*', ':&|!', '-', '<->', "'", '\\', '( )'])('%s has no words', (typed) => {
    expect(parseTerms(typed)).toEqual([])
  })

  it('ignores an unmatched quotation mark', () => {
    expect(queryOf('"oil filter')).toBe("('oil':*) & ('filter':*)")
  })

  it('ignores duplicates in any spelling', () => {
    expect(queryOf('oil OIL Oils ÖIL oil "oil" "oil"')).toBe("('oil':*) & ('oil')")
  })

  it('uses the first twelve distinct words', () => {
    const words = Array.from({ length: 40 }, (_, index) => `w${index}`)
    expect(parseTerms(`w0 w0 ${words.join(' ')}`)).toEqual(parseTerms(words.slice(0, 12).join(' ')))
    expect(parseTerms(words.join(' '))).toHaveLength(12)
  })

  it('never turns input into an operator', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const words = parseTerms(typed).flatMap(({ forms }) => forms.flat())
        expect(words.filter((word) => !/^[\p{L}\p{N}]+$/u.test(word))).toEqual([])
      }),
    )
  })
})
