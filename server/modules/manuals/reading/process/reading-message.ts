import type { Text } from '../../../../domain/text'
import type { PageSize, UnreadableCode } from '../manual-unreadable'
import type { RecognizedPage } from '../ocr/recognize-page'
import type { Part } from '../parts/part'
import type { Passage } from '../passage'
import type { ReadManual, RecognitionNeeded } from '../read-manual'

/** The PDF to read, then what was recognized earlier, in portions that the process requests; an empty one is the last. */
export type ReadingRequest =
  | { kind: 'read'; path: string; maxPages: number | undefined; canRecognize: boolean }
  | { kind: 'recognized'; pages: RecognizedPage[] }

/**
 * Messages of the reading process: finished pages, requests for what was recognized earlier, then the manual in batches
 * small enough not to block the receiver, the pages that have to be recognized first, or the reason why it cannot be read.
 */
export type ReadingMessage =
  | { kind: 'page'; done: number; total: number }
  | { kind: 'recognized pages wanted' }
  | { kind: 'passages'; passages: Passage[] }
  | { kind: 'parts'; parts: Part[] }
  | { kind: 'read'; manual: Omit<ReadManual, 'passages' | 'parts'> }
  | { kind: 'recognition needed'; needed: RecognitionNeeded }
  | { kind: 'unreadable'; code: UnreadableCode; reason: Text; pages: readonly PageSize[] }
