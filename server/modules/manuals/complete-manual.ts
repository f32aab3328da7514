import type { Transaction } from '../../db/connection'
import { publish } from '../../events/unit-of-work'
import type { Manual, ManualRun } from './manual'
import { manualReady } from './manual.events'
import { notifyUploader } from './notify-uploader'
import { storeResult } from './processing.repository'
import { isReadingAgain } from './read-again/read-again.repository'
import type { ReadManual } from './reading/read-manual'

interface CompleteManual extends ManualRun {
  read: ReadManual
}

/**
 * Stores pages and passages and makes the manual READY.
 * @returns undefined if it was deleted or queued again meanwhile
 */
export async function completeManual(trx: Transaction, completion: CompleteManual): Promise<Manual | undefined> {
  const isReadAgain = await isReadingAgain(trx, completion)
  const manual = await storeResult(trx, completion)
  if (!manual) return undefined
  if (!isReadAgain) await notifyUploader(trx, manual)
  await publish(trx, manualReady(manual))
  return manual
}
