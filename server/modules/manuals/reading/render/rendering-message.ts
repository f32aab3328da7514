import type { UnreadableCode } from '../manual-unreadable'

export interface RenderingRequest {
  id: number
  bytes: Uint8Array
  page: number
  width: number
}

export type RenderingReply =
  | { id: number; kind: 'drawn'; image: Uint8Array }
  | { id: number; kind: 'unreadable'; code: UnreadableCode; reason: string }
