import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LanguageModel } from '../../../../server/infrastructure/language-model/language-model'
import { startCassette } from '../../../../server/infrastructure/language-model/testing/cassette'
import { buildManualIndex } from '../../../../server/modules/assistants/finding/retrieving/manual-index'
import { isRight } from '../../score'
import { askOne } from '../ask-model'
import { type Frozen, thawing } from './frozen-search'
import { readFrozen, recordedModel, repliesFile } from './recorded-answers'
import { recordedQuestions } from './recorded-questions'

const TIMEOUT_MS = 60_000
const questions = await recordedQuestions()

describe('what a model once replied about the demonstration, by the same prompts and pages', () => {
  let frozen: Frozen
  let tape: Awaited<ReturnType<typeof startCassette>>
  let model: LanguageModel

  beforeAll(async () => {
    frozen = await readFrozen()
    tape = await startCassette({ file: repliesFile })
    model = recordedModel(tape.url, TIMEOUT_MS)
  })
  afterAll(() => tape.close())

  function ask(question: (typeof questions)[number]) {
    const passages = frozen.manuals[question.manual]
    if (!passages) throw new Error(`${question.manual} is not among the frozen manuals`)
    return askOne(question, buildManualIndex(passages), { model, timeoutMs: TIMEOUT_MS, searchIn: thawing(frozen) })
  }

  const isAnswerable = ({ answer_pages: pages }: (typeof questions)[number]) => pages.length > 0

  it.each(questions.filter(isAnswerable))('answers $question', async (question) => {
    const { reply, trace } = await ask(question)
    expect({ left: trace.left, isRight: isRight({ question, reply }) }, reply.response).toEqual({
      left: undefined,
      isRight: true,
    })
  })

  it.each(questions.filter((one) => !isAnswerable(one)))('refuses $question', async (question) => {
    const { reply, trace } = await ask(question)
    expect({ left: trace.left, refused: reply.refused }, reply.response).toEqual({ left: undefined, refused: true })
  })
})
