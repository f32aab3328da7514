import { describe, expect, it } from 'vitest'
import { find } from '../find'
import { buildManualIndex } from '../index/manual-index'
import type { Language } from '../languages/language'
import { createScope } from '../ranking/scope'
import { manualBuilder } from '../testing/manual-builder'
import { findSynonyms } from './expand'
import { normalise } from './normalise'
import { tradeGlossary } from './trade-glossary'
import { tradeWords } from './trade-words'

const groupsOf = (list: string) =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split(', '))

describe.each([
  ['tradeWords', groupsOf(tradeWords)],
  ['tradeGlossary', groupsOf(tradeGlossary)],
])('%s', (_, groups) => {
  it('has normalised names, none of them twice in one group', () => {
    const wrong = groups.flat().filter((name) => !/^[a-z][a-z' -]*$/.test(name) || normalise(name) !== name)
    expect(wrong).toEqual([])
    expect(groups.filter((group) => group.length < 2 || new Set(group).size < group.length)).toEqual([])
  })
})

const names = (words: string, language: Language, manuals: Language[]) =>
  findSynonyms(words.split(' '), language, manuals).flatMap(({ phrases }) => phrases.map((phrase) => phrase.join(' ')))

describe('the glossary', () => {
  it('does not repeat what the synonyms have', () => {
    const known = new Set(groupsOf(tradeWords).flat())
    const repeated = groupsOf(tradeGlossary).filter((group) => group.every((name) => known.has(name)))
    expect(repeated).toEqual([])
  })

  it('translates in both directions', () => {
    expect(names('dipstick', 'en', ['es'])).toContain('varilla de nivel')
    expect(names('varilla de nivel', 'es', ['en', 'es'])).toContain('dipstick')
    expect(names('horometro', 'es', ['en'])).toContain('hour meter')
  })

  it('adds nothing to a question in the language of the manuals', () => {
    expect(names('dipstick', 'en', ['en'])).toEqual([])
  })

  it('finds the answer of an English manual for a Spanish question', () => {
    const manual = manualBuilder('m', 'M')
      .text(3, ['Dipstick'], 'Wipe the dipstick before you read it.')
      .text(4, ['Mirrors'], 'Wipe the mirrors before you drive.')
    const scope = createScope([buildManualIndex(manual.passages)])
    const { evidence } = find({ prompt: '¿Cómo leo la varilla de nivel?', conversation: [] }, scope)
    expect(evidence[0]?.hit.passage.page).toBe(3)
  })
})
