import type { Text } from '../../../../domain/text'
import type { UnreadableCode } from '../manual-unreadable'
import type { Passage } from '../passage'
import type { ReadManual } from '../read-manual'

export interface ReadingRequest {
  path: string
  maxPages: number | undefined
}

/**
 * Messages of the reading process: finished pages, then the manual in batches small enough not to block the receiver,
 * or the reason why it cannot be read.
 */
export type ReadingMessage =
  | { kind: 'page'; done: number; total: number }
  | { kind: 'passages'; passages: Passage[] }
  | { kind: 'read'; manual: Omit<ReadManual, 'passages'> }
  | { kind: 'unreadable'; code: UnreadableCode; reason: Text }
