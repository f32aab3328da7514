/** Where the text of a page comes from: the PDF, its image (OCR), or nowhere, because it has none or it cannot be read. */
export type PageTextKind = 'READ' | 'RECOGNIZED' | 'EMPTY' | 'UNREADABLE'

/** The pages of one kind. */
export interface PageTexts {
  kind: PageTextKind
  pages: number
  /** Consecutive pages, from 1; both ends belong to it. */
  ranges: { first: number; last: number }[]
}
