import { describe, expect, it } from 'vitest'
import { find } from '../../finding/find'
import { buildManualIndex } from '../../finding/retrieving/manual-index'
import { createScope, type Scope } from '../../finding/retrieving/scope'
import { loaderScope, spanishScope } from '../../finding/testing/harrow-manuals'
import { manualBuilder } from '../../finding/testing/manual-builder'
import { compose } from './compose'
import type { AskCertain } from './follow-ups'
import { findCertain } from './suggesting/is-answered'
import { topics } from './suggesting/topics'

const options = { characters: 2000, isComplete: true, audience: 'operator' } as const
const askIn =
  (scope: Scope): AskCertain =>
  (prompt) =>
    findCertain({ prompt, conversation: [] }, scope)
const answer = (prompt: string, scope = loaderScope, ask = askIn(scope)) =>
  compose(find({ prompt, conversation: [] }, scope), { ...options, ask })
const usual = (language: 'en' | 'es') => Object.values(topics).flatMap(({ questions }) => questions[language])

const winch = manualBuilder('w', 'Winch')
  .text(1, ['1 Introduction'], 'This manual is about the winch of the machine and the rope on its drum.')
  .table(
    2,
    ['2 Technical data', '2.1 Capacities'],
    ['System', 'Capacity (L)'],
    ['Engine oil', '14.5'],
    ['Hydraulic tank', '96'],
    ['Cooling system', '22'],
    ['Fuel tank', '180'],
    ['Rear axle', '18'],
  )
  .steps(3, ['3 Work', '3.1 Removing the rope drum'], 'Open the cover of the drum.', 'Pull the rope drum off.')
  .text(3, ['2 Technical data', '2.2 Fluids'], 'Use hydraulic oil ISO VG 46 in the hydraulic system.')
  .text(3, ['2 Technical data', '2.3 Changing fluids'], 'Change the hydraulic oil every 2000 hours.')
  .steps(4, ['3 Work', '3.2 Drive belt'], 'Open the guard.', 'Put a new belt on.')
const winchScope = createScope([buildManualIndex(winch.passages)])

describe('suggestFollowUps', () => {
  it.each<[string, string, string]>([
    ['How tight are the long wheel nuts?', 'What is the torque for the bucket pin bolt?', 'Bucket pin bolt'],
    ['How much oil does the engine take?', 'How much does the hydraulic tank take?', 'Hydraulic tank'],
    ['Which cable of the battery comes off first?', 'How do I change the engine oil?', 'Remove the drain plug'],
  ])('after "%s" suggests "%s", which is answered from there', (prompt, followUp, quote) => {
    expect(answer(prompt).followUps).toContain(followUp)
    const { confidence, citations } = answer(followUp)
    expect(confidence).toBe('sure')
    expect(citations[0]?.quote).toContain(quote)
  })

  it.each<[string, Scope]>([
    ['How do I change the engine oil?', loaderScope],
    ['How much oil does the engine take?', loaderScope],
    ['How tight are the long wheel nuts?', loaderScope],
    ['What does alarm 32 mean?', loaderScope],
    ['Which cable of the battery comes off first?', loaderScope],
    ['¿Cuánto aceite lleva el motor?', loaderScope],
    ['¿Cada cuántas horas se engrasan los pasadores?', spanishScope],
    ['How much does the hydraulic tank take?', winchScope],
  ])('after "%s" suggests at most three whole questions, each certain and answered differently', (prompt, scope) => {
    const { followUps, response } = answer(prompt, scope)
    expect(followUps.length).toBeLessThanOrEqual(3)
    const responses = followUps.map((followUp) => {
      expect(followUp).toMatch(prompt.startsWith('¿') ? /^¿\p{Lu}\P{Lu}+\?$/u : /^(?:How|What|Which|When) .+\?$/)
      const next = answer(followUp, scope)
      expect([followUp, next.confidence]).toEqual([followUp, 'sure'])
      return next.response
    })
    expect(new Set([response, ...responses]).size).toBe(followUps.length + 1)
  })

  it('asks for other rows of the table, procedures of other sections, and what people ask about the same thing', () => {
    expect(answer('How much does the hydraulic tank take?', winchScope).followUps).toEqual([
      'How much does the cooling system take?',
      'How do I remove the rope drum?',
      'Which hydraulic oil do I use?',
    ])
  })

  it('has no words of a manual in another language', () => {
    const { followUps } = answer('¿Qué aceite hidráulico uso?', winchScope)
    expect(followUps.length).toBeGreaterThan(0)
    for (const followUp of followUps) expect(usual('es')).toContain(followUp)
  })

  it('does not suggest what was asked in other words', () => {
    expect(answer('How many litres of oil go into the engine?').followUps).not.toContain(
      'How much oil does the engine take?',
    )
  })

  it('suggests nothing that the manuals do not answer, after six searches', () => {
    const asked: string[] = []
    const { followUps } = answer('How much oil does the engine take?', winchScope, (prompt) => {
      asked.push(prompt)
      return undefined
    })
    expect(followUps).toEqual([])
    expect(asked).toHaveLength(6)
  })

  it('searches no further once three are found', () => {
    const asked: string[] = []
    const { followUps } = answer('How much does the hydraulic tank take?', winchScope, (prompt) => {
      asked.push(prompt)
      return askIn(winchScope)(prompt)
    })
    expect(asked.at(-1)).toBe(followUps[2])
  })

  it('suggests nothing where nothing can be asked', () => {
    expect(
      compose(find({ prompt: 'How much oil does the engine take?', conversation: [] }, loaderScope)).followUps,
    ).toEqual([])
  })
})
