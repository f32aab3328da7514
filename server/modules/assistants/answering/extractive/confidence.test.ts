import { describe, expect, it } from 'vitest'
import { type Found, find } from '../../finding/find'
import { buildManualIndex } from '../../finding/retrieving/manual-index'
import { createScope } from '../../finding/retrieving/scope'
import { loaderScope, partsScope } from '../../finding/testing/harrow-manuals'
import { manualBuilder } from '../../finding/testing/manual-builder'
import type { Calibration } from './calibration/calibration'
import { confidenceOf } from './confidence'
import { writeAnswer } from './write-answer'

const found = (prompt: string, scope = loaderScope) => find({ prompt, conversation: [] }, scope)
const confidenceIn = (one: Found, calibration?: Calibration) =>
  confidenceOf(one, writeAnswer(one, 2000).response, calibration)
const confidence = (prompt: string, scope = loaderScope) => confidenceIn(found(prompt, scope))

const scopeWith = (text: string) =>
  createScope([buildManualIndex(manualBuilder('m', 'M').text(1, ['Winch'], text).passages)])

const model = (intercept: number) => ({ intercept, weights: {} })

describe('confidenceOf', () => {
  it.each([
    [1, 1, 'sure'],
    [1, -1, 'unsure'],
    [-1, -1, 'none'],
  ] as const)('compares both probabilities with their borders (%i, %i: %s)', (answered, right, expected) => {
    const calibration = {
      answered: model(answered),
      right: model(right),
      noneBelow: 0.5,
      sureFrom: 0.5,
    }
    expect(confidenceIn(found('How much oil does the engine take?'), calibration)).toBe(expected)
  })

  it.each([
    'How much does an oil filter cost?',
    'What is the price of the oil filter?',
    '¿Cuánto cuesta el filtro de aceite?',
    'Was kostet der Ölfilter?',
    'Who makes the oil filter?',
    '¿Qué marca es el filtro de aceite?',
  ])('is none where it is asked for what manuals do not say: "%s"', (prompt) => {
    expect(confidence(prompt)).toBe('none')
  })

  it('is not none where the manual says what something costs, or who made it', () => {
    const scope = scopeWith('A winch rope costs 120 €. The winch is made by Hale.')
    expect(confidence('How much does a winch rope cost?', scope)).not.toBe('none')
    expect(confidence('Who makes the winch?', scope)).not.toBe('none')
  })

  it.each([
    ['Where is the winch brake?', 'The winch brake is checked daily.', 'The winch brake is behind the drum.'],
    ['What colour is the winch rope?', 'The winch rope is checked daily.', 'The winch rope is yellow.'],
  ])('is sure only if the answer is of the kind that is asked for: "%s"', (prompt, other, answer) => {
    const certain = { answered: model(9), right: model(9), noneBelow: 0.1, sureFrom: 0.1 }
    expect(confidenceIn(found(prompt, scopeWith(other)), certain)).toBe('unsure')
    expect(confidenceIn(found(prompt, scopeWith(answer)), certain)).toBe('sure')
  })

  it.each(['Does the winch have bluetooth?', '¿El cabrestante tiene bluetooth?'])(
    'is not sure of what a thing has if the manuals never name it: "%s"',
    (prompt) => {
      const certain = { answered: model(9), right: model(9), noneBelow: 0.1, sureFrom: 0.1 }
      const scope = scopeWith('The winch (cabrestante) has a brake and a rope of 30 m.')
      expect(confidenceIn(found(prompt, scope), certain)).toBe('unsure')
      expect(confidenceIn(found('Does the winch have a brake?', scope), certain)).toBe('sure')
    },
  )

  it('is none if nothing was found', () => {
    expect(confidence('How much oil?', createScope([]))).toBe('none')
  })

  it.each([
    'How much oil does the engine take?',
    'wich lead comes of the battery frist',
    'So what on earth does alarm 31 mean, can you tell me?',
  ])('is sure despite talk, misspellings and other names: "%s"', (prompt) => {
    expect(confidence(prompt)).toBe('sure')
  })

  it.each([
    'What is the gap of the spark plugs?',
    'How do I replace the turbocharger?',
    'What is the clearance of the crankshaft bearings?',
    'Who won the race in 1998?',
  ])('is not sure if the manuals lack what the question is about: "%s"', (prompt) => {
    expect(confidence(prompt)).not.toBe('sure')
  })

  it('is not sure if the best place explains little of the question, whatever the models say', () => {
    const certain = { answered: model(9), right: model(9), noneBelow: 0.1, sureFrom: 0.1 }
    expect(confidenceIn(found('Which melody did the salesman whistle yesterday at the dance, engine?'), certain)).toBe(
      'unsure',
    )
    expect(confidenceIn(found('How much oil does the engine take?'), certain)).toBe('sure')
  })

  it('is not sure of a place without the quantity asked for', () => {
    const scope = scopeWith('The rope of the winch is long.')
    const certain = { answered: model(9), right: model(9), noneBelow: 0.1, sureFrom: 0.1 }
    expect(confidenceIn(found('How heavy is the rope of the winch?', scope), certain)).toBe('unsure')
    const heavy = scopeWith('The rope of the winch is long and weighs 12 kg.')
    expect(confidenceIn(found('How heavy is the rope of the winch?', heavy), certain)).toBe('sure')
  })

  it('is not sure of a place without a rule, if it is asked what is permitted', () => {
    const certain = { answered: model(9), right: model(9), noneBelow: 0.1, sureFrom: 0.1 }
    const prompt = 'Can I open the guard of the winch while it turns?'
    const described = scopeWith('The guard of the winch turns to the left when you open it.')
    expect(confidenceIn(found(prompt, described), certain)).toBe('unsure')
    const forbidden = scopeWith('In no case open the guard of the winch while it turns.')
    expect(confidenceIn(found(prompt, forbidden), certain)).toBe('sure')
  })

  it('is not sure of a part without a number', () => {
    expect(confidence('part number of the horn', partsScope)).toBe('sure')
    expect(confidence('part number of the battery cable')).not.toBe('sure')
  })

  describe('among pages of one title', () => {
    const systems = ['Hydraulic system', 'Charging system', 'Horn', 'Work lights', 'Wipers', 'Trailer socket']
    const scopeOf = (linesOf: (system: string, sheet: number) => string[]) => {
      const manual = manualBuilder('m', 'M').text(1, ['Engine'], 'The engine takes 13.5 litres of oil.')
      for (const [at, system] of systems.entries()) manual.text(at + 2, ['Wiring diagram'], ...linesOf(system, at + 1))
      return createScope([buildManualIndex(manual.passages)])
    }
    const scopes = {
      'with their systems': scopeOf((system) => ['Wiring diagram', system]),
      'with numbers': scopeOf((_, sheet) => [`Wiring diagram sheet ${sheet} of 6`]),
      'with nothing else': scopeOf(() => ['Wiring diagram']),
    }
    const certain = { answered: model(9), right: model(9), noneBelow: 0.1, sureFrom: 0.1 }

    it.each(Object.entries(scopes))('is not sure which is asked for: %s', (_, scope) => {
      expect(confidenceIn(found('wiring diagram', scope), certain)).toBe('unsure')
      expect(confidenceIn(found('Where is the wiring diagram?', scope), certain)).toBe('unsure')
    })

    it('is sure of the one that is named', () => {
      expect(confidence('wiring diagram of the trailer socket', scopes['with their systems'])).toBe('sure')
      expect(confidence('wiring diagram sheet 3', scopes['with numbers'])).toBe('sure')
    })

    it('is sure of what several pages state alike', () => {
      const twice = manualBuilder('m', 'M')
        .text(1, ['Engine'], 'The engine takes 13.5 litres of oil.')
        .text(9, ['Service'], 'The engine takes 13.5 litres of oil.')
      expect(confidence('How much oil does the engine take?', createScope([buildManualIndex(twice.passages)]))).toBe(
        'sure',
      )
    })
  })
})
