import type { TableRow } from '../csv/table-row'
import type { Text } from '../domain/text'
import { UnreadableFile } from '../domain/unreadable-file'
import type { Table, TableSheet } from '../xlsx/open-table'
import { doubtOf } from './damaged-identifier'
import { headingKey } from './heading'
import { isRule, whyLeftOut } from './left-out'
import { fieldsNamed, isVague, recognizeColumns, repeatedField } from './recognize-columns'
import { identifierPlaces } from './stored-numbers'
import { namesOf, type TableKind } from './table-kind'
import type { OutlineColumn, RememberedMapping, TableMapping, TableOutline } from './table-outline'
import { countSigns, decidedSign, type SignCounts } from './written-figures'

/** Titles and notes above a head take fewer rows. */
const ROWS_LOOKED_THROUGH = 60
const MAX_LEFT_OUT = 50
const MAX_DOUBTFUL = 5

interface Choices {
  /** For this very table. */
  mapping?: TableMapping | null
  remembered?: readonly RememberedMapping[]
}

/**
 * Finds the head of a table, in the sheet whose columns are recognized best, and decides how each of them is read.
 * @throws UnreadableFile for an empty file, and what reading its rows throws
 */
export async function outlineTable(
  table: Table,
  kind: TableKind,
  { mapping, remembered = [] }: Choices = {},
): Promise<TableOutline> {
  const { sheet, sheets, rows, head } = await findHead(table, kind, { sheet: mapping?.sheet, remembered })
  // In a text, cells beyond the head are a figure that its own separator has cut, such as 12,50: they are no column.
  const width = table.separator === null ? undefined : head.cells.length
  const below = rows.filter(({ line }) => line > head.line).map(({ cells }) => cells.slice(0, width))
  const recognized = recognizeColumns(head.cells, below, kind)
  const isNewSheet = mapping?.sheet && mapping.columns.length === 0
  const own = isNewSheet ? undefined : mapping?.columns
  const chosen = own ?? findEarlier(recognized, remembered)?.columns
  const columns = chosen ? applyChoice(recognized, chosen, own ? 'chosen' : 'remembered', kind) : recognized
  const outline: TableOutline = {
    ...{
      sheet: sheet.name,
      ...(sheet.name !== null && { sheets }),
      separator: table.separator,
      headLine: head.line,
      columns,
    },
    ...{ leftOut: [], leftOutCount: 0, includedLines: mapping?.includedLines ?? [], preview: [] },
    fault: faultOf(columns, head.cells, kind, chosen !== undefined),
  }
  return outline.fault ? outline : readThrough(sheet, outline, kind)
}

/** Identifies tables with the same headings, whichever cells there are behind the last one. */
export function headingsKey(columns: readonly Pick<OutlineColumn, 'heading' | 'position'>[]): string {
  const keys: string[] = []
  for (const { heading, position } of columns) keys[position] = headingKey(heading)
  return withoutEnd(Array.from(keys, (key) => key ?? '').join('|'))
}

const withoutEnd = (key: string): string => key.replace(/\|+$/, '')

const findEarlier = (columns: readonly OutlineColumn[], remembered: readonly RememberedMapping[]) => {
  const key = headingsKey(columns)
  return remembered.find(({ headings }) => withoutEnd(headings) === key)
}

interface SheetChoices {
  /** The name of the one to read. */
  sheet: string | null | undefined
  remembered: readonly RememberedMapping[]
}

interface FoundHead {
  sheet: TableSheet
  /** Its first ones. */
  rows: TableRow[]
  head: TableRow
  /** How much of what the import looks for it names. */
  score: number
}

