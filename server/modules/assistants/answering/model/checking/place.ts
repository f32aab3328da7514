import type { Language } from '../../../../../languages/language'
import { tokenise } from '../../../../../languages/text/tokenise'
import type { Unit } from '../../../finding/scoring/unit'
import { codesIn, createCodeLookup } from './codes'
import { type Figure, figuresIn, states } from './figures'
import type { ReadSource, ReadUnit } from './read-source'
import { createWordLookup } from './words'

/** A figure or a code that a statement says of something. */
interface Value {
  text: string
  /** Values of one shape may be taken for each other: figures of one unit, codes. */
  shape: string
  isIn(text: string, figures: readonly Figure[]): boolean
}

/** Whether the statement has a word of the source, in this or another form or language. */
type IsSaid = (word: string) => boolean

/** Between what is said of two values. */
const clauseEnd = /[,;:()•]|\s(?:and|y|e|et|und|en|och|og|ja|but|pero|mais|aber|while|or|o|ou|oder)\s/iu
/** The share of a name from which on it is named. */
const NAMED = { cell: 0.6, title: 0.5 }

/**
 * The figures and codes of a statement that the source says of something else than the statement does: in a table, of a row
 * or column that it does not name while it names another one; in a text, of another variant.
 */
export function misplacedValues(text: string, language: Language, { source, units, above }: ReadSource): string[] {
  const values = valuesIn(text, language)
  if (values.length === 0) return []
  const isSaidIn = (statement: string): IsSaid => {
    const tokens = new Set(tokenise(statement))
    const lookup = createWordLookup(statement, source.language, language)
    return (word) => tokens.has(word) || (!/\d/.test(word) && lookup.has(word))
  }
  const rows = units
    .filter(({ unit }) => unit.kind === 'row' && unit.cells)
    .map((unit) => readRow(unit, source.language))
  const misplaced =
    rows.length > 0
      ? misplacedInTable(text, values, rows, isSaidIn)
      : misplacedInText(text, values, units, { above, isSaidIn })
  return misplaced.map((value) => value.text)
}

function valuesIn(text: string, language: Language): Value[] {
  const figures = figuresIn(text, language).map(
    (figure): Value => ({
      text: figure.text,
      shape: figure.unit ?? 'number',
      isIn: (place, stated) => states(stated, place, figure),
    }),
  )
  const codes = codesIn(text).map(
    (code): Value => ({
      text: code,
      shape: 'code',
      isIn: (place) => createCodeLookup(place)(code),
    }),
  )
  return [...figures, ...codes]
}

interface Cell {
  /** What it is called: its words, unless it is a figure. */
  words: readonly string[]
  title: readonly string[]
  /** With its title and the name of its row, which may have the unit. */
  text: string
  figures: readonly Figure[]
}

type Row = readonly Cell[]

function readRow({ unit: { cells = [], columns = [] } }: ReadUnit, language: Language): Row {
  const name = cells.find((cell) => cell.trim() !== '') ?? ''
  return cells.map((cell, column) => ({
    words: namingWords(cell),
    title: namingWords(columns[column] ?? ''),
    text: `${cell}\n${columns[column] ?? ''}\n${name}`,
    figures: figuresIn(cell, language),
  }))
}

/** Short words join names, and are none. */
const namingWords = (text: string): string[] => [
  ...new Set(tokenise(text).filter((word) => word.length > 2 || /\d/.test(word))),
]

const countSaid = (words: readonly string[], isSaid: IsSaid) => words.filter(isSaid).length

/** Whether a statement names this rather than that. */
function isRather(words: readonly string[], than: readonly string[], isSaid: IsSaid, share: number): boolean {
  const said = countSaid(words, isSaid)
  return said > countSaid(than, isSaid) && said >= share * words.length
}

interface Place {
  row: Row
  column: number
}

