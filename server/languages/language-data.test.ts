import { describe, expect, it } from 'vitest'
import { type Language, languages } from './language'
import { languageData } from './language-data'
import { normalise } from './text/normalise'
import { unitOf } from './text/unit'

describe('stem', () => {
  it.each<[Language, ...string[]]>([
    ['en', 'tightening', 'tighten', 'tightened'],
    ['en', 'worn', 'wears', 'wear'],
    ['es', 'lubricación', 'lubricaciones', 'lubricacion'],
    ['es', 'batería', 'baterías', 'bateria'],
    ['fr', 'vérification', 'vérifications', 'verification'],
    ['fr', 'serrée', 'serrées', 'serrer'],
    ['de', 'Kühlers', 'Kühler', 'kuhler'],
    ['de', 'Schrauben', 'Schraube'],
    ['pt', 'lubrificação', 'lubrificações', 'lubrificacao'],
    ['it', 'capacità', 'capacita'],
    ['it', 'guarnizione', 'guarnizioni'],
    ['nl', 'bouten', 'bout'],
    ['sv', 'bultarna', 'bultar', 'bult'],
    ['fi', 'moottorin', 'moottori', 'moottorissa'],
    ['fi', 'öljyä', 'öljyn', 'oljy'],
    ['da', 'boltene', 'bolte'],
    ['no', 'boltene', 'bolter', 'bolt'],
  ])('is one for the forms of a %s word, with and without accents', (language, ...forms) => {
    const stems = forms.map((form) => languageData[language].stem(normalise(form)))
    expect(new Set(stems).size, stems.join(' ')).toBe(1)
  })

  it('does not change part numbers and short words', () => {
    for (const language of languages) {
      expect(languageData[language].stem('hx40117s')).toBe('hx40117s')
      expect(languageData[language].stem('gas')).toBe('gas')
    }
  })
})

describe('names of units', () => {
  const intlUnits = {
    liter: 'litre',
    kilogram: 'kilogram',
    millimeter: 'millimetre',
    hour: 'hour',
    inch: 'inch',
    pound: 'pound',
  }
  const cases = languages.flatMap((language) =>
    Object.entries(intlUnits).map(([unit, term]) => ({ language, unit, term })),
  )

  it.each(cases)('agree with the CLDR of Node: $unit in $language', ({ language, unit, term }) => {
    const parts = [1, 5].flatMap((count) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(count),
    )
    const names = parts.flatMap(({ type, value }) => (type === 'unit' ? [normalise(value)] : []))
    expect(names.map((name) => unitOf(name, true))).toEqual(names.map(() => term))
  })

  it('are no units without a figure if they mean something else in one of the languages', () => {
    expect(unitOf('kilogrammes', false)).toBe('kilogram')
    for (const word of ['second', 'pies', 'livre', 'time', 'once', 'foot'])
      expect([word, unitOf(word, false)]).toEqual([word, undefined])
  })
})

describe('words', () => {
  it.each(languages)('are normalised in %s', (language) => {
    const { stopWords, fillerWords, speechWords, question } = languageData[language]
    const all = [...stopWords, ...fillerWords, ...speechWords, ...question.partWords, ...question.opposites.flat()]
    const manual = Object.values(languageData[language].manuals.words).flatMap((kind) => kind.split(' '))
    expect(manual.filter((word) => !/^[a-z]+$/.test(word))).toEqual([])
    expect(all.filter((word) => normalise(word) !== word || !/^[a-z]+$/.test(word))).toEqual([])
    expect(stopWords.size).toBeGreaterThan(80)
  })
})
