/** A row of a table. */
export interface TableRow {
  /** Where it begins in the file, the first line being 1. */
  line: number
  /** As a spreadsheet shows them, trimmed and without invisible characters. */
  cells: string[]
  /** What the cells of a workbook contain that is not text, by their place. */
  values?: ReadonlyMap<number, CellValue>
  /** Whether the workbook shows it to nobody. */
  isHidden?: boolean
  /** The places of numbers that are stored exactly as they are written. */
  stored?: ReadonlySet<number>
}

export type CellValue =
  /** Damaged if digits are lost; with the number of decimals that are shown, unless all are. */
  | {
      kind: 'number'
      plain: string
      isDamaged: boolean
      decimals: number | undefined
      currency?: string
      is1904?: boolean
    }
  | { kind: 'date' }
  /** Such as #N/A. */
  | { kind: 'error' }
  /** A formula whose result the file lacks. */
  | { kind: 'formula' }

export interface TableLimits {
  /** Lines of the file, empty ones included. */
  maxLines: number
  /** Rows with any content, the head not counted. */
  maxRows: number
  /** Cells of one row. */
  maxCells: number
}
