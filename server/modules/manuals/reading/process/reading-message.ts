import type { UnreadableCode } from '../manual-unreadable'
import type { Passage } from '../passage'
import type { ReadManual } from '../read-manual'

export interface ReadingRequest {
  path: string
  maxPages: number | undefined
}

/**
 * What the reading process reports: any number of pages, then the manual in parts, none of them large enough to occupy the
 * receiver for long, or why it cannot be read.
 */
export type ReadingMessage =
  | { kind: 'page'; done: number; total: number }
  | { kind: 'passages'; passages: Passage[] }
  | { kind: 'read'; manual: Omit<ReadManual, 'passages'> }
  | { kind: 'unreadable'; code: UnreadableCode; reason: string }
