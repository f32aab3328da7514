import { describe, expect, it } from 'vitest'
import type { Language } from '../../../../languages/language'
import { loaderScope } from '../testing/harrow-manuals'
import { substitutions } from './substitution'

const readings = (prompt: string, earlier: string, language: Language = 'en', earlierLanguage = language) =>
  substitutions(prompt, earlier, { language, earlierLanguage, vocabulary: loaderScope.vocabulary })

const first = (...asked: Parameters<typeof readings>) => readings(...asked)[0]?.text

describe('substitutions', () => {
  it('leaves the noun where only what distinguishes a thing is named', () => {
    expect(first('and the water one?', 'where is the fuel pump')).toBe('where is the water pump')
    expect(first('¿y el de agua?', 'dónde está la bomba de combustible', 'es')).toBe('dónde está la bomba agua')
    expect(first('y el del agua?', 'where is the fuel pump', 'es', 'en')).toBe('where is the agua pump')
  })

  it('replaces a name that ends with the same noun', () => {
    expect(readings('and the swing motor?', 'how much oil does the travel motor take').map(({ text }) => text)).toEqual(
      ['how much oil does the swing motor take'],
    )
    expect(first('¿y la bomba de agua?', 'dónde está la bomba de combustible', 'es')).toBe(
      'dónde está la bomba de agua',
    )
  })

  it('tries both a part of the same thing and another thing', () => {
    expect(readings('and the winch?', 'how tight are the wheel nuts').map(({ text }) => text)).toEqual([
      'how tight are the winch nuts',
      'how tight are the winch',
    ])
    expect(readings('and for the winch?', 'how heavy is the bucket').map(({ text }) => text)).toEqual([
      'how heavy is the winch',
    ])
  })

  it('replaces the object, also without who does it', () => {
    expect(readings('and from the fence?', 'how far must people stay from the winch').map(({ text }) => text)).toEqual([
      'how far must people stay from the fence',
      'how far must from the fence',
    ])
    expect(readings('and the fence?', 'how far must people stay from the winch').at(-1)?.kept).toEqual(['how far'])
    expect(
      readings('¿y de la valla?', '¿a qué distancia del cabrestante están las personas?', 'es').length,
    ).toBeGreaterThan(1)
  })

  it('replaces a contrasting property wherever it was named', () => {
    expect(first('and the rear?', 'what pressure at the front with wide tyres')).toBe(
      'what pressure at the rear with wide tyres',
    )
    expect(first('and the inner one?', 'number of the outer air filter')).toBe('number of the inner air filter')
    expect(first('and at full turn?', 'what is the tipping load straight')).toBe('what is the tipping load full turn')
    expect(first('¿y el trasero?', 'cuánto pesa el eje delantero', 'es')).toBe('cuánto pesa el eje trasero')
  })

  it('adds where or when, and replaces what contrasts', () => {
    expect(first('outside?', 'how loud is it')).toBe('how loud is it outside')
    expect(first('at minus 15?', 'how long do I warm it up')).toBe('how long do I warm it up at minus 15')
    expect(first('if tracks are fitted?', 'what pressure do the tyres need')).toBe(
      'what pressure do the tyres need if tracks are fitted',
    )
    expect(first('is that cold or hot?', 'what is the tyre pressure')).toBeUndefined()
  })

  it('replaces a code, with the letters that belong to it', () => {
    expect(first('and 34?', 'what does code A-31 mean')).toBe('what does code A-34 mean')
    expect(first('what about B7?', 'what is A31')).toBe('what is B7')
  })

  it('reports what is left of the earlier question', () => {
    const kept = (...asked: Parameters<typeof readings>) => readings(...asked)[0]?.kept
    expect(kept('and the water one?', 'where is the fuel Pump?')).toEqual(['Pump'])
    expect(kept('and the inner one?', 'price of the outer air filter')).toEqual(['price', 'air filter'])
    expect(kept('and the winch?', 'how much oil does the axle take')).toEqual(['oil'])
    expect(kept('and the winch?', 'where is the axle')).toEqual(['where'])
  })

  it.each([
    'how often?',
    'and how tight?',
    'and which torque?',
    'and without the filter?',
    'and if it rains?',
    'and them?',
    'do I need the winch?',
    'the winch is loose',
    'and then I opened the cover of the gearbox and saw water',
    '',
  ])('reads no other thing in "%s"', (prompt) => {
    expect(readings(prompt, 'how do I change the oil of the axle')).toEqual([])
  })

  it('reads no more of a language whose words for it are unknown than a name with its article', () => {
    expect(first('und die Winde?', 'wie schwer ist der Löffel', 'de')).toBe('wie schwer ist der Winde')
    expect(readings('und ohne Winde?', 'wie schwer ist der Löffel', 'de')).toEqual([])
  })

  it('replaces nothing in a question that names nothing', () => {
    expect(readings('and the winch?', 'how often?')).toEqual([])
  })
})
