import { expect, it } from 'vitest'
import { questionToEmbed } from './question-text'

it('a question is embedded as it was understood', () => {
  expect(questionToEmbed({ reading: 'and how far? parasol' })).toBe('and how far? parasol')
})

it('a text is embedded as far as a question goes', () => {
  expect(questionToEmbed({ reading: 'winch '.repeat(1000) }).length).toBeLessThanOrEqual(2000)
})