/** Finds the sheet whose head names most of what the import looks for, the first one of several, or the one that was chosen. */
async function findHead(table: Table, kind: TableKind, { sheet: chosen, remembered }: SheetChoices) {
  const found: FoundHead[] = []
  let fault: unknown
  for (const sheet of table.sheets) {
    try {
      const rows = await firstRows(sheet)
      if (rows.length > 0) found.push({ sheet, rows, ...bestHead(rows, kind) })
    } catch (error) {
      // Another sheet may be read nevertheless.
      fault ??= error
    }
  }
  const sheets = found.flatMap(({ sheet }) => sheet.name ?? [])
  const isChosen = ({ sheet }: FoundHead) => chosen !== null && chosen !== undefined && sheet.name === chosen
  const wasRead = ({ head }: FoundHead) => findEarlier(recognizeColumns(head.cells, [], kind), remembered) !== undefined
  const best =
    found.find(isChosen) ??
    found.find((one) => found.length > 1 && wasRead(one)) ??
    found.toSorted((one, other) => other.score - one.score)[0]
  if (!best && fault) throw fault
  if (!best) throw new UnreadableFile(1, { en: 'The file is empty.', es: 'El archivo está vacío.' })
  if (best.score > 0) return { ...best, sheets }
  const widest = best.rows.find(({ cells }) => cells.filter((cell) => cell !== '').length > 1)
  return { ...best, sheets, head: widest ?? best.head }
}

/** The row that names most columns. */
function bestHead(rows: TableRow[], kind: TableKind): Pick<FoundHead, 'head' | 'score'> {
  const required = kind.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  let best: Pick<FoundHead, 'head' | 'score'> | undefined
  for (const head of rows.flatMap(possibleHeads)) {
    const named = fieldsNamed(head.cells, kind)
    const fields = [...named.values()]
    const hasAll = required.every((name) => fields.includes(name))
    const vague = [...named].filter(([position, name]) => isVague(head.cells[position] ?? '', name, kind))
    const score = named.size - vague.length / 2 + (hasAll ? kind.fields.length : 0)
    // Of a row, and it with the one below it, the second if both name as much: otherwise it would be read as data.
    const isBetter =
      !best ||
      score > best.score ||
      (score > 0 && score === best.score && head.line === best.head.line + 1 && !rows.includes(head))
    if (isBetter) best = { head, score }
  }
  return best ?? { head: { line: 1, cells: [] }, score: 0 }
}

/** A row, and it with the one below it: `Part` above `number`. */
function possibleHeads(row: TableRow, index: number, rows: readonly TableRow[]): TableRow[] {
  const below = rows[index + 1]
  if (!below || below.line !== row.line + 1 || below.cells.some((cell) => /\p{N}/u.test(cell))) return [row]
  if (below.cells.every((cell) => cell === '' || isRule(cell))) return [row]
  const width = Math.max(row.cells.length, below.cells.length)
  const cells = Array.from({ length: width }, (_, at) => `${row.cells[at] ?? ''} ${below.cells[at] ?? ''}`.trim())
  return [row, { line: below.line, cells }]
}

async function firstRows({ rows }: TableSheet): Promise<TableRow[]> {
  const first: TableRow[] = []
  for await (const row of rows()) {
    first.push(row)
    if (first.length === ROWS_LOOKED_THROUGH) break
  }
  return first
}

function applyChoice(
  columns: readonly OutlineColumn[],
  chosen: TableMapping['columns'],
  recognizedBy: 'chosen' | 'remembered',
  kind: TableKind,
): OutlineColumn[] {
  const names: string[] = namesOf(kind)
  return columns.map((column) => {
    const choice = chosen.find(({ position }) => position === column.position)
    if (!choice) return { ...column, field: null, recognizedBy: null }
    const field = choice.field !== null && names.includes(choice.field) ? choice.field : null
    return {
      ...column,
      ...{ field, decimalSign: choice.decimalSign, asWritten: choice.asWritten ?? false },
      recognizedBy: field === null ? null : field === column.field ? column.recognizedBy : recognizedBy,
      suggestion: field === null ? column.suggestion : null,
    }
  })
}

function faultOf(columns: readonly OutlineColumn[], head: readonly string[], kind: TableKind, isChosen: boolean) {
  const fields = columns.flatMap(({ field }) => field ?? [])
  if (fields.length === 0) return missingHead(namesOf(kind))
  const required = kind.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  const missing = required.filter((name) => !fields.includes(name))
  if (missing.length > 0) return missingColumns(missing)
  const twice = isChosen ? fields.find((field, index) => fields.indexOf(field) !== index) : repeatedField(head, kind)
  return twice === undefined ? null : repeatedColumn(twice)
}

