import { createFairQueue } from '../../../../infrastructure/fair-queue/fair-queue'
import type { SearchReply } from './worker/search-task'

/** @param mayIndexMuch whether it may index manuals that take long; if not, the reply may be `much-to-index` */
export type Search = (mayIndexMuch: boolean) => Promise<SearchReply>

const MAX_WAITING_PER_ORGANIZATION = 20

/** In which order organizations search: in turns, each with one thread at most, and one thread is free of long indexing. */
export function createSearchTurns(threads: number) {
  const turns = { slotsPerOwner: 1, waitingPerOwner: MAX_WAITING_PER_ORGANIZATION }
  const threadQueue = createFairQueue({ slots: threads, ...turns })
  const indexingQueue = createFairQueue({ slots: threads - 1, ...turns })

  const searchWithoutIndexing = (owner: string, search: Search, signal: AbortSignal) =>
    threadQueue.run(owner, () => search(false), signal)

  return {
    /** Searches as soon as a thread is free; the reply is `much-to-index` if that would take long. */
    searchWithoutIndexing,

    /** Searches as soon as a thread is free, and indexes what it needs. */
    async search(owner: string, search: Search, signal: AbortSignal): Promise<SearchReply> {
      const reply = await searchWithoutIndexing(owner, search, signal)
      if (!('ended' in reply) || reply.ended !== 'much-to-index') return reply
      const indexAndSearch = () => threadQueue.run(owner, () => search(true), signal)
      return indexingQueue.run(owner, indexAndSearch, signal)
    },
  }
}
