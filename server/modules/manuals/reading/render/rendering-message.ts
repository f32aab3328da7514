import type { UnreadableCode } from '../manual-unreadable'

export interface RenderingRequest {
  /** Where the PDF lies. */
  path: string
  /** From 1. */
  page: number
  /** In pixels. */
  width: number
  /** Where the image is written to. */
  target: string
}

/** `ready` once, when the process can draw; then one of the others for each request. `memory` is what it takes, in MB. */
export type RenderingReply =
  | { kind: 'ready' }
  | { kind: 'drawn'; memory: number }
  | { kind: 'unreadable'; memory: number; code: UnreadableCode; reason: string }
