import { expect, it } from 'vitest'
import { questionToEmbed } from './question-text'

const conversation = [
  { role: 'user' as const, content: 'Where does the parasol go?' },
  { role: 'assistant' as const, content: 'Onto the rail.' },
]

it.each([
  ['How heavy is the bucket of the machine?', 'How heavy is the bucket of the machine?'],
  ['and in winter?', 'Where does the parasol go?\nand in winter?'],
])('"%s" is embedded as %j', (prompt, text) => {
  expect(questionToEmbed({ prompt, conversation }, 'en')).toBe(text)
})
