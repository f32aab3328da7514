import { expect, it } from 'vitest'
import { alignedWords } from './aligned-words'

it.each<[string, 'en' | 'es', 'en' | 'es', string]>([
  ['hidraulico', 'es', 'en', 'hydraulic'],
  ['retorno', 'es', 'en', 'return'],
  ['seguridad', 'es', 'en', 'safety'],
  ['hydraulic', 'en', 'es', 'hidraulico'],
])('%s in the names of %s is in those of %s: %s', (word, from, into, other) => {
  expect(alignedWords(word, from, into)[0]).toBe(other)
})

it('is nothing for a word that no name has', () => {
  expect(alignedWords('blablabla', 'es', 'en')).toEqual([])
})
