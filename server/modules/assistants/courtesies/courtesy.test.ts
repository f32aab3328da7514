import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../../../languages/language'
import { languageData } from '../../../languages/language-data'
import { replyToCourtesy } from './courtesy'

const replyIn = (language: Language) => languageData[language].courtesies.replies

describe('replyToCourtesy', () => {
  it.each([
    ['Hello', 'en'],
    ['Hi there!', 'en'],
    ['¡Hola, buenos días!', 'es'],
    ['Guten Tag', 'de'],
    ['Bonjour', 'fr'],
    ['Bom dia', 'pt'],
    ['Buongiorno', 'it'],
    ['Goedemorgen', 'nl'],
    ['Hejsan', 'sv'],
    ['Hyvää huomenta', 'fi'],
    ['Goddag', 'da'],
    ['God kveld', 'no'],
  ] as const)('greets in return: "%s"', (prompt, language) => {
    expect(replyToCourtesy(prompt, 'en')).toBe(replyIn(language).greeting)
  })

  it.each([
    ['Thanks, that worked.', 'en'],
    ['Hello Bob, thank you very much for your help!', 'en'],
    ['Muchas gracias', 'es'],
    ['Danke schön, das hat geklappt', 'de'],
    ['Merci beaucoup', 'fr'],
    ['Muito obrigado', 'pt'],
    ['Grazie mille', 'it'],
    ['Hartelijk dank', 'nl'],
    ['Tack så mycket', 'sv'],
    ['Kiitos paljon', 'fi'],
    ['Tusind tak', 'da'],
    ['Tusen takk', 'no'],
  ] as const)('answers thanks: "%s"', (prompt, language) => {
    expect(replyToCourtesy(prompt, 'en')).toBe(replyIn(language).thanks)
  })

  it('replies in the language of the asker if the words occur in several', () => {
    expect(replyToCourtesy('OK', 'es')).toBe(replyIn('es').thanks)
    expect(replyToCourtesy('OK', 'en')).toBe(replyIn('en').thanks)
    expect(replyToCourtesy('gracias', 'en')).toBe(replyIn('es').thanks)
  })

  it.each([
    'Thanks, and how much oil does the engine take?',
    'Hello, the engine does not start',
    'How do I say goodbye to the old oil?',
    'gracias, ¿y el filtro?',
    'and now?',
    'again',
    '👍',
    '?',
  ])('leaves a message that says anything else to the manuals: "%s"', (prompt) => {
    expect(replyToCourtesy(prompt, 'en')).toBeUndefined()
  })

  it('knows every phrase in its list, alone and after a greeting', () => {
    for (const language of languages) {
      const { greetings, thanks } = languageData[language].courtesies
      const [greeting] = greetings
      for (const phrase of [...greetings, ...thanks])
        expect([phrase, replyToCourtesy(`${greeting}, ${phrase}!`, language)]).not.toEqual([phrase, undefined])
    }
  })
})
