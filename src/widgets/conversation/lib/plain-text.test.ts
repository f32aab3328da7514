import { describe, expect, it } from 'vitest'
import { oilAnswer } from '@/entities/conversation/testing'
import { copiedText, spokenText } from './plain-text'

describe('spokenText', () => {
  it('leaves out what only makes sense to the eye', () => {
    expect(spokenText('**13.5 L** of oil [1], see \\*4\\*.')).toBe('13.5 L of oil, see *4*.')
    expect(spokenText('Not certain.\n\n> Engine oil 13.5 [1]')).toBe('Not certain.\n\nEngine oil 13.5')
  })

  it('reads a table row by row, each figure with the title of its column', () => {
    const table = [
      '| Compartment | Litres | Specification |',
      '| --- | --- | --- |',
      '| Engine oil | 13.5 | SAE 15W-40 \\| CK-4 |',
      '| Coolant | 22.0 |  |',
    ]
    expect(spokenText(`Engine oil: 13.5 litres [1]\n\n${table.join('\n')}\n\nSee also page 31.`)).toBe(
      'Engine oil: 13.5 litres\n\nEngine oil: Litres 13.5, Specification SAE 15W-40 | CK-4\nCoolant: Litres 22.0\n\nSee also page 31.',
    )
    expect(spokenText('| Compartment | Litres |\n| --- | ---: |\n| Engine oil | 13.5 |')).toBe(
      'Engine oil: Litres 13.5',
    )
  })
})

describe('words that lead to a citation', () => {
  it('are said and copied without brackets', () => {
    const response = 'Drain it. [1]\n\n[5 more steps from page 31][2]'
    expect(spokenText(response)).toMatch(/^Drain it\.\s+5 more steps from page 31$/)
    expect(copiedText({ ...oilAnswer, response }, { page: (page) => `page ${page}` })).toContain(
      '\n5 more steps from page 31 [2]',
    )
  })
})

describe('copiedText', () => {
  it('has no table that only a renderer of Markdown can show', () => {
    const response = '13.5 L [1]\n\n| Part | Litres |\n| --- | --- |\n| Engine oil | 13.5 |'
    expect(copiedText({ ...oilAnswer, response }, { page: (page) => `page ${page}` })).toContain(
      '13.5 L [1]\n\nEngine oil: Litres 13.5\n',
    )
  })

  it('says what to beware of first, and where each number in the text stands', () => {
    expect(copiedText({ ...oilAnswer, response: '> **13.5 L** [1]' }, { page: (page) => `page ${page}` })).toBe(
      'WARNING: Hot oil burns. Let the engine cool below 40 °C.\n\n13.5 L [1]\n\n[1] Operation and Maintenance Manual, page 31',
    )
  })
  it('ends with who wrote it, if that was a language model', () => {
    const words = { page: (page: number) => `page ${page}`, writer: 'Written by a language model' }
    expect(copiedText(oilAnswer, words)).toMatch(/\n\nWritten by a language model$/)
  })
})
