import type { Language } from '../../../../languages/language'
import type { PartsColumn } from '../../../../languages/manual-writing'
import { type ColumnShape, shapeOf } from './column-shape'
import { type ColumnMeaning, isAmbiguousHead, readHead } from './read-head'

/** The columns of a parts list, by their position. */
export interface PartsColumns extends Partial<Record<PartsColumn, number>> {
  number: number
  description: number
  language: Language
  /** Whether its part numbers have spaces. */
  isSpaced: boolean
  /** Has the numbers that are set further left or right than the title of their column. */
  numberBeside?: number
  /** Whether its numbers follow the code of the maker in the same column. */
  followsMaker: boolean
  /** Whether its rows were read with several columns as one, and have these columns after being split. */
  isMerged: boolean
}

interface Column {
  position: number
  title: string
  meanings: readonly ColumnMeaning[]
  shape: ColumnShape
  /** By row. */
  cells: readonly string[]
}

/** Shares of cells that make a column what its title says, and what it looks like without one. */
const TITLED = { number: 0.4, description: 0.5, other: 0.5 }
const UNTITLED = { filled: 0.6, number: 0.8, distinct: 0.7, description: 0.8, other: 0.8 }
/** Fewer rows show nothing without titles. */
const MIN_UNTITLED_ROWS = 3

/** Units in a title, of which parts lists have none. */
const unit =
  /\b(?:n ?[·.]? ?m|(?:lb|ft|in)[-. ]?(?:lbs?|ft|in)|kgf?[-. ]?c?m|psi|kpa|mpa|bar|mm|rpm|kw|hp|volts?|amps?)\b/i

/**
 * The columns of a table if it is a parts list: by its titles, or, if these say nothing, by a column of part numbers
 * beside one of descriptions and a third one of items that count up or of quantities.
 */
export function findPartsColumns(titles: readonly string[], rows: readonly string[][]): PartsColumns | undefined {
  const width = Math.max(titles.length, ...rows.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, position): Column => {
    const title = titles[position] ?? ''
    const cells = rows.map((row) => row[position]?.trim() ?? '')
    return { position, title, meanings: readHead(title), shape: shapeOf(cells), cells }
  })
  return titledColumns(columns) ?? (rows.length >= MIN_UNTITLED_ROWS ? untitledColumns(columns) : undefined)
}

/** Whether the cells of a column can be what its title says. */
const fits: Record<PartsColumn, (shape: ColumnShape) => boolean> = {
  number: ({ codes }) => codes >= TITLED.number,
  stock: ({ codes }) => codes >= TITLED.number,
  description: ({ words }) => words >= TITLED.description,
  figure: ({ words }) => words < TITLED.other,
  item: ({ items, filled }) => filled === 0 || items >= TITLED.other,
  quantity: ({ quantities, filled }) => filled === 0 || quantities >= TITLED.other,
  remark: () => true,
}

/** In this order, because a title may mean several. */
const order = ['number', 'stock', 'description', 'quantity', 'item', 'figure', 'remark'] as const

function titledColumns(columns: readonly Column[]): PartsColumns | undefined {
  const found: Partial<Record<PartsColumn, Column>> = {}
  const isFree = (column: Column) => !Object.values(found).includes(column)
  for (const kind of order) {
    const titled = columns.filter(
      (column) =>
        isFree(column) && column.meanings.some((meaning) => meaning.column === kind) && fits[kind](column.shape),
    )
    const best = kind === 'number' ? bestNumbers(titled) : titled[0]
    if (best) found[kind] = best
  }
  const { item, quantity } = found
  const description = found.description ?? (found.number && columnWithMostWords(columns.filter(isFree)))
  if (!description) return undefined
  // Without part numbers, parts are ordered by that of a stock system or by their item.
  const number =
    found.number ??
    ambiguousNumbers(columns.filter(isFree), { ...found, description }) ??
    found.stock ??
    (quantity && item)
  if (!number) return undefined
  const beside = columnBeside(number, columns.filter(isFree))
  return {
    ...toPartsColumns({ ...found, number, description }),
    ...(number === found.number && beside && { numberBeside: beside.position }),
  }
}

