import { describe, expect, it } from 'vitest'
import { expressions as englishSpeech } from '../../../../languages/en/trade/expressions'
import { tradeWords } from '../../../../languages/en/trade/names'
import { expressions as spanishSpeech } from '../../../../languages/es/trade/expressions'
import { normalise } from '../../../../languages/text/normalise'
import { tokenise } from '../../../../languages/text/tokenise'
import { find } from '../find'
import { buildManualIndex } from '../retrieving/manual-index'
import { createScope } from '../retrieving/scope'
import { manualBuilder } from '../testing/manual-builder'
import { findSpokenSynonyms } from './expand'

const groupsOf = (list: string) =>
  list
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(/, | > /))

describe.each([
  ['names', groupsOf(tradeWords)],
  ['English speech', groupsOf(englishSpeech)],
  ['Spanish speech', groupsOf(spanishSpeech)],
])('%s of the trade', (_, groups) => {
  it('are normalised, and none is twice in one group', () => {
    const wrong = groups.flat().filter((name) => !/^[a-z0-9][a-z0-9'/ -]*$/.test(name) || normalise(name) !== name)
    expect(wrong).toEqual([])
    expect(groups.filter((group) => new Set(group).size < group.length)).toEqual([])
  })
})

describe('a question in other words than the manual', () => {
  const manual = manualBuilder('m', 'M')
    .text(3, ['Dipstick'], 'Wipe the dipstick before you read it.')
    .text(4, ['Mirrors'], 'Wipe the mirrors before you drive.')
    .text(5, ['Transmission'], 'The transmission is filled at the dealer.')
  const scope = createScope([buildManualIndex(manual.passages)])
  const firstPage = (prompt: string) => find({ prompt, conversation: [] }, scope).evidence[0]?.hit.passage.page

  it('finds its answer in another language', () => {
    expect(firstPage('¿Cómo leo la varilla de nivel?')).toBe(3)
  })

  it('finds its answer as people speak', () => {
    expect(firstPage('Who fills the tranny?')).toBe(5)
  })

  it.each([
    ["What's it weigh?", 'operating weight'],
    ['How high does it lift?', 'maximum lift height'],
    ['How deep does it dig?', 'digging depth'],
    ['How tight should the nuts be?', 'tightening torque'],
    ['What goes in the diff?', 'differential oil'],
    ['How do I jump it?', 'jumper cables'],
  ])('asks for the row of the specifications: "%s"', (prompt, name) => {
    const found = findSpokenSynonyms(tokenise(prompt), 'en').flatMap(({ found }) => found.map((one) => one.join(' ')))
    expect(found).toContain(name)
  })

  it.each([
    ['en', 'How do I walk the excavator onto the trailer?', 'travel'],
    ['en', 'How do I purge the brakes?', 'brake bleeding'],
    ['en', 'How do I change the range?', 'shift'],
    ['en', 'Can somebody lie under it?', 'suspended load'],
    ['en', 'Is there a trick to dump the oil?', 'drain engine oil'],
    ['es', '¿Cómo purgo los frenos?', 'purga de frenos'],
    ['es', '¿Cómo purgo el tanque?', 'drenar'],
    ['es', '¿Puedo ir en el cazo?', 'transportar personas'],
  ] as const)('says what a verb means with its object: %s "%s"', (language, prompt, name) => {
    const found = findSpokenSynonyms(tokenise(prompt), language).flatMap(({ found }) =>
      found.map((one) => one.join(' ')),
    )
    expect(found).toContain(name)
  })
})
