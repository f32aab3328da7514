import { describe, expect, it } from 'vitest'
import { loaderScope } from '../testing/harrow-manuals'
import { namesOnly } from './names-only'

describe('a question that only names a thing', () => {
  const { vocabulary } = loaderScope

  it.each(['engine oil', 'the engine oil', 'oil of the engine', 'tyre pressure', 'drain plug'])('is "%s"', (text) => {
    expect(namesOnly(text, 'en', vocabulary)).toBe(true)
  })

  it.each(['aceite de motor', 'la presion de los neumaticos'])('is "%s"', (text) => {
    expect(namesOnly(text, 'es', vocabulary)).toBe(true)
  })

  it.each([
    'how much engine oil',
    'is the engine oil hot',
    'engine oil 15w-40',
    'engine oil filter drain plug sealing ring',
    'it',
    '',
  ])('is not "%s"', (text) => {
    expect(namesOnly(text, 'en', vocabulary)).toBe(false)
  })
})
