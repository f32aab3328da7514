import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { compose } from '../../../server/modules/assistants/answering/extractive/compose'
import { find } from '../../../server/modules/assistants/finding/find'
import { buildManualIndex } from '../../../server/modules/assistants/finding/retrieving/manual-index'
import { createScope, type Scope } from '../../../server/modules/assistants/finding/retrieving/scope'
import { pdfBytes } from '../../../server/modules/manuals/reading/pdfium/pdf-source'
import { readManual } from '../../../server/modules/manuals/reading/read-manual'
import { demonstrationManuals } from '../../../server/seed/manuals/demonstration-manuals'
import { chooseFrom, createRandom } from '../../random'
import { parseQuestions } from '../question'
import { demonstrationQuestions, everydayQuestions, plainQuestions } from './write-manuals'

const fileName = 'harrow-wl-120-operation.pdf'
const all = [demonstrationQuestions, plainQuestions, everydayQuestions]
  .flatMap((file) => parseQuestions(readFileSync(file, 'utf8')))
  .filter(({ manual }) => manual === fileName)
const plain = all.filter(({ context }) => context === undefined).map(({ question }) => question)
const followUps = all.flatMap(({ question, context, answer_strings }) =>
  context === undefined ? [] : [{ question, context, answer_strings }],
)

const TRIED = 100
/** Of the questions that were written to be asked first. */
const MIN_ALONE = 0.98

describe('questions on the demonstration after other questions', () => {
  let scope: Scope

  beforeAll(async () => {
    const manual = demonstrationManuals.find((one) => one.fileName === fileName)
    if (!manual) throw new Error(`${fileName} is no manual of the demonstration`)
    const { passages } = await readManual(pdfBytes(await manual.write()))
    const scoped = passages.map((passage, ordinal) => ({ ...passage, manualId: 'm', manualName: 'M', ordinal }))
    scope = createScope([buildManualIndex(scoped)])
  })

  const ask = (prompt: string, ...earlier: string[]) =>
    compose(find({ prompt, conversation: earlier.map((content) => ({ role: 'user' as const, content })) }, scope))

  it('are answered exactly as when they are asked first, unless they lean on them', () => {
    const random = createRandom(7)
    const choose = () => chooseFrom(plain, random)
    const pairs = Array.from({ length: TRIED }, () => ({ question: choose(), before: [choose(), choose()] }))
    const asked = pairs.map(({ question, before }) => {
      const answer = ask(question, ...before)
      if (answer.understoodAbout.length === 0) expect(answer).toEqual(ask(question))
      return { question, before, about: answer.understoodAbout }
    })
    const leaning = asked.filter(({ about }) => about.length > 0)
    expect(leaning.length / TRIED, JSON.stringify(leaning)).toBeLessThanOrEqual(1 - MIN_ALONE)
  })

  it.each(followUps)('$context > $question', ({ question, context, answer_strings }) => {
    const { response } = ask(question, context)
    expect(answer_strings.some((expected) => response.includes(expected))).toBe(true)
  })
})