/** A column without a title beside that of the numbers, which has codes in the rows in which that has none. */
const columnBeside = (number: Column, columns: readonly Column[]) =>
  columns.find(
    ({ position, title, shape, cells }) =>
      Math.abs(position - number.position) === 1 &&
      !title &&
      shape.codes >= UNTITLED.number &&
      cells.every((cell, row) => !cell || !number.cells[row]),
  )

/** Of several, such as those of the maker and of a stock system, the one that its title calls a part number. */
const bestNumbers = (columns: readonly Column[]) =>
  columns.find(({ title }) => /part|teil|piece|piez|pec[ae]|peca|pezzo|ricambio|onderdeel|reserv|osa/i.test(title)) ??
  columns[0]

/** "No." or "Code" are part numbers if they look like it, beside a description and an item or a quantity. */
function ambiguousNumbers(
  columns: readonly Column[],
  { description, item, quantity }: Partial<Record<PartsColumn, Column>>,
) {
  if (!description || !(item ?? quantity)) return undefined
  return columns.find(
    ({ title, shape }) =>
      isAmbiguousHead(title) && shape.numbers >= UNTITLED.number && shape.distinct >= UNTITLED.distinct,
  )
}

const columnWithMostWords = (columns: readonly Column[]) =>
  columns
    .filter(({ shape }) => shape.described >= UNTITLED.description)
    .sort((a, b) => b.shape.letters - a.shape.letters)
    .at(0)

function untitledColumns(columns: readonly Column[]): PartsColumns | undefined {
  if (columns.some(({ title }) => unit.test(title))) return undefined
  const filled = columns.filter(({ shape }) => shape.filled >= UNTITLED.filled)
  const isNumber = ({ shape }: Column) => shape.numbers >= UNTITLED.number && shape.distinct >= UNTITLED.distinct
  const stock = filled.find(({ shape }) => shape.stockNumbers >= UNTITLED.number)
  const numbers = filled.filter((column) => column !== stock && isNumber(column))
  const number = numbers.find(({ shape }) => !shape.ascends) ?? numbers[0] ?? stock
  const description = columnWithMostWords(filled.filter((column) => column !== number))
  if (!number || !description) return undefined
  const others = columns.filter((column) => column !== number && column !== description)
  const item = others.find(
    ({ position, shape }) => position < description.position && shape.items >= UNTITLED.other && shape.ascends,
  )
  const quantity = others.find(
    (column) => column !== item && column.shape.filled > 0 && column.shape.quantities >= UNTITLED.other,
  )
  // Figures that go up may be items themselves, but not beside some.
  if (number.shape.ascends ? !(item && quantity) : !(item ?? quantity)) return undefined
  return toPartsColumns({
    number,
    description,
    ...(item ? { item } : {}),
    ...(quantity ? { quantity } : {}),
    ...(stock && stock !== number ? { stock } : {}),
  })
}

/** Of codes of five letters and figures, before "part number". */
const makerTitle = /\b(?:cagec?|fscm)\b/i

type Found = Partial<Record<PartsColumn, Column>> & { number: Column; description: Column }

function toPartsColumns(found: Found): PartsColumns {
  const positions: Partial<Record<PartsColumn, number>> = {}
  for (const kind of order) if (found[kind]) positions[kind] = found[kind].position
  return {
    ...positions,
    number: found.number.position,
    description: found.description.position,
    language: languageOf(found),
    isSpaced: found.number.shape.spaced > 0.5,
    followsMaker: makerTitle.test(found.number.title),
    isMerged: false,
  }
}

/** The language of most titles; English if none is more frequent. */
function languageOf(found: Found): Language {
  const votes = new Map<Language, number>([['en', 0.5]])
  for (const kind of order) {
    const meanings = (found[kind]?.meanings ?? []).filter(({ column }) => column === kind)
    for (const language of new Set(meanings.map((meaning) => meaning.language)))
      votes.set(language, (votes.get(language) ?? 0) + 1)
  }
  return [...votes].reduce((most, vote) => (vote[1] > most[1] ? vote : most))[0]
}
