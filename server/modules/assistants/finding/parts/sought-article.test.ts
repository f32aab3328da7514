import { expect, it } from 'vitest'
import { noCheckpoint } from '../checkpoint'
import { coolingParts } from '../testing/parts-manual'
import { soughtArticle } from './sought-article'

const sought = (prompt: string) =>
  soughtArticle({ prompt, conversation: [], seeksPart: true }, coolingParts.vocabulary, noCheckpoint)

it.each([
  ['seat belt', ['seat', 'belt']],
  ['I need a new seat belt please', ['seat', 'belt']],
  ['wiper blade for S/N GHT00500', ['wiper', 'blade']],
])('a catalogue is searched for every thing that is named: %s', (prompt, words) => {
  expect(sought(prompt)?.query.terms.map(({ word }) => word)).toEqual(words)
})

it('says whether something is asked', () => {
  expect(sought('which wiper blade')?.hasInterrogative).toBe(true)
  expect(sought('wiper blade')?.hasInterrogative).toBe(false)
})

it.each(['how do I replace the radiator?', 'where is the radiator?', 'how hot may the radiator get?'])(
  'none is searched for something else: %s',
  (prompt) => {
    expect(sought(prompt)).toBeUndefined()
  },
)
