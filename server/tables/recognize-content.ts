const share = (cells: readonly string[], has: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(has).length / cells.length

/** Whether cells are numbers such as 320-01410 or GHT00123: short, with digits, and each another one. */
export function looksLikeIdentifiers(cells: readonly string[]): boolean {
  if (new Set(cells).size < cells.length * 0.9) return false
  return share(cells, (cell) => cell.length <= 32 && /\d/.test(cell) && !isFigureOrDate(cell) && !isWords(cell)) >= 0.8
}

export const looksLikeWords = (cells: readonly string[]): boolean => share(cells, isWords) >= 0.6

const isWords = (cell: string) => !/\d/.test(cell) || (cell.match(/\p{L}{3,}/gu)?.length ?? 0) >= 2

/** Figures with decimals, amounts, small counts, and dates. */
const isFigureOrDate = (cell: string) =>
  /^[$€£]?\s*-?\d+[.,]\d{1,2}$|^-?\d{1,3}$|[$€£]|^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/.test(cell)
