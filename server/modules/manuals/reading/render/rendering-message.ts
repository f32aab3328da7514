import type { Text } from '../../../../domain/text'
import type { UnreadableCode } from '../manual-unreadable'

export interface RenderingRequest {
  /** Path of the PDF. */
  path: string
  /** From 1. */
  page: number
  /** In pixels. */
  width: number
  /** Path of the image to write. */
  target: string
}

/** `ready` once after starting, then one of the others per request. `memory` is the resident memory in MB. */
export type RenderingReply =
  | { kind: 'ready' }
  | { kind: 'drawn'; memory: number }
  | { kind: 'unreadable'; memory: number; code: UnreadableCode; reason: Text }
