import { describe, expect, it } from 'vitest'
import { find } from '../../finding/find'
import { loaderScope } from '../../finding/testing/harrow-manuals'
import type { AnswerEvent } from '../engine'
import { extractiveEngine } from './engine'

async function eventsFor(prompt: string): Promise<AnswerEvent[]> {
  const question = { prompt, conversation: [] }
  const events: AnswerEvent[] = []
  for await (const event of extractiveEngine.answer(question, find(question, loaderScope))) events.push(event)
  return events
}

describe('extractiveEngine', () => {
  it.each(['How much oil does the engine take?', 'Who won the race in 1998?'])(
    'writes the response to "%s" piece by piece and ends with the whole answer',
    async (prompt) => {
      const events = await eventsFor(prompt)
      const last = events.at(-1)
      if (last?.type !== 'done') throw new Error('the answer was not finished')
      const written = events.map((event) => (event.type === 'delta' ? event.text : '')).join('')
      expect(written).toBe(last.answer.response)
      expect(events.filter(({ type }) => type === 'delta').length).toBeGreaterThan(1)
    },
  )
})
