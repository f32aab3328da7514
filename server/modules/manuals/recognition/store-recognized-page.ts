import type { Transaction } from '../../../db/connection'
import type { Manual, ManualRun } from '../manual'
import { countPageDone } from '../processing.repository'
import type { RecognizedPage } from '../reading/ocr/recognize-page'
import { storeText } from './recognition.repository'

interface StoreRecognizedPage extends ManualRun {
  recognized: RecognizedPage
}

/**
 * Stores the text of a page and counts the page as done.
 * @returns undefined if the manual was deleted or queued again meanwhile
 */
export async function storeRecognizedPage(
  trx: Transaction,
  { id, revision, recognized }: StoreRecognizedPage,
): Promise<Manual | undefined> {
  const manual = await countPageDone(trx, id, revision)
  if (manual) await storeText(trx, id, recognized)
  return manual
}
