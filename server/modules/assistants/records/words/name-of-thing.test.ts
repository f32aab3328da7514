import { expect, it } from 'vitest'
import { quarryKnowledge } from '../testing/quarry-knowledge'
import { readSlots } from './read-slots'

it.each([
  ['cuánto vale el faro de trabajo', ['faro', 'trabajo']],
  ['cuánto vale el trabajo', []],
])('a word that says nothing by itself is part of a name: %s', (text, words) => {
  expect(readSlots(text, 'es', quarryKnowledge)?.unknown.map(({ word }) => word)).toEqual(words)
})
