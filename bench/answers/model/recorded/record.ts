import { rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { startCassette } from '../../../../server/infrastructure/language-model/testing/cassette'
import { withDemonstrationManuals } from '../../demonstration/write-manuals'
import { createLibrary } from '../../library'
import { askOne } from '../ask-model'
import { type Frozen, freezing } from './frozen-search'
import { frozenFile, recordedModel, repliesFile } from './recorded-answers'
import { recordedQuestions } from './recorded-questions'

/** Whoever answers by hand takes a while. */
const TIMEOUT_MS = 6 * 3_600_000

/**
 * Has a model answer the recorded questions anew: `record:answers -- --llm URL [--keep]`. Needed when a prompt changes, or
 * what the model is told of a page. `--keep` keeps the replies to requests that are still the same.
 */
const { values } = parseArgs({ options: { llm: { type: 'string' }, keep: { type: 'boolean', default: false } } })
if (!values.llm) throw new Error('--llm requires the address of a model')
if (!values.keep) await rm(repliesFile, { force: true })
const tape = await startCassette({ file: repliesFile, upstream: values.llm })
const model = recordedModel(tape.url, TIMEOUT_MS)
const questions = await recordedQuestions()
await withDemonstrationManuals(async (folder) => {
  const library = createLibrary()
  const frozen: Frozen = { manuals: {}, replies: {} }
  const asked = questions.map(async (question) => {
    const index = await library.openManual(folder, question.manual)
    frozen.manuals[question.manual] = [...index.passages]
    const { reply } = await askOne(question, index, { model, timeoutMs: TIMEOUT_MS, searchIn: freezing(frozen) })
    console.log(`${question.id} ${question.question}\n${reply.response}\n`)
  })
  await Promise.all(asked)
  await writeFile(frozenFile, `${JSON.stringify(frozen)}\n`)
})
await tape.close()
