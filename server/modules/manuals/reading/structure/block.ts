import type { Rect, Turn } from '../extract/page-text'
import type { Row } from '../layout/row'
import type { SafetyLevel } from '../passage'
import type { Line } from './line'
import type { ColumnEdges } from './table-columns'

export interface TableLine extends Rect {
  cells: string[]
  turn: Turn
}

export interface Step {
  label: string
  text: string
  lines: Line[]
}

/** What a stretch of rows is made of, in reading order. */
export type Block =
  | { kind: 'heading'; text: string; level: number; lines: Line[] }
  | { kind: 'text'; lines: Line[] }
  | { kind: 'table'; edges: ColumnEdges[]; columns: string[]; head: Row[]; rows: TableLine[] }
  | { kind: 'steps'; steps: Step[] }
  | { kind: 'safety'; level: SafetyLevel; lines: Line[] }
