import { workerData } from 'node:worker_threads'
import { connect } from '../../../../../db/connection'
import { serveTasks } from '../../../../../infrastructure/worker-threads/serve-tasks'
import type { Checkpoint } from '../../../finding/checkpoint'
import { createScope } from '../../../finding/retrieving/scope'
import { createManualIndexes } from './manual-indexes'
import { createManualVectors } from './manual-vectors'
import { createPassageRepository } from './passage.repository'
import { replyTo } from './reply-to'
import { createSearchCheckpoint, SearchEnded } from './search-checkpoint'
import type { SearchReply, SearchTask, SearchWorkerData } from './search-task'
import { createVectorRepository } from './vector.repository'

/** Pages that are indexed within about half a second. */
const MAX_PAGES_AT_ONCE = 500

const { connectionString, embeddingModel }: SearchWorkerData = workerData.data
const { db } = connect(connectionString, { max: 1 })
const indexes = createManualIndexes(createPassageRepository(db))
const vectors =
  embeddingModel === undefined ? undefined : createManualVectors(createVectorRepository(db), embeddingModel)

serveTasks(async (task: SearchTask): Promise<SearchReply> => {
  const checkpoint = createSearchCheckpoint(task)
  try {
    if (!task.mayIndexMuch && countPagesToIndex(task) > MAX_PAGES_AT_ONCE) return { ended: 'much-to-index' }
    const manuals = await openManuals(task, checkpoint)
    const scope = createScope(
      manuals.map(({ index }) => index),
      task.manuals.map(({ kind }) => kind),
    )
    return await replyTo(task, { scope, manuals, vectors, checkpoint })
  } catch (error) {
    if (error instanceof SearchEnded) return { ended: error.why }
    throw error
  }
})

async function openManuals(task: SearchTask, checkpoint: Checkpoint) {
  const manuals = []
  for (const manual of task.manuals) {
    checkpoint()
    manuals.push({ manual, index: await indexes.get(manual) })
  }
  return manuals
}

const countPagesToIndex = ({ manuals }: Pick<SearchTask, 'manuals'>) =>
  manuals.reduce((sum, manual) => sum + (indexes.has(manual) ? 0 : (manual.pages ?? 0)), 0)
