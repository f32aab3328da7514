import { anyWord } from '../../../../languages/manual-words'
import { normalise } from '../../../../languages/text/normalise'
import { hasPartNumber, withoutPartNumbers } from '../question/part-number'

const descriptionTitle = new RegExp(`\\b${anyWord('description')}\\b`)
const numberTitle = new RegExp(`\\b${anyWord('partNumber')}\\b`)

/**
 * The column that names what a row is about: the description beside a part number, otherwise its first words that are not
 * only a part number or a figure, or else its first cell.
 */
export function nameColumn(cells: readonly string[], columns: readonly string[] = []): number {
  const described = descriptionColumn(columns)
  if (described >= 0 && /\p{L}{2}/u.test(cells[described] ?? '')) return described
  const isName = (cell: string) =>
    /\p{L}{2}/u.test(cell) && /^\P{N}/u.test(cell.trim()) && (!hasPartNumber(cell) || hasWords(cell))
  const named = cells.findIndex(isName)
  const first = cells.findIndex((cell) => cell.trim())
  return named < 0 || isLetter(cells[first] ?? '', cells.slice(first + 1, named)) ? first : named
}

/** Whether a cell has a word beside a part number: "Oil filter 240-03362". */
const hasWords = (cell: string) => /\p{L}{3}/u.test(withoutPartNumbers(cell))

/** Whether a letter names a row, such as that of a mode, as its values come before any words. */
const isLetter = (first: string, between: readonly string[]) =>
  /^\p{L}{1,2}$/u.test(first.trim()) && between.some((cell) => /\d/.test(cell))

/** Parts catalogues have columns of codes, for stores and for who may fit a part, before the description. */
function descriptionColumn(columns: readonly string[]): number {
  const titles = columns.map(normalise)
  return titles.some(isNumberTitle) ? titles.findIndex((title) => descriptionTitle.test(title)) : -1
}

/** "Part name" and "Name of part" are names. */
const isNumberTitle = (title: string) => numberTitle.test(title) && !descriptionTitle.test(title)

/** Whether the title of a column says that it has part numbers, rather than those of a stock system. */
export const namesPartNumbers = (title: string) => isNumberTitle(normalise(title))
