import { noCheckpoint } from '../../../finding/checkpoint'
import type { Scope } from '../../../finding/retrieving/scope'
import type { ManualSearch } from '../manual-search'
import { replyTo } from '../worker/reply-to'

const LIMITS = { manuals: [], milliseconds: 30_000, mayIndexMuch: true }

/** Searches in this process, in the manuals of one scope, as a thread does. */
export const createLocalSearch = (scope: Scope): Pick<ManualSearch, 'search'> => ({
  async search(task, { signal }) {
    signal.throwIfAborted()
    const limits = { ...LIMITS, stop: new SharedArrayBuffer(1) }
    const reply = await replyTo(
      { ...task, ...limits },
      { scope, manuals: [], vectors: undefined, checkpoint: noCheckpoint },
    )
    // A reply is to the kind of its task.
    return reply as never
  },
})
