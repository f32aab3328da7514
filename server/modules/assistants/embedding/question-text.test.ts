import { expect, it } from 'vitest'
import { questionToEmbed } from './question-text'

it('a question is embedded alone if it stands on its own', () => {
  const prompt = 'How heavy is the bucket of the machine?'
  expect(questionToEmbed(prompt, { earlier: [] })).toBe(prompt)
})

it('a question is embedded after the last of those that it leans on', () => {
  const earlier = ['Where does the parasol go?', 'and how far?']
  expect(questionToEmbed('and in winter?', { earlier })).toBe('and how far?\nand in winter?')
})
