import type { Unit } from '../../finding/scoring/unit'
import { escapeInline, shorten } from './markdown'

const MAX_CELL_LENGTH = 120

/** Formats rows as a Markdown table with column titles, omitting empty columns. */
export function tableMarkdown(rows: readonly Unit[]): string {
  const titles = rows[0]?.columns ?? []
  const width = Math.max(titles.length, ...rows.map(({ cells = [] }) => cells.length))
  const shown = Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.some(({ cells = [] }) => cells[column]?.trim()),
  )
  const line = (cells: readonly string[]) =>
    `| ${shown.map((column) => cellMarkdown(cells[column] ?? '')).join(' | ')} |`
  return [line(titles), `|${shown.map(() => ' --- |').join('')}`, ...rows.map(({ cells = [] }) => line(cells))].join(
    '\n',
  )
}

const cellMarkdown = (cell: string) => escapeInline(shorten(cell.replace(/\s+/g, ' ').trim(), MAX_CELL_LENGTH))
