import { describe, expect, it } from 'vitest'
import { languageOf, languagesOfScript } from './languages'

const installed = ['deu', 'eng', 'rus', 'spa']
const english =
  'Check the oil level every day before the engine is started, and fill up if it is below the lower mark. ' +
  'Rernove the drain plug and coilect the oil in a suitabie container of at least twenty litres.'

describe('languageOf', () => {
  it('is the language of the text in spite of errors', () => {
    expect(languageOf(english, installed)).toBe('eng')
    const spanish =
      'Compruebe el nivel de aceite todos los dias antes de arrancar el motor y rellene si esta por debajo de la marca. ' +
      'Quite el tapon de drenaje y recoja el aceite en un recipiente adecuado.'
    expect(languageOf(spanish, installed)).toBe('spa')
  })

  it('is unknown for a few words, and for a language that is not installed', () => {
    expect(languageOf('Fig. 4 Drain plug', installed)).toBeUndefined()
    expect(languageOf(english, ['deu'])).toBeUndefined()
  })
})

describe('languagesOfScript', () => {
  it('are those written in the script of the report', () => {
    expect(languagesOfScript('Script: Cyrillic\nScript confidence: 4.1\n', installed)).toEqual(['rus'])
    expect(languagesOfScript('Script: Latin\n', installed)).toEqual(['deu', 'eng', 'spa'])
  })

  it('are all if the script is unknown, or none of its languages is installed', () => {
    expect(languagesOfScript('', installed)).toEqual(installed)
    expect(languagesOfScript('Script: Hangul\n', installed)).toEqual(installed)
  })
})
