import type { Text } from '../../../../domain/text'
import type { QuarterTurn } from '../extract/page-text'
import type { UnreadableCode } from '../manual-unreadable'
import type { Box } from '../passage'

export type RenderingRequest = PageRequest & (DrawnImage | PrintedText)

export interface PageRequest {
  /** Path of the PDF. */
  path: string
  /** From 1. */
  page: number
  /** Path of the file to write. */
  target: string
}

/** In colours for viewing, or in shades of grey for recognizing text. */
export type DrawnImage =
  | {
      /** In pixels. */
      width: number
      /** Places to mark; with them, the image is a JPEG, as for an e-mail. */
      marks?: readonly Box[]
    }
  | {
      /** At most; a scan with few pixels is drawn with less. */
      dotsPerInch: number
      /** The turn of the text that is drawn upright. */
      turn: QuarterTurn
    }

/** The words of the page with their positions, as JSON of a `PageText`. */
export interface PrintedText {
  text: true
}

/** `ready` once after starting, then one of the others per request. `memory` is the resident memory in MB. */
export type RenderingReply =
  | { kind: 'ready' }
  | { kind: 'drawn'; memory: number }
  | { kind: 'unwritten'; memory: number; message: string }
  | { kind: 'unreadable'; memory: number; code: UnreadableCode; reason: Text }
