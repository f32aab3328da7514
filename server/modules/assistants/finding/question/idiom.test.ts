import { describe, expect, it } from 'vitest'
import { vocabularyOf } from '../testing/vocabulary'
import { parseQuestion } from './parse-question'

const vocabulary = vocabularyOf(
  ['en'],
  'bleed air brake oil filter weight connecting rod end bolt serial number'.split(' '),
)
const termsOf = (prompt: string) => parseQuestion({ prompt, conversation: [] }, vocabulary).terms
const explains = (word: string) => (term: ReturnType<typeof termsOf>[number]) =>
  term.weight >= 1 && term.variants.some(({ words }) => words.join(' ') === word)

describe('an idiom', () => {
  it('is explained by its other names, but not by one of its words', () => {
    const terms = termsOf('how do I get the air out of the brakes')
    expect(terms.some(explains('bleed'))).toBe(true)
    expect(terms.some(explains('air'))).toBe(false)
    expect(terms.some(explains('get air out'))).toBe(true)
  })

  it('counts although each of its words says little', () => {
    const term = termsOf('how do I get the air out of the brakes').find(explains('bleed'))
    expect(term?.coverageWeight).toBe(1)
  })

  it('is one term of the question, whose absence counts', () => {
    const [heavy] = termsOf('how heavy is the brake').filter(({ coverageWeight }) => coverageWeight > 0)
    expect(heavy?.variants[0]?.words).toEqual(['how', 'heavy'])
    expect(heavy?.variants.map(({ words }) => words.join(' '))).toContain('weight')
  })

  it('is no noun before a particle: "the switch on the armrest"', () => {
    expect(termsOf('what does the switch on the armrest do').some(explains('switch'))).toBe(true)
  })

  it('has the names of its meaning in the language of the manual', () => {
    const german = vocabularyOf(['de'], ['gewicht', 'schwer'])
    const { terms } = parseQuestion({ prompt: 'how heavy is it', conversation: [] }, german)
    expect(terms.some(explains('gewicht'))).toBe(true)
  })

  it('is no phrase that shares its words with its other names: "oil filter", "serial number"', () => {
    expect(termsOf('oil filter').filter(explains('oil'))).toHaveLength(1)
    expect(termsOf('oil filter').filter(explains('filter'))).toHaveLength(1)
    expect(termsOf('where is the serial number').some(explains('serial'))).toBe(true)
  })

  it('is explained by the thing that its other names have too: "the lamp comes on"', () => {
    const term = termsOf('when does the oil lamp come on').find(explains('illuminates'))
    expect(term?.variants.map(({ words }) => words.join(' '))).toContain('lamp')
  })
})
