import { describe, expect, it } from 'vitest'
import { loaderScope, wholeYard } from '../testing/harrow-manuals'
import { vocabularyOf } from '../testing/vocabulary'
import { parseQuestion } from './parse-question'

const read = (prompt: string, ...earlier: string[]) =>
  parseQuestion({ prompt, conversation: earlier.map((content) => ({ role: 'user', content })) }, wholeYard.vocabulary)

describe('parseQuestion', () => {
  it('looks for no quantity that a question how something is done only names', () => {
    const words = vocabularyOf(['en'], 'pressure tank release torque'.split(' '))
    const { units, terms } = parseQuestion(
      { prompt: 'How do I let the pressure off the tank?', conversation: [] },
      words,
    )
    expect(units).toEqual([])
    expect(terms.map(({ word }) => word)).not.toContain('torque')
  })

  it('takes the steps that are wished for no step of the machine', () => {
    const words = vocabularyOf(['en'], 'step engine oil'.split(' '))
    const weightOf = (prompt: string) =>
      parseQuestion({ prompt, conversation: [] }, words).terms.find(({ word }) => word === 'step')?.coverageWeight
    expect(weightOf('how do I change the engine oil step by step')).toBe(0)
    expect(weightOf('how do I clean the left step')).toBe(1)
  })

  it('does not take the beginning of something for the start of the engine', () => {
    const words = vocabularyOf(['en', 'es'], 'start engine starts machine empieza motor'.split(' '))
    const weightOf = (prompt: string, word: string) =>
      parseQuestion({ prompt, conversation: [] }, words).terms.find((term) => term.word === word)?.coverageWeight
    expect(weightOf('what if the machine starts to roll away', 'starts')).toBe(0)
    expect(weightOf('the engine starts only when warm', 'starts')).toBe(1)
    expect(weightOf('¿qué hago si la máquina empieza a volcar?', 'empieza') ?? 0).toBe(0)
  })

  it('knows in another language what English manuals call a thing: "gasoil" is what the fuel tank has', () => {
    const words = vocabularyOf(['en'], 'fuel tank engine oil'.split(' '))
    const { terms } = parseQuestion({ prompt: '¿cuántos litros de gasoil le caben?', conversation: [] }, words)
    const names = terms.find(({ word }) => word === 'gasoil')?.variants.map(({ words: one }) => one.join(' '))
    expect(names).toContain('fuel')
  })

  it('gives content words more weight than filler words', () => {
    const { terms } = read('Could you please tell me which fuel filter I need')
    expect(terms.filter(({ coverageWeight }) => coverageWeight > 0).map(({ word }) => word)).toEqual(['fuel', 'filter'])
  })

  it('corrects misspelt words, records the corrections and detects the intent afterwards', () => {
    const query = read('wat presure has the transmision oil')
    expect(query.corrections).toContainEqual({ from: 'presure', to: 'pressure' })
    expect(query.units).toContain('psi')
  })

  it('adds synonyms with less weight than the original word', () => {
    const [lead] = read('lead').terms
    expect(lead?.variants[0]).toEqual({ words: ['lead'], weight: 1 })
    expect(lead?.variants.find(({ words }) => words[0] === 'cable')?.weight).toBeLessThan(1)
  })

  it('joins or splits compounds as the manual spells them', () => {
    const spelt = vocabularyOf(['en'], ['flowmeter', 'over', 'voltage'])
    const variants = (prompt: string) =>
      parseQuestion({ prompt, conversation: [] }, spelt).terms.flatMap((term) =>
        term.variants.map(({ words }) => words.join(' ')),
      )
    expect(variants('flow meter')).toContain('flowmeter')
    expect(variants('overvoltage')).toContain('over voltage')
  })

  it('weighs words of earlier turns less than those of the question', () => {
    const { terms } = read('and what of the short kind?', 'How tight are the long wheel nuts?')
    const weight = (word: string) => terms.find((term) => term.word === word)?.weight ?? 0
    expect(weight('short')).toBe(1)
    expect(weight('wheel')).toBeGreaterThan(0)
    expect(weight('wheel')).toBeLessThan(1)
  })

  it('gives the number of an alarm the coverage weight of a word, and other figures less', () => {
    const coverageWeight = (prompt: string, word: string) =>
      parseQuestion({ prompt, conversation: [] }, loaderScope.vocabulary).terms.find((term) => term.word === word)
        ?.coverageWeight
    expect(coverageWeight('alarm 31', '31')).toBe(1)
    expect(coverageWeight('after 300 hours', '300')).toBeLessThan(1)
  })

  it('does not miss the words of the form in which it is asked', () => {
    const spelt = vocabularyOf(['en'], 'throttle range engine oil lever'.split(' '))
    const weightOf = (word: string, prompt: string) =>
      parseQuestion({ prompt, conversation: [] }, spelt).terms.find((term) => term.word === word)?.coverageWeight
    expect(weightOf('steep', 'how steep can I drive')).toBeLessThan(0.2)
    expect(weightOf('cost', 'what does the throttle cost')).toBeGreaterThan(0.1)
    expect(weightOf('grapple', 'does it have a grapple')).toBeGreaterThan(0.8)
  })

  it('does not correct the words of the form in which it is asked', () => {
    const spelt = vocabularyOf(['es'], ['cable', 'tanque'])
    const { corrections } = parseQuestion({ prompt: 'cuánto le cabe al tanque', conversation: [] }, spelt)
    expect(corrections).toEqual([])
  })

  it('finds figures for numbers in words', () => {
    const { terms, prompt } = read('what is done at fifteen hundred hours')
    expect(terms.map(({ word }) => word)).toContain('1500')
    expect(prompt).toBe('what is done at 1500 hours')
  })

  it('leaves out what is said beside a question about the machine', () => {
    const { isOfMachine, terms } = read('How wide is it? The gate is 2 m.')
    expect(isOfMachine).toBe(true)
    expect(terms.find(({ word }) => word === 'gate')?.coverageWeight).toBe(0)
  })

  it('looks for the name of a quantity in the language of the manual', () => {
    const french = vocabularyOf(['fr'], ['huile', 'moteur', 'capacite'])
    const { terms } = parseQuestion({ prompt: "Combien d'huile dans le moteur ?", conversation: [] }, french)
    expect(terms.find(({ word }) => word === 'capacity')?.variants).toContainEqual(
      expect.objectContaining({ words: ['capacite'] }),
    )
  })

  it('reads a compound with a preposition as part of one phrase, and corrects no compound of known words', () => {
    const { terms, corrections } = read('number of the bolt-on oil filter')
    const phraseOf = (word: string) => terms.find((term) => term.word === word)?.phrase
    expect(phraseOf('bolt')).toBe(phraseOf('filter'))
    expect(corrections).toEqual([])
  })

  it('does not look for the customer, nor for a coupling where a part is to fit', () => {
    const { terms } = read('part number for a customer, which filter fits?')
    expect(
      terms.filter(({ word }) => ['customer', 'fits'].includes(word)).map(({ coverageWeight }) => coverageWeight),
    ).toEqual([0, 0])
  })

  it('knows whether a quantity is that of the machine, as nothing else is named', () => {
    expect(read('what does the machine weigh').isOfMachine).toBe(true)
    expect(read('how heavy is it?').isOfMachine).toBe(true)
    expect(read('what does the cab weigh').isOfMachine).toBe(false)
    expect(read('what is it?').isOfMachine).toBe(false)
  })

  it('merges repeated words', () => {
    expect(read('oil, which oil?').terms.filter(({ word }) => word === 'oil')).toHaveLength(1)
  })
})
