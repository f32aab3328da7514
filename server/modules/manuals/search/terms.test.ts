import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTerms } from './terms'
import { toTextQuery } from './text-query'

const queryOf = (typed: string) => toTextQuery(readTerms(typed))

describe('what is typed into a search, as PostgreSQL reads it', () => {
  it.each([
    ['oil filter', "('oil':*) & ('filter':*)"],
    ['Filters', "('filter':*)"],
    ['gas', "('gas':*)"],
    ['glass axis', "('glass':*) & ('axis':*)"],
    ['oils', "('oil':*)"],
    ['it', "('it')"],
    ['E0', "('e0':*)"],
    ['HX-250', "('hx' <-> '250':* | 'hx250':*)"],
    ['320–07421/A', "('320' <-> '07421' <-> 'a' | '32007421' <-> 'a')"],
    ['13.5', "('13' <-> '5':*)"],
    ['"engine oil" level', "('engine' <-> 'oil') & ('level':*)"],
    ['“HX-250”', "('hx' <-> '250')"],
    ['Öl Über½', "('ol') & ('uber1' <-> '2':*)"],
  ])('%s', (typed, expected) => {
    expect(queryOf(typed)).toBe(expected)
  })

  it.each(['"', '""', '*', ':&|!', '-', '<->', "'", '\\', '( )'])('%s holds no word', (typed) => {
    expect(readTerms(typed)).toEqual([])
  })

  it('looks for the rest where a quotation mark is alone', () => {
    expect(queryOf('"oil filter')).toBe("('oil':*) & ('filter':*)")
  })

  it('counts a word once that is there twice, in whatever spelling', () => {
    expect(queryOf('oil OIL Oils ÖIL oil "oil" "oil"')).toBe("('oil':*) & ('oil')")
  })

  it('takes the first twelve different words', () => {
    const words = Array.from({ length: 40 }, (_, index) => `w${index}`)
    expect(readTerms(`w0 w0 ${words.join(' ')}`)).toEqual(readTerms(words.slice(0, 12).join(' ')))
    expect(readTerms(words.join(' '))).toHaveLength(12)
  })

  it('never lets what was typed become an operator', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const words = readTerms(typed).flatMap(({ forms }) => forms.flat())
        expect(words.filter((word) => !/^[\p{L}\p{N}]+$/u.test(word))).toEqual([])
      }),
    )
  })
})
