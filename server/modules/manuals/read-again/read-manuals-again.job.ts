import type { Transact } from '../../../events/unit-of-work'
import type { JobHandlers } from '../../../infrastructure/jobs/worker'
import { enqueueProcessing } from '../manual-queue.repository'
import { markNext } from './read-again.repository'

/** Each time at most one is queued, after the manuals that people wait for. */
export const readManualsAgainCrontab = '* * * * * read-manuals-again ?jobKey=read-manuals-again&max=1'

interface Dependencies {
  transact: Transact
  canRecognize: () => Promise<boolean>
}

/** Queues a manual that was read by earlier rules; it can be read and searched as before meanwhile. */
export function readManualsAgainJob({ transact, canRecognize }: Dependencies): JobHandlers['read-manuals-again'] {
  return async () => {
    const isRecognized = await canRecognize()
    await transact(async (trx) => {
      const next = await markNext(trx, isRecognized)
      if (next) await enqueueProcessing(trx, next.id, next.revision)
    })
  }
}
