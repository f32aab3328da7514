/** A rectangle on a page: left, top, right, bottom as fractions (0 to 1) of the page, origin at its top left. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** One line of a page as a reader sees it, in reading order. */
export interface PassageLine {
  text: string
  box: Box
}

export type SafetyLevel = 'DANGER' | 'WARNING' | 'CAUTION'

interface PassageBase {
  /** Page of the PDF, counted from 1. */
  page: number
  /** Headings above the passage, from chapter to the nearest one; may have been set on an earlier page. */
  headings: string[]
  /** The words in reading order, lines joined by line breaks. */
  text: string
  lines: PassageLine[]
  /** True on a page of contents or an index, which only says where the matter stands. */
  contents?: true
}

export interface TableRow {
  /** One entry for each column; empty where the cell is. */
  cells: string[]
  box: Box
}

/** A stretch of a manual that can be found, shown and cited by itself. */
export type Passage =
  | (PassageBase & { kind: 'text' })
  | (PassageBase & { kind: 'table'; columns: string[]; rows: TableRow[] })
  | (PassageBase & { kind: 'steps'; steps: { label: string; text: string; box: Box }[] })
  | (PassageBase & { kind: 'safety'; level: SafetyLevel })
