import type { Transact } from '../../../events/unit-of-work'
import { collectInSlices } from '../../../infrastructure/imports/collect-in-slices'
import type { JobHandlers } from '../../../infrastructure/jobs/worker'
import { readPartsLists } from '../reading/parts/find-parts'
import { type PartRepository, storeListedParts } from './part.repository'

/** Soon after the start with new rules; costs one look-up in an index otherwise. */
export const listPartsCrontab = '*/5 * * * * list-parts ?jobKey=list-parts&max=1'

interface Dependencies {
  transact: Transact
  parts: PartRepository
}

/**
 * Lists the parts of manuals that were read before the current rules, from their stored passages: they stay READY
 * meanwhile. A manual that fails is tried again with the next turn and does not hold up the others.
 */
export const listPartsJob =
  ({ transact, parts }: Dependencies): JobHandlers['list-parts'] =>
  async (_payload, { signal }) => {
    const failures: unknown[] = []
    for (let manual = await parts.nextUnlisted(undefined); manual; manual = await parts.nextUnlisted(manual.id)) {
      const current = manual
      if (signal.aborted) return
      try {
        const passages = await parts.passagesOf(current.id)
        const listed = await collectInSlices(readPartsLists(passages), signal)
        await transact((trx) => storeListedParts(trx, current, listed.flat()))
      } catch (error) {
        if (signal.aborted) return
        failures.push(error)
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'the parts of some manuals could not be listed')
  }
