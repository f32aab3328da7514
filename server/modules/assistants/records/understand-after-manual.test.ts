import { describe, expect, it } from 'vitest'
import { quarryKnowledge } from './testing/quarry-knowledge'
import { understand } from './understand'

/** What a prompt asks of the records after a question to a manual and its answer. */
const askedAfter = (question: string, answer: string, ...prompts: string[]) => {
  const earlier = [
    { role: 'user' as const, content: question },
    { role: 'assistant' as const, content: answer },
    ...prompts.slice(0, -1).map((content) => ({ role: 'user' as const, content })),
  ]
  return understand({ prompt: prompts.at(-1) ?? '', earlier, preferred: 'en' }, quarryKnowledge)?.questions[0]
}

const belt = ['which drive belt does it take?', 'Drive belt, part number: 410-08830. [1]\n\n| 6 | 410-08831 |'] as const

describe('the part of an answer from a manual', () => {
  it.each([
    ['is it in stock?', 'stock'],
    ['how much does it cost?', 'price'],
    ['¿cuánto cuesta?', 'price'],
    ['¿hay en stock?', 'stock'],
  ])('is meant: %s', (prompt, detail) => {
    const meant = askedAfter(...belt, prompt)
    expect(meant).toMatchObject({ question: { topic: 'stock', words: ['410-08830'], details: [detail] } })
    expect(meant?.about).toEqual(['410-08830'])
  })

  it('is still meant by the next question', () => {
    expect(askedAfter(...belt, 'is it in stock?', 'and what does it cost?')).toMatchObject({
      question: { topic: 'stock', words: ['410-08830'], details: ['price'] },
    })
  })

  it('is meant where the records were asked for it first', () => {
    const asked = 'what is the part number of the fuel filter on Loader 3'
    expect(askedAfter(asked, 'The part number is 410-06102: fuel filter. [1]', 'is it in stock?')).toMatchObject({
      question: { topic: 'stock', words: ['410-06102'], details: ['stock'] },
    })
  })

  it('is asked of the manual where it names none, or several', () => {
    expect(askedAfter('how do I tow it', 'Open the bypass first. [1]', 'is it in stock?')).toBeUndefined()
    expect(askedAfter('which filters', 'Filters 320-07309 and 320-07411. [1]', 'how much is it?')).toBeUndefined()
  })
})
