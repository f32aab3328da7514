import { expect, it } from 'vitest'
import { wordsOfWorkingParts } from './working-part'

it('what works is not what is wrong', () => {
  const turns = ['gearbox', 'turns', 'fine']
  expect(wordsOfWorkingParts('The winch is dead, gearbox turns fine. What could it be?', 'en')).toEqual(turns)
  const runs = ['la', 'bomba', 'va', 'bien']
  expect(wordsOfWorkingParts('El motor no arranca, la bomba va bien', 'es')).toEqual(runs)
})

it.each([
  ['en', 'The winch is slow and the brake does not hold ok'],
  ['en', 'The winch squeals, is that normal?'],
  ['en', 'The engine turns fine'],
  ['en', "Engine cranks fine but won't start"],
  ['en', 'Engine runs hotter than normal and loses power'],
  ['en', 'The pump makes the same noise as before, I changed the bearing'],
  ['es', 'El motor gira bien pero no arranca'],
  ['es', 'El motor se calienta mas de lo normal, pierde fuerza'],
  ['fr', 'Le moteur est lent, le frein ne tient plus bien'],
] as const)('%s: "%s" is all about the fault', (language, question) => {
  expect(wordsOfWorkingParts(question, language)).toEqual([])
})
