import type { SafetyLevel } from '../../../domain/safety-level'

/** A rectangle on a page: left, top, right, bottom as fractions (0 to 1) of the page, origin at its top left. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

export interface PassageLine {
  text: string
  box: Box
}

interface PassageBase {
  /** Page of the PDF, from 1. */
  page: number
  /** Headings from the chapter to the nearest one; they may be on earlier pages. */
  headings: string[]
  /** Lines in reading order, separated by line breaks. */
  text: string
  lines: PassageLine[]
  /** Whether the page is a table of contents or an index. */
  contents?: true
  /** Whether the text was recognized in the page's image (OCR), and may have errors. */
  ocr?: true
}

export interface TableRow {
  /** One per column; empty cells included. */
  cells: string[]
  box: Box
}

/** The unit of a manual that is searched, shown and cited. */
export type Passage =
  | (PassageBase & { kind: 'text' })
  | (PassageBase & { kind: 'table'; columns: string[]; rows: TableRow[] })
  | (PassageBase & { kind: 'steps'; steps: { label: string; text: string; box: Box }[] })
  | (PassageBase & { kind: 'safety'; level: SafetyLevel })
