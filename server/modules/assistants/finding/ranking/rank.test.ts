import { describe, expect, it } from 'vitest'
import { buildManualIndex } from '../index/manual-index'
import { readQuery } from '../query/read-query'
import { indexes, loaderScope } from '../testing/harrow-manuals'
import { manualBuilder } from '../testing/manual-builder'
import { scoreTerms } from './bm25'
import { matcherFor } from './match'
import { rank } from './rank'
import { type Scope, scopeOf } from './scope'
import { structureFactor } from './structure'

const queryFor = (prompt: string, scope: Scope) => readQuery({ prompt, conversation: [] }, scope.vocabulary)

describe('scoreTerms', () => {
  const manual = buildManualIndex(
    manualBuilder('m', 'M').text(1, [], 'winch rope').text(2, [], 'cable rope').text(3, [], 'rope').passages,
  )
  const scope = scopeOf([manual])

  it('tells more by a rare word than by a common one', () => {
    const { importance } = scoreTerms([manual], queryFor('winch rope', scope), 'byPassage')
    expect(importance[0]).toBeGreaterThan(importance[1] ?? 0)
  })

  it("scores the person's own word above another name of it, and never adds the two", () => {
    const both = buildManualIndex(
      manualBuilder('m', 'M').text(1, [], 'lead').text(2, [], 'cable').text(3, [], 'lead cable').passages,
    )
    const { scores } = scoreTerms([both], queryFor('lead', scopeOf([both])), 'byPassage')
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
  it('gives best first, with the share of the question that each passage covers', () => {
    const { hits } = rank(loaderScope, queryFor('battery negative cable', loaderScope))
    const [first] = hits
    expect(first?.passage.page).toBe(17)
    expect(first?.coverage).toBe(1)
    expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).toSorted((a, b) => b - a))
    expect(hits.every(({ coverage }) => coverage >= 0 && coverage <= 1)).toBe(true)
  })

  it('covers little when the matter itself is missing', () => {
    const { hits } = rank(loaderScope, queryFor('crankshaft bearing clearance of the engine', loaderScope))
    expect(Math.max(...hits.map(({ coverage }) => coverage))).toBeLessThan(0.5)
  })

  it('looks through a large scope without failing', () => {
    const many = Array.from({ length: 50 }, () => indexes.loader)
    expect(rank(scopeOf(many), queryFor('oil', loaderScope)).hits.length).toBeGreaterThan(0)
  })
})

describe('matcherFor', () => {
  it('tells how well each term stands in a text: own word, other name, not at all', () => {
    const match = matcherFor(queryFor('lead battery horn', loaderScope), 'en')
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

describe('scopeOf', () => {
  it('knows the words of all its manuals, in any inflected form', () => {
    const { vocabulary } = scopeOf([indexes.loader, indexes.skidSteer])
    expect(vocabulary.has('batteries')).toBe(true)
    expect(vocabulary.has('correas')).toBe(true)
    expect(vocabulary.has('spaceship')).toBe(false)
    expect(vocabulary.words.get('harrow')).toBe(2)
  })
})
