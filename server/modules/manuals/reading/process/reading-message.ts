import type { Text } from '../../../../domain/text'
import type { UnreadableCode } from '../manual-unreadable'
import type { RecognizedPage } from '../ocr/recognize-page'
import type { Passage } from '../passage'
import type { ReadManual, RecognitionNeeded } from '../read-manual'

/** What was recognized earlier, in batches, then the PDF to read. */
export type ReadingRequest =
  | { kind: 'recognized'; pages: RecognizedPage[] }
  | { kind: 'read'; path: string; maxPages: number | undefined; canRecognize: boolean }

/**
 * Messages of the reading process: finished pages, then the manual in batches small enough not to block the receiver,
 * the pages that have to be recognized first, or the reason why it cannot be read.
 */
export type ReadingMessage =
  | { kind: 'page'; done: number; total: number }
  | { kind: 'passages'; passages: Passage[] }
  | { kind: 'read'; manual: Omit<ReadManual, 'passages'> }
  | { kind: 'recognition needed'; needed: RecognitionNeeded }
  | { kind: 'unreadable'; code: UnreadableCode; reason: Text }
