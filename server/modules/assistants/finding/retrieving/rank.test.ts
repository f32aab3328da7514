import { describe, expect, it } from 'vitest'
import type { Language } from '../../../../languages/language'
import { parseQuestion } from '../question/parse-question'
import { indexes, loaderScope } from '../testing/harrow-manuals'
import { manualBuilder } from '../testing/manual-builder'
import { scoreTerms } from './bm25'
import { buildManualIndex } from './manual-index'
import { createMatcher } from './match'
import { languageFactor } from './own-language'
import { rank } from './rank'
import { createScope, type Scope } from './scope'
import { structureFactor } from './structure'

const queryFor = (prompt: string, scope: Scope) => parseQuestion({ prompt, conversation: [] }, scope.vocabulary)

describe('scoreTerms', () => {
  const manual = buildManualIndex(
    manualBuilder('m', 'M').text(1, [], 'winch rope').text(2, [], 'cable rope').text(3, [], 'rope').passages,
  )
  const scope = createScope([manual])

  it('weighs a rare word more than a common one', () => {
    const { importance } = scoreTerms([manual], queryFor('winch rope', scope), 'byPassage')
    expect(importance[0]).toBeGreaterThan(importance[1] ?? 0)
  })

  it('scores the original word above a synonym and never adds the two', () => {
    const both = buildManualIndex(
      manualBuilder('m', 'M').text(1, [], 'lead').text(2, [], 'cable').text(3, [], 'lead cable').passages,
    )
    const { scores } = scoreTerms([both], queryFor('lead', createScope([both])), 'byPassage')
    const [lead] = scores[0] ?? []
    expect(lead?.get(0)).toBeGreaterThan(lead?.get(1) ?? 0)
    expect(lead?.get(2)).toBeLessThanOrEqual(lead?.get(0) ?? 0)
  })

  it('merges the statistics of several manuals', () => {
    const other = buildManualIndex(manualBuilder('o', 'O').text(1, [], 'winch').text(2, [], 'winch').passages)
    const alone = scoreTerms([manual], queryFor('winch', scope), 'byPassage').importance[0] ?? 0
    const together = scoreTerms([manual, other], queryFor('winch', scope), 'byPassage').importance[0] ?? 0
    expect(together).toBeLessThan(alone)
  })
})

describe('rank', () => {
  it('returns hits best first with their coverage', () => {
    const { hits } = rank(loaderScope, queryFor('battery negative cable', loaderScope))
    const [first] = hits
    expect(first?.passage.page).toBe(17)
    expect(first?.coverage).toBe(1)
    expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).toSorted((a, b) => b - a))
    expect(hits.every(({ coverage }) => coverage >= 0 && coverage <= 1)).toBe(true)
  })

  it('reports low coverage if the main word is missing', () => {
    const { hits } = rank(loaderScope, queryFor('crankshaft bearing clearance of the engine', loaderScope))
    expect(Math.max(...hits.map(({ coverage }) => coverage))).toBeLessThan(0.5)
  })

  it('handles a large scope', () => {
    const many = Array.from({ length: 50 }, () => indexes.loader)
    expect(rank(createScope(many), queryFor('oil', loaderScope)).hits.length).toBeGreaterThan(0)
  })
})

describe('createMatcher', () => {
  it('returns the match of each term: original word, synonym, none', () => {
    const match = createMatcher(queryFor('lead battery horn', loaderScope), 'en')
    const [lead, battery, horn] = match('The cables of the batteries')
    expect(battery).toBe(1)
    expect(lead).toBeGreaterThan(0)
    expect(lead).toBeLessThan(1)
    expect(horn).toBe(0)
  })
})

describe('structureFactor', () => {
  const { passages } = manualBuilder('m', 'M')
    .table(1, [], ['Part number', 'Description'], ['HX-40117', 'Filter'], ['HX-40118', 'Seal'], ['HX-40119', 'Cap'])
    .steps(1, [], 'Remove the cap.')
    .text(1, [], 'The cap is red.')
  const [parts, steps, text] = passages.map(
    (passage) => (intent: 'part' | 'procedure') => structureFactor(passage, intent),
  )

  it('prefers parts lists for parts and steps for procedures', () => {
    expect(parts?.('part')).toBeGreaterThan(text?.('part') ?? 0)
    expect(steps?.('procedure')).toBeGreaterThan(text?.('procedure') ?? 0)
    expect(parts?.('procedure')).toBe(1)
  })
})

describe('createScope', () => {
  it('contains the words of all manuals in any inflected form', () => {
    const { vocabulary } = createScope([indexes.loader, indexes.skidSteer])
    expect(vocabulary.has('batteries')).toBe(true)
    expect(vocabulary.has('pasador')).toBe(true)
    expect(vocabulary.has('spaceship')).toBe(false)
    expect(vocabulary.words.get('harrow')).toBe(2)
  })
})

describe('languageFactor', () => {
  const english =
    'Remove the drain plug and let the oil run into a pan. Replace the filter and tighten it by hand, then start.'
  const french =
    "Retirez le bouchon et laissez l'huile s'écouler dans un bac. Remplacez le filtre et serrez-le à la main."
  const manual = buildManualIndex(manualBuilder('m', 'M').text(1, [], english).text(2, [], french).passages)

  const factor = (document: number, language: Language, inScope = manual.languages) =>
    languageFactor(manual, document, { language, inScope })

  it('prefers the language of the question in a manual that has it', () => {
    expect(factor(0, 'en')).toBe(1)
    expect(factor(0, 'fr')).toBeLessThan(1)
    expect(factor(1, 'fr')).toBe(1)
  })

  it('prefers a manual in the language of the question to its translation, but less', () => {
    expect(factor(0, 'fi', ['en', 'fr', 'fi'])).toBeLessThan(1)
    expect(factor(0, 'fi', ['en', 'fr', 'fi'])).toBeGreaterThan(factor(0, 'fr'))
  })

  it('treats a few listings in the language of the question as none', () => {
    const builder = manualBuilder('m', 'M')
    for (let page = 1; page <= 12; page++) builder.text(page, [], french)
    const mostlyFrench = buildManualIndex(builder.text(13, [], english).passages)
    expect([mostlyFrench.languages, mostlyFrench.mainLanguages]).toEqual([['fr', 'en'], ['fr']])
    expect(languageFactor(mostlyFrench, 0, { language: 'en', inScope: mostlyFrench.mainLanguages })).toBe(1)
  })

  it('treats all languages alike in manuals without that of the question', () => {
    expect([factor(0, 'fi'), factor(1, 'fi')]).toEqual([1, 1])
  })
})
