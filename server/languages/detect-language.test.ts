import { describe, expect, it } from 'vitest'
import { detectByWords } from './detect-by-words'
import { detectQuestionLanguage } from './detect-language'
import type { Language } from './language'

/** Each with accents, and without as it is typed in a hurry. */
const questions: Record<Language, string[]> = {
  en: ['how much oil does the engine take', 'my loader will not start', 'where is the battery switch', 'grease points'],
  es: [
    'cuánto aceite lleva el motor',
    'mi cargadora no arranca',
    'donde esta el interruptor',
    'presion de los neumaticos',
  ],
  fr: [
    "combien d'huile dans le moteur",
    'la chargeuse ne démarre pas',
    'ou est le coupe batterie',
    'pression des pneus',
  ],
  de: [
    'wie viel Öl kommt in den Motor',
    'der Lader springt nicht an',
    'wo ist der batterieschalter',
    'Reifendruck vorne',
  ],
  pt: [
    'quanto óleo leva o motor',
    'a carregadeira não pega',
    'onde fica o interruptor da bateria',
    'pressao dos pneus',
  ],
  it: ['quanto olio va nel motore', 'la pala non si avvia', "dov'è lo staccabatteria", 'pressione degli pneumatici'],
  nl: ['hoeveel olie gaat er in de motor', 'de lader start niet', 'waar zit de accuschakelaar', 'bandenspanning voor'],
  sv: ['hur mycket olja tar motorn', 'lastaren startar inte', 'var sitter batteribrytaren', 'lufttryck i däcken'],
  fi: ['paljonko öljyä moottoriin menee', 'kuormaaja ei käynnisty', 'missa akun paakytkin on', 'renkaiden ilmanpaine'],
  da: [
    'hvor meget olie skal der i motoren',
    'læsseren vil ikke starte',
    'hvor er batteriafbryderen',
    'dæktryk for og bag',
  ],
  no: [
    'hvor mye olje skal det på motoren',
    'lasteren vil ikke starte',
    'hvor er batteribryteren',
    'lufttrykk i dekkene',
  ],
}

const cases = Object.entries(questions).flatMap(([language, texts]) => texts.map((text) => [language, text] as const))

describe('detectQuestionLanguage', () => {
  it('is right for nine of ten short questions', () => {
    const wrong = cases.filter(([language, text]) => detectQuestionLanguage(text, { manuals: [] }) !== language)
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(cases.length / 10)
  })

  it('expects the language of the manuals, but not against the evidence', () => {
    const wrong = cases
      .filter(([, text]) => detectQuestionLanguage(text, { manuals: ['en'] }) === 'en')
      .filter(([one]) => one !== 'en')
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(cases.length / 10)
  })

  it('takes a text without evidence to be in the language of the manuals, or in English', () => {
    expect(detectQuestionLanguage('HX-40117', { manuals: ['sv'] })).toBe('sv')
    expect(detectQuestionLanguage('HX-40117', { manuals: [] })).toBe('en')
    expect(detectQuestionLanguage('', { manuals: [] })).toBe('en')
  })

  it('takes a text without evidence, or a word of several languages, to be in the preferred one', () => {
    for (const preferred of ['en', 'es', 'pt'] as const)
      for (const text of ['HX-40117', 'torque', 'motor', ''])
        expect([text, detectQuestionLanguage(text, { manuals: ['sv'], preferred })]).toEqual([text, preferred])
  })

  it.each<[string, Language]>([
    ['Zündkerze', 'de'],
    ['zundkerze', 'de'],
    ['bougies', 'fr'],
    ['cargadora', 'es'],
    ['moottori', 'fi'],
    ['radiator', 'en'],
  ])('takes "%s", which the preferred language does not have, to be in %s', (text, language) => {
    expect(detectQuestionLanguage(text, { manuals: ['en'], preferred: language === 'es' ? 'en' : 'es' })).toBe(language)
  })

  it('prefers the language of the question to that of the person', () => {
    for (const preferred of ['en', 'es'] as const) {
      const wrong = cases.filter(
        ([language, text]) => detectQuestionLanguage(text, { manuals: ['en'], preferred }) !== language,
      )
      expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(cases.length / 8)
    }
  })
})

describe('detectByWords', () => {
  it('counts function words', () => {
    expect(detectByWords('wie viel ol kommt in den motor'.split(' '), 'en')).toBe('de')
    expect(detectByWords('missa se on ja mika'.split(' '), 'es')).toBe('fi')
  })

  it('defaults to the preferred language', () => {
    expect(detectByWords(['hx40117'], 'es')).toBe('es')
    expect(detectByWords([], 'en')).toBe('en')
  })
})
