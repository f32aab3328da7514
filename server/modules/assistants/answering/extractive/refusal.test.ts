import { describe, expect, it } from 'vitest'
import { find } from '../../finding/find'
import { buildManualIndex } from '../../finding/index/manual-index'
import { createScope } from '../../finding/ranking/scope'
import { loaderScope, partsScope } from '../../finding/testing/harrow-manuals'
import { manualBuilder } from '../../finding/testing/manual-builder'
import { isAnswered } from './refusal'

const answered = (prompt: string, scope = loaderScope) => isAnswered(find({ prompt, conversation: [] }, scope))

describe('isAnswered', () => {
  it.each([
    'How much oil does the engine take?',
    'wich lead comes of the battery frist',
    'So what on earth does alarm 31 mean, can you tell me?',
  ])('lets talk, misspellings and other names pass: "%s"', (prompt) => {
    expect(answered(prompt)).toBe(true)
  })

  it.each([
    'What is the gap of the spark plugs?',
    'How do I replace the turbocharger?',
    'What does alarm 57 mean for the conveyor?',
  ])('wants the matter itself to be there: "%s"', (prompt) => {
    expect(answered(prompt)).toBe(false)
  })

  it('requires a part number if one is asked for', () => {
    expect(answered('part number of the horn', partsScope)).toBe(true)
    expect(answered('part number of the battery cable')).toBe(false)
  })

  it('requires more coverage if a quantity is asked for and none is mentioned', () => {
    const manual = manualBuilder('m', 'M')
      .text(1, [], 'The boom carries the bucket and the hoses of the hydraulic system.')
      .text(2, [], 'The winch has a drum and a rope.')
    const scope = createScope([buildManualIndex(manual.passages)])
    expect(answered('What is the boom and bucket for, and its hook?', scope)).toBe(true)
    expect(answered('How heavy is the boom with the bucket and its hook?', scope)).toBe(false)
  })
})
