import type { Drawing } from './drawing'

export type SignalWord = 'danger' | 'warning' | 'caution' | 'notice' | 'note'

export interface Column {
  title: string
  /** Share of the table's width, relative to the other columns. */
  share: number
  align?: 'left' | 'right' | 'center'
}

/** An element of a chapter. */
export type Block =
  | { kind: 'section'; title: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'bullets'; items: string[] }
  | { kind: 'steps'; items: string[]; start: number }
  | { kind: 'safety'; word: SignalWord; text: string }
  | { kind: 'table'; caption?: string; columns: Column[]; rows: string[][] }
  | { kind: 'figure'; caption: string; drawing: Drawing; height: number }
  | { kind: 'page' }

export interface Chapter {
  title: string
  blocks: Block[]
}

/** A numbered section of a chapter, which the table of contents lists. */
export const section = (title: string): Block => ({ kind: 'section', title })
export const subheading = (text: string): Block => ({ kind: 'subheading', text })
export const text = (words: string): Block => ({ kind: 'text', text: words })
export const bullets = (...items: string[]): Block => ({ kind: 'bullets', items })
export const steps = (...items: string[]): Block => ({ kind: 'steps', items, start: 1 })
/** Steps whose numbers continue after an interruption, for example by a safety block. */
export const stepsFrom = (start: number, ...items: string[]): Block => ({ kind: 'steps', items, start })
export const danger = (words: string): Block => ({ kind: 'safety', word: 'danger', text: words })
export const warning = (words: string): Block => ({ kind: 'safety', word: 'warning', text: words })
export const caution = (words: string): Block => ({ kind: 'safety', word: 'caution', text: words })
export const notice = (words: string): Block => ({ kind: 'safety', word: 'notice', text: words })
export const note = (words: string): Block => ({ kind: 'safety', word: 'note', text: words })
export const page = (): Block => ({ kind: 'page' })

/** A drawing with a caption; `height` is its maximum height in points. The writer numbers it within its chapter. */
export const figure = (caption: string, drawing: Drawing, height = 190): Block => ({
  kind: 'figure',
  caption,
  drawing,
  height,
})

/**
 * A table in short notation: each column is `'Title share align'`, for example `'Litres 1 right'`, and each row a string
 * whose cells are separated by ` | `.
 */
export const table = (columns: string[], rows: string[], caption?: string): Block => ({
  kind: 'table',
  ...(caption === undefined ? {} : { caption }),
  columns: columns.map(readColumn),
  rows: rows.map((row) => row.split('|').map((cell) => cell.trim())),
})

function readColumn(notation: string): Column {
  const found = /^(.+?) ([\d.]+)(?: (left|right|center))?$/.exec(notation)
  if (!found) throw new Error(`Not a column: "${notation}"`)
  const [, title = '', share = '1', align] = found
  return { title, share: Number(share), align: align === 'right' || align === 'center' ? align : 'left' }
}
