import { describe, expect, it } from 'vitest'
import { loaderScope, wholeYard } from '../testing/harrow-manuals'
import { readQuery } from './read-query'

const read = (prompt: string, ...earlier: string[]) =>
  readQuery({ prompt, conversation: earlier.map((content) => ({ role: 'user', content })) }, wholeYard.vocabulary)

describe('readQuery', () => {
  it('looks for the matter and not for the talk around it', () => {
    const { terms } = read('Could you please tell me which fuel filter I need')
    expect(terms.filter(({ telling }) => telling > 0).map(({ word }) => word)).toEqual(['fuel', 'filter'])
  })

  it('mends misspelt words and keeps a record of it, and reads the kind of question from the mended words', () => {
    const query = read('wat presure has the transmision oil')
    expect(query.mended).toContainEqual({ from: 'presure', to: 'pressure' })
    expect(query.units).toContain('psi')
  })

  it('offers other names at less weight than the own word', () => {
    const [lead] = read('lead').terms
    expect(lead?.wordings[0]).toEqual({ words: ['lead'], weight: 1 })
    expect(lead?.wordings.find(({ words }) => words[0] === 'cable')?.weight).toBeLessThan(1)
  })

  it('joins words that the manual writes as one, and parts those that it writes apart', () => {
    const spelt = {
      words: new Map([
        ['flowmeter', 1],
        ['over', 2],
        ['voltage', 2],
      ]),
      has: (word: string) => ['flowmeter', 'over', 'voltage'].includes(word),
    }
    const wordings = (prompt: string) =>
      readQuery({ prompt, conversation: [] }, spelt).terms.flatMap((term) =>
        term.wordings.map(({ words }) => words.join(' ')),
      )
    expect(wordings('flow meter')).toContain('flowmeter')
    expect(wordings('overvoltage')).toContain('over voltage')
  })

  it('weighs words of earlier turns less than those of the question', () => {
    const { terms } = read('and what of the short kind?', 'How tight are the long wheel nuts?')
    const weight = (word: string) => terms.find((term) => term.word === word)?.weight ?? 0
    expect(weight('short')).toBe(1)
    expect(weight('wheel')).toBeGreaterThan(0)
    expect(weight('wheel')).toBeLessThan(1)
  })

  it('lets the number of an alarm tell as much as a word, another figure less', () => {
    const telling = (prompt: string, word: string) =>
      readQuery({ prompt, conversation: [] }, loaderScope.vocabulary).terms.find((term) => term.word === word)?.telling
    expect(telling('alarm 31', '31')).toBe(1)
    expect(telling('after 300 hours', '300')).toBeLessThan(1)
  })

  it('counts a word asked for twice once', () => {
    expect(read('oil, which oil?').terms.filter(({ word }) => word === 'oil')).toHaveLength(1)
  })
})
