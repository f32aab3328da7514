import type { Text } from '../domain/text'
import type { DecimalSign } from './written-figures'

export interface OutlineColumn {
  /** In a row, the first being 0. */
  position: number
  /** As in the table. */
  heading: string
  /** What it is read as; null for nothing. */
  field: string | null
  /** Why it is read so. */
  recognizedBy: 'name' | 'content' | 'remembered' | 'chosen' | null
  /** The field that a name which is not known may mean. */
  suggestion: string | null
  decimalSign: DecimalSign | null
  /** Whether figures can be read both ways, so that somebody has to choose the sign. */
  isAmbiguous: boolean
  /** The first of the numbers that may have been damaged by a spreadsheet. */
  doubtfulNumbers?: string[]
  /** Whether somebody has chosen that these are right. */
  asWritten?: boolean
}

export interface LeftOutRow {
  line: number
  why: 'total' | 'note' | 'section' | 'heading' | 'hidden'
  /** The beginning of what it says. */
  text: string
}

/** A row as it will be stored. */
export interface PreviewRow {
  line: number
  /** By column; null for columns that are not read, and for empty cells. */
  values: (string | null)[]
  reason: Text | null
}

/** How a table is read. */
export interface TableOutline {
  /** Null in CSV. */
  sheet: string | null
  /** Those of the workbook that contain anything. */
  sheets?: string[]
  /** Between cells; null in a workbook. */
  separator: string | null
  headLine: number
  columns: OutlineColumn[]
  /** The first of the rows that are not read. */
  leftOut: LeftOutRow[]
  leftOutCount: number
  /** Rows that would be left out, and are read nevertheless. */
  includedLines: number[]
  preview: PreviewRow[]
  /** Why the rows cannot be read so. */
  fault: Text | null
}

/** What somebody has chosen for a table. */
export interface TableMapping {
  /** None with a sheet, to have those of the sheet recognized. */
  columns: { position: number; field: string | null; decimalSign: DecimalSign | null; asWritten?: boolean }[]
  includedLines: number[]
  /** Null for the one whose columns are recognized best. */
  sheet?: string | null
}

/** A mapping that was chosen for a table with the same headings. */
export interface RememberedMapping {
  headings: string
  columns: TableMapping['columns']
}

/** The named columns that are not read, once each. */
export function unusedColumns({ columns }: TableOutline): { name: string; suggestion: string | null }[] {
  const unused = columns.filter(({ field, heading }) => field === null && heading !== '')
  return [...new Map(unused.map(({ heading, suggestion }) => [heading, { name: heading, suggestion }])).values()]
}

/** As JSON, whose texts are without control characters and halves of characters, which the database does not store. */
export const outlineJson = (outline: TableOutline): string =>
  JSON.stringify(outline, (key, value) =>
    typeof value === 'string' && key !== 'separator' ? value.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ') : value,
  )
