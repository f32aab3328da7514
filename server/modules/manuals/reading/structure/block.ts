import type { SafetyLevel } from '../../../../domain/safety-level'
import type { QuarterTurn, Rect } from '../extract/page-text'
import type { Row } from '../layout/row'
import type { Line } from './line'
import type { ColumnEdges } from './table-columns'

export interface TableRowBlock extends Rect {
  cells: string[]
  turn: QuarterTurn
  bold: boolean
  /** Whether it is one text across several columns: the title of the rows below. */
  isTitle?: boolean
}

export interface Step {
  label: string
  text: string
  lines: Line[]
}

/** Part of a region. A `continued` table started on an earlier page. */
export type Block =
  | { kind: 'heading'; text: string; level: number; lines: Line[] }
  | { kind: 'text'; lines: Line[] }
  | {
      kind: 'table'
      edges: ColumnEdges[]
      columns: string[]
      headerRows: Row[]
      rows: TableRowBlock[]
      continued?: true
    }
  | { kind: 'steps'; steps: Step[] }
  | { kind: 'safety'; level: SafetyLevel; lines: Line[] }
