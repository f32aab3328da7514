import type { PageText, Rect } from '../../reading/extract/page-text'
import type { DrawingContent } from './find-numbers'

/** What is done with the image of a drawing in a thread; images are files, as Tesseract reads and writes them. */
export type DrawingTask = { image: string } & (
  | { kind: 'content'; page: Pick<PageText, 'width' | 'words'>; tsv: string }
  | { kind: 'rows'; areas: readonly Rect[]; times: number; target: string }
)

/** Undefined for rows, which are written to the target, and where the file has no image. */
export type DrawingReply = DrawingContent | undefined
