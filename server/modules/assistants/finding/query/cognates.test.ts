import { describe, expect, it } from 'vitest'
import type { Language } from '../../../../languages/language'
import { vocabularyOf } from '../testing/vocabulary'
import { cognatesOf } from './cognates'

const french = vocabularyOf(['fr'], ['pression', 'compresseur', 'lubrification', 'moteur', 'presse', 'commande'])

describe('cognatesOf', () => {
  it.each<[Language, string, string]>([
    ['en', 'pressure', 'pression'],
    ['de', 'kompressor', 'compresseur'],
    ['es', 'lubricacion', 'lubrification'],
  ])('finds, from %s, for "%s" the French "%s"', (language, word, cognate) => {
    expect(cognatesOf(word, french, language)).toContain(cognate)
  })

  it('finds nothing for a word that the manuals use, or that is written differently', () => {
    expect(cognatesOf('moteur', french, 'en')).toEqual([])
    expect(cognatesOf('command', vocabularyOf(['fr'], ['compact']), 'en')).toEqual([])
    expect(cognatesOf('wheel', french, 'en')).toEqual([])
  })

  it('is for questions in another language than the manuals only', () => {
    expect(cognatesOf('pressure', vocabularyOf(['en'], ['pressing']), 'en')).toEqual([])
  })

  it('ignores codes and short words', () => {
    expect(cognatesOf('p2148', vocabularyOf(['fr'], ['p2149']), 'en')).toEqual([])
    expect(cognatesOf('port', vocabularyOf(['fr'], ['porte']), 'en')).toEqual([])
  })
})
