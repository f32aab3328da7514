import { describe, expect, it } from 'vitest'
import { indexes } from '../../../server/modules/assistants/finding/testing/harrow-manuals'
import type { QuestionSet } from '../library'
import { parseQuestions } from '../question'
import { makeSets } from './made-sets'

const question = (manual: string) =>
  parseQuestions(
    JSON.stringify({
      id: manual,
      manual,
      assistant: 'operations',
      question: 'how much oil?',
      answer_pages: [],
      answer_strings: [],
      kind: 'unanswerable',
    }),
  )
const sets: QuestionSet[] = [
  { name: 'open', manuals: '/a', questions: question('loader.pdf') },
  { name: 'plain', manuals: '/a', questions: question('loader.pdf') },
  { name: 'other', manuals: '/b', questions: question('excavator.pdf') },
]

describe('sets of made questions', () => {
  it('are one for each folder, of the manuals that the sets ask about, each read from its folder once', async () => {
    const opened: string[] = []
    const library = {
      openManual: async (folder: string, manual: string) => {
        opened.push(`${folder}/${manual}`)
        return manual === 'loader.pdf' ? indexes.loader : indexes.excavator
      },
    }
    const made = await makeSets(sets, library, 6)
    expect(opened).toEqual(['/a/loader.pdf', '/b/excavator.pdf'])
    expect(made.map(({ name, manuals }) => [name, manuals])).toEqual([
      ['made-open', '/a'],
      ['made-other', '/b'],
    ])
    expect(made[0]?.questions.length).toBeGreaterThan(0)
    expect(new Set(made[0]?.questions.map(({ manual }) => manual))).toEqual(new Set(['loader.pdf']))
  })
})
