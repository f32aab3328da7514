import { describe, expect, it } from 'vitest'
import type { Passage } from '../../manuals'
import { hashOf, startOf, textToEmbed } from './passage-text'

const passage: Passage = {
  kind: 'text',
  page: 1,
  headings: ['Cab', 'Instruments'],
  text: 'The rev\ncounter.',
  lines: [],
}

describe('the text of a passage that is embedded', () => {
  it('has its headings', () => {
    expect(textToEmbed(passage)).toBe('Cab Instruments The rev counter.')
  })

  it('has the heading that it starts with once', () => {
    expect(textToEmbed({ ...passage, text: 'Instruments\nThe rev counter.' })).toBe('Cab Instruments The rev counter.')
  })

  it('has the column titles of a table', () => {
    const table: Passage = { ...passage, kind: 'table', columns: ['Item', 'Litres'], rows: [], text: 'Engine oil 13.5' }
    expect(textToEmbed(table)).toBe('Cab Instruments Item Litres Engine oil 13.5')
  })

  it('is limited and ends with a whole character', () => {
    expect(textToEmbed({ ...passage, text: 'x'.repeat(20_000) })).toHaveLength(2000)
    expect(startOf('a😀', 2)).toBe('a')
  })

  it('is empty if there is none', () => {
    expect(textToEmbed({ ...passage, headings: [], text: ' \n' })).toBe('')
  })

  it('has a hash of its own', () => {
    expect(hashOf('a')).toEqual(hashOf('a'))
    expect(hashOf('a')).not.toEqual(hashOf('b'))
    expect(hashOf('a')).toHaveLength(16)
  })
})
