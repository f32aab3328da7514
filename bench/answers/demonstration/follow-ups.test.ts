import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { compose } from '../../../server/modules/assistants/answering/extractive/compose'
import { findCertain } from '../../../server/modules/assistants/answering/extractive/suggesting/is-answered'
import { find } from '../../../server/modules/assistants/finding/find'
import type { Turn } from '../../../server/modules/assistants/finding/question/follow-up'
import { buildManualIndex } from '../../../server/modules/assistants/finding/retrieving/manual-index'
import { createScope, type Scope } from '../../../server/modules/assistants/finding/retrieving/scope'
import { pdfBytes } from '../../../server/modules/manuals/reading/pdfium/pdf-source'
import { readManual } from '../../../server/modules/manuals/reading/read-manual'
import { demonstrationManuals } from '../../../server/seed/manuals/demonstration-manuals'
import { parseQuestions } from '../question'
import { demonstrationQuestions } from './write-manuals'

const fileName = 'harrow-wl-120-operation.pdf'
const questions = parseQuestions(readFileSync(demonstrationQuestions, 'utf8'))
  .filter(({ manual, context, answer_pages }) => manual === fileName && !context && answer_pages.length > 0)
  .slice(0, 20)

describe('follow-up questions offered on the demonstration', () => {
  let scope: Scope

  beforeAll(async () => {
    const manual = demonstrationManuals.find((one) => one.fileName === fileName)
    if (!manual) throw new Error(`${fileName} is no manual of the demonstration`)
    const { passages } = await readManual(pdfBytes(await manual.write()))
    const scoped = passages.map((passage, ordinal) => ({ ...passage, manualId: 'm', manualName: 'M', ordinal }))
    scope = createScope([buildManualIndex(scoped)])
  })

  it('are answered with certainty, each in the conversation in which it is offered', () => {
    const ask = (prompt: string) => findCertain({ prompt, conversation: [] }, scope)
    const offered = questions.flatMap(({ question }) => {
      const found = find({ prompt: question, conversation: [] }, scope)
      const answer = compose(found, { characters: 2000, isComplete: true, audience: 'operator', ask })
      const conversation: Turn[] = [
        { role: 'user', content: question },
        { role: 'assistant', content: answer.response },
      ]
      return answer.followUps.map((prompt) => ({
        asked: `${question} > ${prompt}`,
        confidence: compose(find({ prompt, conversation }, scope)).confidence,
      }))
    })
    expect(offered.length).toBeGreaterThan(20)
    expect(offered.filter(({ confidence }) => confidence !== 'sure').map(({ asked }) => asked)).toEqual([])
  })
})
