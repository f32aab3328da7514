import { describe, expect, it } from 'vitest'
import { languageOf, languagesOfOtherScripts, languagesOfScript } from './languages'

const installed = ['deu', 'eng', 'rus', 'spa']
const english =
  'Check the oil level every day before the engine is started, and fill up if it is below the lower mark. ' +
  'Rernove the drain plug and coilect the oil in a suitabie container of at least twenty litres.'

describe('languageOf', () => {
  it('is the language of the text in spite of errors', async () => {
    expect(await languageOf(english, installed)).toEqual({ installed: 'eng' })
    const spanish =
      'Compruebe el nivel de aceite todos los dias antes de arrancar el motor y rellene si esta por debajo de la marca. ' +
      'Quite el tapon de drenaje y recoja el aceite en un recipiente adecuado.'
    expect(await languageOf(spanish, installed)).toEqual({ installed: 'spa' })
  })

  it('is unknown for a few words', async () => {
    expect(await languageOf('Fig. 4 Drain plug', installed)).toBeUndefined()
  })

  it('is named if it is not installed', async () => {
    expect(await languageOf(english, ['deu'])).toEqual({ missing: 'English' })
  })

  it('is the preferred one of several variants', async () => {
    const chinese = '发动机启动前每天检查机油油位如果低于下标记则加注机油并检查冷却液。'.repeat(6)
    expect(await languageOf(chinese, ['chi_tra', 'chi_sim'])).toEqual({ installed: 'chi_tra' })
  })
})

describe('languagesOfScript', () => {
  it('are those written in the script of the report, by its name there', () => {
    const all = ['chi_sim', 'chi_tra', 'deu', 'ell', 'eng', 'jpn', 'kor', 'rus']
    expect(languagesOfScript('Cyrillic', all)).toEqual(['rus'])
    expect(languagesOfScript('Latin', all)).toEqual(['deu', 'eng'])
    expect(languagesOfScript('Fraktur', all)).toEqual(['deu', 'eng'])
    expect(languagesOfScript('Greek', all)).toEqual(['ell'])
    expect(languagesOfScript('Han', all)).toEqual(['chi_sim', 'chi_tra', 'jpn'])
    expect(languagesOfScript('Japanese', all)).toEqual(['jpn'])
    expect(languagesOfScript('Korean', all)).toEqual(['kor'])
  })

  it('are none if none of them is installed', () => {
    expect(languagesOfScript('Hangul', installed)).toEqual([])
  })
})

describe('languagesOfOtherScripts', () => {
  it('are one for each script, in their order', () => {
    expect(languagesOfOtherScripts('eng', ['chi_sim', 'eng', 'rus', 'spa', 'ukr'])).toEqual(['chi_sim', 'rus'])
    expect(languagesOfOtherScripts('rus', installed)).toEqual(['deu'])
  })
})
