import { rename, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { startCassette } from '../../../../server/infrastructure/language-model/testing/cassette'
import { countOption } from '../../../count-option'
import { withDemonstrationManuals } from '../../demonstration/write-manuals'
import { createLibrary } from '../../library'
import { askOne } from '../ask-model'
import { type Frozen, freezing } from './frozen-search'
import { frozenFile, recordedModel, repliesFile } from './recorded-answers'
import { recordedQuestions } from './recorded-questions'

/**
 * Has a model answer the recorded questions anew: `record:answers -- --llm URL [--keep] [--timeout-minutes COUNT]`. Needed when a prompt changes, or
 * what the model is told of a page. `--keep` takes over the replies to requests that are still the same.
 */
const { values } = parseArgs({
  options: {
    llm: { type: 'string' },
    keep: { type: 'boolean', default: false },
    'timeout-minutes': { type: 'string', default: '30' },
  },
})
if (!values.llm) throw new Error('--llm requires the address of a model')
const timeoutMs = 60_000 * countOption(values['timeout-minutes'], '--timeout-minutes requires a positive number')
// What was recorded before is replaced only when all is recorded.
const newReplies = `${repliesFile}.new`
await rm(newReplies, { force: true })
const tape = await startCassette({
  file: newReplies,
  upstream: values.llm,
  ...(values.keep && { earlier: repliesFile }),
})
const model = recordedModel(tape.url, timeoutMs)
const questions = await recordedQuestions()
await withDemonstrationManuals(async (folder) => {
  const library = createLibrary()
  const frozen: Frozen = { manuals: {}, replies: {} }
  const asked = questions.map(async (question) => {
    const index = await library.openManual(folder, question.manual)
    frozen.manuals[question.manual] = [...index.passages]
    const { reply } = await askOne(question, index, { model, timeoutMs, searchIn: freezing(frozen) })
    console.log(`${question.id} ${question.question}\n${reply.response}\n`)
  })
  await Promise.all(asked)
  await writeFile(frozenFile, `${JSON.stringify(frozen)}\n`)
  await rename(newReplies, repliesFile)
})
await tape.close()
