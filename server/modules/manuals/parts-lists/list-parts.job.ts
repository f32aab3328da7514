import type { Transact } from '../../../events/unit-of-work'
import { collectInSlices } from '../../../infrastructure/imports/collect-in-slices'
import { enqueue } from '../../../infrastructure/jobs/job-queue'
import type { JobHandlers } from '../../../infrastructure/jobs/worker'
import type { Logger } from '../../../infrastructure/logging/logger'
import { readPartsLists } from '../reading/parts/find-parts'
import { type PartRepository, storeListedParts, type UnlistedManual } from './part.repository'

const KEY = 'list-parts'
/** Whichever process runs it, the parts of one manual are listed at a time. */
const QUEUE = 'parts-lists'
const MAX_ATTEMPTS = 1

/** Soon after the start with new rules; costs one look-up in an index otherwise. */
export const listPartsCrontab = `*/5 * * * * list-parts ?jobKey=${KEY}&queue=${QUEUE}&max=${MAX_ATTEMPTS}`

/** A library may take hours, and graphile-worker starts a job again that takes more than four. */
const TURN_MS = 30_000

interface Dependencies {
  transact: Transact
  parts: PartRepository
  logger: Pick<Logger, 'warn'>
  /** Replaced in tests. */
  turnMs?: number
}

/**
 * Lists the parts of manuals that were read before the current rules, from their stored passages: they stay READY
 * meanwhile. The next turn continues after the last manual, so that one that fails does not delay the others; the
 * schedule begins with the first again.
 */
export function listPartsJob({ transact, parts, logger, turnMs = TURN_MS }: Dependencies): JobHandlers['list-parts'] {
  async function list(manual: UnlistedManual, signal: AbortSignal): Promise<void> {
    try {
      const passages = await collectInSlices(await parts.passagesOf(manual.id), signal)
      const listed = await collectInSlices(readPartsLists(passages), signal)
      await transact((trx) => storeListedParts(trx, manual, listed.flat()))
    } catch (error) {
      if (signal.aborted) return
      logger.warn({ err: error, manual: manual.id }, 'the parts of a manual could not be listed')
    }
  }

  const enqueueRest = (after: string) =>
    transact((trx) => enqueue(trx, 'list-parts', { after }, { key: KEY, maxAttempts: MAX_ATTEMPTS, queue: QUEUE }))

  return async ({ after }, { signal }) => {
    const endsAt = Date.now() + turnMs
    let manual = await parts.nextUnlisted(after)
    while (manual && !signal.aborted) {
      const { id } = manual
      await list(manual, signal)
      manual = await parts.nextUnlisted(id)
      if (manual && Date.now() >= endsAt) return enqueueRest(id)
    }
  }
}
