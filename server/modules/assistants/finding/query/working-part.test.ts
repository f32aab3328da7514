import { expect, it } from 'vitest'
import { workingWords } from './working-part'

it('what works is not what is wrong', () => {
  expect(workingWords('The winch is dead, drum turns fine. What could it be?', 'en')).toEqual(['drum', 'turns', 'fine'])
  expect(workingWords('El cabrestante no gira, la bomba va bien', 'es')).toEqual(['la', 'bomba', 'va', 'bien'])
})

it('is not said by what does not work as it should, nor by a question', () => {
  expect(workingWords('The winch is slow and does not brake ok', 'en')).toEqual([])
  expect(workingWords('The winch squeals, is that normal?', 'en')).toEqual([])
  expect(workingWords('The winch turns fine', 'en')).toEqual([])
})
