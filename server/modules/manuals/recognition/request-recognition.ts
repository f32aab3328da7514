import type { Transaction } from '../../../db/connection'
import type { Manual, ManualRun } from '../manual'
import { enqueueProcessing, enqueueRecognition } from '../manual-queue.repository'
import { lockCurrentRun, storeExtraction } from '../processing.repository'
import type { RecognitionNeeded } from '../reading/read-manual'
import { addPages, hasPending, lockWaiting } from './recognition.repository'

/**
 * Has the text of pages recognized in their images; the manual is processed further once that is done.
 * @returns undefined if it was deleted or queued again meanwhile
 */
export async function requestRecognition(
  trx: Transaction,
  { id, revision, needed }: ManualRun & { needed: RecognitionNeeded },
): Promise<Manual | undefined> {
  const { pageCount, pagesDone, pagesToRecognize } = needed
  const manual = await storeExtraction(trx, { id, revision, pages: pageCount, pagesDone })
  if (!manual) return undefined
  await addPages(trx, id, pagesToRecognize)
  await enqueueRecognition(trx, id, revision)
  return manual
}

/** After some pages were recognized: the others after the manuals of other organizations had their turn, or the rest of processing. */
export async function continueProcessing(trx: Transaction, { id, revision }: ManualRun): Promise<void> {
  if (!(await lockCurrentRun(trx, id, revision))) return
  if (await hasPending(trx, id)) await enqueueRecognition(trx, id, revision)
  else await enqueueProcessing(trx, id, revision)
}

/** Has manuals processed further that wait for a worker which recognizes text, as there is none. */
export async function continueWithoutRecognition(trx: Transaction): Promise<void> {
  for (const { id, revision } of await lockWaiting(trx)) await enqueueProcessing(trx, id, revision)
}
