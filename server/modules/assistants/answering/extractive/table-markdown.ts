import type { Unit } from '../../finding/evidence/unit'
import { escapeMarkdown, shorten } from './markdown'

const longestCell = 120

/** Rows as a Markdown table under the heads of their columns, without columns that are empty in all of them. */
export function tableMarkdown(rows: readonly Unit[]): string {
  const heads = rows[0]?.columns ?? []
  const width = Math.max(heads.length, ...rows.map(({ cells = [] }) => cells.length))
  const shown = Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.some(({ cells = [] }) => cells[column]?.trim()),
  )
  const line = (cells: readonly string[]) =>
    `| ${shown.map((column) => cellMarkdown(cells[column] ?? '')).join(' | ')} |`
  return [line(heads), `|${shown.map(() => ' --- |').join('')}`, ...rows.map(({ cells = [] }) => line(cells))].join(
    '\n',
  )
}

const cellMarkdown = (cell: string) => escapeMarkdown(shorten(cell.replace(/\s+/g, ' ').trim(), longestCell))
