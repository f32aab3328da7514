import { workerData } from 'node:worker_threads'
import { connect } from '../../../../../db/connection'
import { serveTasks } from '../../../../../infrastructure/worker-threads/serve-tasks'
import type { Checkpoint } from '../../../finding/checkpoint'
import { find } from '../../../finding/find'
import { createScope } from '../../../finding/ranking/scope'
import { compose } from '../compose'
import { explain } from '../explain'
import type { AnswerReply, AnswerTask, AnswerWorkerData } from './answer-task'
import { createManualIndexes } from './manual-indexes'
import { createPassageRepository } from './passage.repository'

class SearchEnded extends Error {
  constructor(readonly kind: 'stopped' | 'out-of-time') {
    super(kind)
  }
}

const { connectionString }: AnswerWorkerData = workerData.data
const indexes = createManualIndexes(createPassageRepository(connect(connectionString, { max: 1 }).db))

serveTasks(async (task: AnswerTask): Promise<AnswerReply> => {
  const checkpoint = createCheckpoint(task)
  try {
    const manuals = []
    for (const manual of task.manuals) {
      checkpoint()
      manuals.push(await indexes.get(manual))
    }
    const found = find(task.question, createScope(manuals), checkpoint)
    checkpoint()
    return { kind: 'answered', answer: compose(found, task), ...(task.explains && { explanation: explain(found) }) }
  } catch (error) {
    if (error instanceof SearchEnded) return { kind: error.kind }
    throw error
  }
})

function createCheckpoint({ stop, milliseconds }: AnswerTask): Checkpoint {
  const flag = new Uint8Array(stop)
  const deadline = performance.now() + milliseconds
  return () => {
    if (Atomics.load(flag, 0) === 1) throw new SearchEnded('stopped')
    if (performance.now() >= deadline) throw new SearchEnded('out-of-time')
  }
}