function misplacedInTable(
  text: string,
  values: readonly Value[],
  rows: readonly Row[],
  isSaidIn: (text: string) => IsSaid,
): Value[] {
  const isSaid = isSaidIn(text)
  const placesOf = (value: Value): Place[] =>
    rows.flatMap((row) =>
      row.flatMap((cell, column) =>
        value.isIn(cell.text.split('\n')[0] ?? '', cell.figures) || isInCell(value, cell) ? [{ row, column }] : [],
      ),
    )
  const places = new Map(values.map((value) => [value, placesOf(value)]))
  const placed = values.filter((value) => (places.get(value) ?? []).length > 0)
  if (placed.length === 0) return []
  const holds = (row: Row, value: Value) => (places.get(value) ?? []).some((place) => place.row === row)
  const nameOf = (row: Row) => row.flatMap(({ words }) => words)
  const rank = (row: Row) => placed.filter((value) => holds(row, value)).length + countSaid(nameOf(row), isSaid) / 100
  const [main = []] = rows.toSorted((one, other) => rank(other) - rank(one))
  const used = new Set(placed.flatMap((value) => (holds(main, value) ? [main] : (bestOf(value) ?? []))))
  const usedColumns = (value: Value) =>
    new Set(placed.filter((one) => one !== value).flatMap((one) => (places.get(one) ?? []).map(({ column }) => column)))

  function bestOf(value: Value): Row | undefined {
    const own = new Set(nameOf(main))
    const named = (places.get(value) ?? []).filter(({ row }) => {
      const distinct = nameOf(row).filter((word) => !own.has(word))
      return distinct.length === 0 || distinct.some((word) => isSaid(word) && !values.some((one) => one.text === word))
    })
    return named[0]?.row
  }

  function isMisplaced(value: Value): boolean {
    const row = holds(main, value) ? main : bestOf(value)
    if (!row) return true
    if (
      isOtherRow(
        row,
        rows.filter((other) => !used.has(other)),
        isSaid,
      )
    )
      return true
    const columns = (places.get(value) ?? []).filter((place) => place.row === row).map(({ column }) => column)
    const others = usedColumns(value)
    if (columns.every((column) => isOtherColumn(row, column, others, isSaid))) return true
    const clauses = placed.length > 1 ? text.split(clauseEnd) : []
    const clause = clauses.find(
      (one) =>
        placed.filter((other) => other.isIn(one, figuresIn(one, 'en'))).length === 1 &&
        value.isIn(one, figuresIn(one, 'en')),
    )
    if (clause === undefined) return false
    const isSaidHere = isSaidIn(clause)
    return (
      isOtherRow(row, rows, isSaidHere) || columns.every((column) => isOtherColumn(row, column, new Set(), isSaidHere))
    )
  }

  return placed.filter(isMisplaced)
}

/** A figure whose unit stands in the title of its column, or in the name of its row. */
const isInCell = (value: Value, { text, figures }: Cell) => value.shape !== 'code' && value.isIn(text, figures)

/** Whether a statement names a cell of another row rather than that of the same column of this one. */
const isOtherRow = (row: Row, others: readonly Row[], isSaid: IsSaid): boolean =>
  others.some(
    (other) =>
      other !== row &&
      other.some(
        ({ words }, column) => words.length > 0 && isRather(words, row[column]?.words ?? [], isSaid, NAMED.cell),
      ),
  )

const isOtherColumn = (row: Row, column: number, except: ReadonlySet<number>, isSaid: IsSaid): boolean =>
  row.some(
    ({ title }, other) =>
      other !== column && !except.has(other) && isRather(title, row[column]?.title ?? [], isSaid, NAMED.title),
  )

interface InText {
  above: ReadUnit
  isSaidIn: (text: string) => IsSaid
}

function misplacedInText(
  text: string,
  values: readonly Value[],
  units: readonly ReadUnit[],
  { above, isSaidIn }: InText,
): Value[] {
  const isSaid = isSaidIn(text)
  const own = new Set(namingWords(above.unit.text))
  const clauses = units.flatMap(({ unit }) => clausesOf(unit))
  return values.filter((value) => {
    const places = clauses.filter((clause) => value.isIn(clause.text, clause.figures))
    if (places.length === 0) return false
    return places.every((place) => {
      const rivals = clauses.filter(
        (clause) =>
          clause !== place &&
          clause.unit === place.unit &&
          hasOther(clause, value) &&
          !values.some((one) => one.shape === value.shape && one.isIn(clause.text, clause.figures)),
      )
      if (rivals.length === 0) return false
      const elsewhere = new Set(clauses.filter((clause) => !rivals.includes(clause)).flatMap(({ words }) => words))
      return rivals.some(({ words }) => {
        const only = words.filter((word) => !elsewhere.has(word) && !own.has(word) && isSaid(word))
        return only.some((word) => /\d/.test(word)) || only.length > 1
      })
    })
  })
}

interface Clause {
  unit: Unit
  text: string
  words: readonly string[]
  figures: readonly Figure[]
}

function clausesOf(unit: Unit): Clause[] {
  return unit.text
    .split(clauseEnd)
    .filter((text) => text.trim() !== '')
    .map((text) => ({ unit, text, words: namingWords(text), figures: figuresIn(text, 'en') }))
}

/** Whether a clause says another value of the same shape. */
const hasOther = (clause: Clause, { shape }: Value): boolean =>
  shape === 'code'
    ? codesIn(clause.text).length > 0
    : clause.figures.some(({ unit }) => unit !== undefined && unit === shape)