/** Reads the whole table once: what separates decimals is known only then, and which rows are left out. */
async function readThrough(sheet: TableSheet, outline: TableOutline, kind: TableKind): Promise<TableOutline> {
  const counted = figuresOf(outline, kind).map((position) => ({
    position,
    counts: { point: 0, comma: 0, ambiguous: 0 } satisfies SignCounts,
  }))
  // A cell of text in a workbook is as it was entered.
  const identifiers = outline.separator === null ? [] : identifierPlaces(outline, kind)
  const doubtful = new Map(identifiers.map((position) => [position, new Set<string>()]))
  const leftOut: TableOutline['leftOut'] = []
  let leftOutCount = 0
  let rows = 0
  for await (const { row, why } of judgedRows(sheet, outline, kind)) {
    if (why) {
      leftOutCount += 1
      if (leftOut.length < MAX_LEFT_OUT) leftOut.push({ line: row.line, ...why })
      if (!outline.includedLines.includes(row.line)) continue
    }
    rows += 1
    for (const { position, counts } of counted) {
      const cell = row.cells[position]
      if (cell && !row.values?.has(position)) countSigns(counts, cell)
    }
    for (const [position, numbers] of doubtful) {
      const cell = row.cells[position] ?? ''
      if (numbers.size < MAX_DOUBTFUL && doubtOf(cell)) numbers.add(cell)
    }
  }
  const columns = outline.columns.map((column) => {
    const found = counted.find(({ position }) => position === column.position)
    const numbers = doubtful.get(column.position)
    if (numbers && numbers.size > 0) return { ...column, decimalSign: null, doubtfulNumbers: [...numbers] }
    if (!found) return { ...column, decimalSign: null }
    const decimalSign = column.decimalSign ?? decidedSign(found.counts) ?? null
    return { ...column, decimalSign, isAmbiguous: found.counts.ambiguous > 0 && decimalSign === null }
  })
  return { ...outline, columns, leftOut, leftOutCount, fault: rows === 0 ? noRows : null }
}

/** The positions of the columns with figures. */
function figuresOf({ columns }: TableOutline, kind: TableKind): number[] {
  const figures = new Set(kind.fields.filter(({ type }) => type === 'figure').map(({ name }) => name))
  return columns.flatMap(({ field, position }) => (field !== null && figures.has(field) ? [position] : []))
}

/** The column with the number of a row. */
function identifierOf({ columns }: TableOutline, { fields }: TableKind): number | undefined {
  const name = fields.find(({ type }) => type === 'identifier')?.name
  return columns.find(({ field }) => field === name)?.position
}

/** The rows below the head, each with the reason for which it may be left out. */
async function* judgedRows(sheet: TableSheet, outline: TableOutline, kind: TableKind) {
  const [identifier, figures] = [identifierOf(outline, kind), figuresOf(outline, kind)]
  let head: readonly string[] = []
  let isFirst = true
  for await (const row of sheet.rows()) {
    if (row.line === outline.headLine) head = row.cells
    if (row.line <= outline.headLine) continue
    yield { row, why: whyLeftOut(row, { head, identifier, figures }, isFirst) }
    isFirst = false
  }
}

/** The rows below the head, without those that are left out. */
export async function* rowsOf(table: Table, outline: TableOutline, kind: TableKind): AsyncGenerator<TableRow> {
  const sheet = table.sheets.find(({ name }) => name === outline.sheet)
  if (!sheet) return
  const included = new Set(outline.includedLines)
  for await (const { row, why } of judgedRows(sheet, outline, kind)) if (!why || included.has(row.line)) yield row
}

const missingHead = (names: readonly string[]): Text => ({
  en: `No row has the column names: ${names.join(', ')}. Choose what the columns are.`,
  es: `Ninguna fila tiene los nombres de las columnas: ${names.join(', ')}. Elija qué son las columnas.`,
})

const missingColumns = (names: readonly string[]): Text => ({
  en: `A column is missing: ${names.join(', ')}. Choose which one it is.`,
  es: `Falta una columna: ${names.join(', ')}. Elija cuál es.`,
})

const repeatedColumn = (name: string): Text => ({
  en: `The column ${name} appears twice.`,
  es: `La columna ${name} aparece dos veces.`,
})

const noRows: Text = {
  en: 'There are no rows below the column names.',
  es: 'No hay filas debajo de los nombres de las columnas.',
}
