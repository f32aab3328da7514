import { workerData } from 'node:worker_threads'
import { connect } from '../../../../../db/connection'
import { serveTasks } from '../../../../../infrastructure/worker-threads/serve-tasks'
import { questionToEmbed } from '../../../embedding/question-text'
import type { Checkpoint } from '../../../finding/checkpoint'
import { find } from '../../../finding/find'
import { soughtArticle } from '../../../finding/parts/sought-article'
import { createScope, type Scope } from '../../../finding/retrieving/scope'
import type { ComposedAnswer } from '../../engine'
import { compose } from '../compose'
import { explain } from '../explain'
import type { AskCertain } from '../follow-ups'
import { findCertain } from '../suggesting/is-answered'
import { suggestQuestions } from '../suggesting/suggest-questions'
import { answerBySimilarity } from './answer-by-similarity'
import type { Answered, AnswerReply, AnswerTask, AnswerWorkerData, SuggestTask } from './answer-task'
import { createManualIndexes } from './manual-indexes'
import { createManualVectors } from './manual-vectors'
import { createPassageRepository } from './passage.repository'
import { createVectorRepository } from './vector.repository'

/** Pages that are indexed within about half a second. */
const MAX_PAGES_AT_ONCE = 500
/** No further question that may follow is searched for after this time, as the answer waits for them. */
const MAX_FOLLOW_UP_MS = 500

class SearchEnded extends Error {
  constructor(readonly kind: 'stopped' | 'out-of-time') {
    super(kind)
  }
}

const { connectionString, embeddingModel }: AnswerWorkerData = workerData.data
const { db } = connect(connectionString, { max: 1 })
const indexes = createManualIndexes(createPassageRepository(db))
const vectors =
  embeddingModel === undefined ? undefined : createManualVectors(createVectorRepository(db), embeddingModel)

serveTasks(async (task: AnswerTask | SuggestTask): Promise<AnswerReply> => {
  const checkpoint = createCheckpoint(task)
  try {
    if (!task.mayIndexMuch && countPagesToIndex(task) > MAX_PAGES_AT_ONCE) return { kind: 'much-to-index' }
    const manuals = []
    for (const manual of task.manuals) {
      checkpoint()
      manuals.push({ manual, index: await indexes.get(manual) })
    }
    const scope = createScope(
      manuals.map(({ index }) => index),
      task.manuals.map(({ kind }) => kind),
    )
    if ('suggestIn' in task)
      return { kind: 'suggested', questions: suggestQuestions(scope, task.suggestIn, checkpoint) }
    const seeksPart = task.assistant === 'parts'
    const found = find({ ...task.question, seeksPart }, scope, checkpoint)
    checkpoint()
    const sought = seeksPart ? soughtArticle(task.question, scope.vocabulary, checkpoint) : undefined
    const answer: ComposedAnswer = {
      ...compose(found, { ...task, ask: askNext(task, scope, checkpoint) }),
      ...(sought && { sought }),
    }
    const answered: Answered = { kind: 'answered', answer, ...(task.explains && { explanation: explain(found) }) }
    if (!vectors || answer.confidence === 'sure') return answered
    if (task.vector) return await answerBySimilarity({ task, found, answered, vectors, manuals, checkpoint })
    const textToEmbed = questionToEmbed(found.query)
    return (await vectors.areComplete(task.manuals)) ? { ...answered, textToEmbed } : answered
  } catch (error) {
    if (error instanceof SearchEnded) return { kind: error.kind }
    throw error
  }
})

/** Asks what the person may ask next, with no answer once the time for that is over. */
function askNext(task: AnswerTask, scope: Scope, checkpoint: Checkpoint): AskCertain {
  const isInTime = createCheckpoint({ stop: task.stop, milliseconds: MAX_FOLLOW_UP_MS })
  const checkBoth = () => {
    checkpoint()
    isInTime()
  }
  return (prompt) => {
    const question = { ...task.question, prompt, conversation: [], seeksPart: task.assistant === 'parts' }
    try {
      return findCertain(question, scope, checkBoth)
    } catch (error) {
      if (error instanceof SearchEnded && error.kind === 'out-of-time') return undefined
      throw error
    }
  }
}

const countPagesToIndex = ({ manuals }: Pick<AnswerTask, 'manuals'>) =>
  manuals.reduce((sum, manual) => sum + (indexes.has(manual) ? 0 : (manual.pages ?? 0)), 0)

function createCheckpoint({ stop, milliseconds }: Pick<AnswerTask, 'stop' | 'milliseconds'>): Checkpoint {
  const flag = new Uint8Array(stop)
  const deadline = performance.now() + milliseconds
  return () => {
    if (Atomics.load(flag, 0) === 1) throw new SearchEnded('stopped')
    if (performance.now() >= deadline) throw new SearchEnded('out-of-time')
  }
}
