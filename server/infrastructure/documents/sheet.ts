/** What a document says, in words and figures as they are read; `document.worker.ts` draws it. */
export interface Sheet {
  language: string
  paper: 'LETTER' | 'A4'
  title: string
  /** Repeated on each page. */
  number: string
  /** The name of the seller, then their address. */
  seller: readonly string[]
  facts: readonly Labelled[]
  /** Side by side. */
  parties: readonly { title: string; lines: readonly string[] }[]
  columns: readonly SheetColumn[]
  rows: readonly SheetRow[]
  /** The last one is the total. */
  sums: readonly Labelled[]
  closing: readonly Labelled[]
  /** What numbers each page, with `{page}` and `{pages}` in it. */
  pageNumbers: string
}

export interface Labelled {
  label: string
  value: string
}

export interface SheetColumn {
  title: string
  isNumber: boolean
  /** In points; the one without takes what remains. */
  width?: number
}

export interface SheetRow {
  /** One for each column. */
  cells: readonly string[]
  /** Below the text of the column without a width. */
  remarks: readonly string[]
}
