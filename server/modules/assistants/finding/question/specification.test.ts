import { describe, expect, it } from 'vitest'
import type { Language } from '../../../../languages/language'
import { normalise } from '../../../../languages/text/normalise'
import { asksSpecification, hasSpecification, specificationWords } from './specification'

describe('asksSpecification', () => {
  it.each<[Language, string]>([
    ['en', 'Which oil goes in the axles?'],
    ['en', 'what engine oil grade do I use'],
    ['es', '¿Qué aceite lleva el motor?'],
    ['es', '¿Qué tipo de grasa uso?'],
    ['fr', 'Quelle huile dans le moteur ?'],
    ['de', 'Welches Motoröl kommt hinein?'],
    ['it', 'Quale olio va nel motore?'],
    ['nl', 'Welke motorolie gaat erin?'],
    ['sv', 'Vilken motorolja ska jag använda?'],
  ])('knows, in %s, that a fluid or grade is asked for: "%s"', (language, question) => {
    expect(asksSpecification(normalise(question), language)).toBe(true)
  })

  it.each<[Language, string]>([
    ['en', 'Which oil filter fits?'],
    ['en', 'How much oil goes in?'],
    ['es', '¿Qué filtro de aceite pido?'],
    ['de', 'Welcher Ölfilter passt?'],
  ])('does not ask for one: (%s) "%s"', (language, question) => {
    expect(asksSpecification(normalise(question), language)).toBe(false)
  })
})

it.each(['SAE 10W-30 CK-4', 'ISO VG 68', '5W-40 E9', 'API GL-5', 'DOT 4', 'ASTM D975 2-D', 'HLP 46'])(
  'a grade is recognised by its standard: %s',
  (text) => {
    expect(hasSpecification(text)).toBe(true)
  },
)

it.each(['Check level', '10.9', '9,5 litros', 'ISO 3471'])('what is no grade: %s', (text) => {
  expect(hasSpecification(text)).toBe(false)
})

it('finds the words that only say what is asked for', () => {
  expect(specificationWords('what grade of oil goes in the engine', 'en')).toContain('grade')
  expect(specificationWords('what grade of oil goes in the engine', 'en')).not.toContain('engine')
})
