import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../language'
import { glossaryWords, isGlossaryWord, translate } from './glossary'
import { glossaryTerms } from './terms'

const names = (words: string[], from: Language, into: Language) =>
  translate(words, from, into).flatMap(({ found }) => found.map((phrase) => phrase.join(' ')))

describe('glossary', () => {
  const lines = glossaryTerms.flatMap((terms) => terms.trim().split('\n'))

  it('names each thing in every language', () => {
    const incomplete = lines.filter(
      (line) => line.split('|').filter((field) => field.trim()).length !== languages.length,
    )
    expect(incomplete).toEqual([])
  })

  it('translates in both directions', () => {
    expect(names(['spark', 'plug'], 'en', 'fr')).toContain('bougie')
    expect(names(['zundkerze'], 'de', 'en')).toContain('spark plug')
  })

  it('knows other names in the same language, and inflected forms', () => {
    expect(names(['radiator', 'hoses'], 'en', 'en')).toContain('coolant hose')
  })

  it('finds a name with an article in it, with and without', () => {
    expect(names(['presion', 'de', 'los', 'neumaticos'], 'es', 'en')).toContain('tyre pressure')
    expect(names(['ponerse', 'cinturon'], 'es', 'en')).toContain('fasten seat belt')
  })

  it('prefers a phrase to the words in it', () => {
    expect(translate(['spark', 'plug'], 'en', 'fr')).toMatchObject([{ positions: [0, 1] }])
  })

  it.each<[string, Language, string[][]]>([
    ['warten', 'de', [['wait'], ['service', 'maintenance']]],
    ['schmierung', 'de', [['lubrication', 'greasing']]],
    ['parar', 'es', [['stop']]],
  ])('divides "%s" among its senses', (word, language, senses) => {
    const found = translate([word], language, 'en')
    expect(found.map(({ share }) => share)).toEqual(senses.map(() => 1 / senses.length))
    for (const sense of senses)
      expect(found.some((one) => sense.some((name) => one.found.some((phrase) => phrase[0] === name)))).toBe(true)
  })

  it('prefers a word to others of the same stem: "Lager" is a bearing, "lagern" is to store', () => {
    const lager = names(['lager'], 'de', 'en')
    expect(lager).toContain('bearing')
    expect(lager).not.toContain('store')
  })

  it('knows which words exist', () => {
    expect(isGlossaryWord('bougies', 'fr')).toBe(true)
    expect(isGlossaryWord('bougies', 'fi')).toBe(false)
    expect(glossaryWords('it')).toContain('candela')
  })
})
