import type { UnreadableCode } from '../manual-unreadable'
import type { ReadManual } from '../read-manual'

export interface ReadingRequest {
  bytes: Uint8Array
  maxPages?: number
}

/** What the reading worker says, in this order: any number of pages, then one of the other two. */
export type ReadingMessage =
  | { kind: 'page'; done: number; total: number }
  | { kind: 'read'; manual: ReadManual }
  | { kind: 'unreadable'; code: UnreadableCode; reason: string }
