import type { Language } from '../query/language'

/**
 * The head noun of a parts description: the last word before a comma in English and German ("Oil filter head, cast" is
 * a head), the first word in Spanish.
 */
export function headNoun(description: string, language: Language): string {
  const [name = ''] = description.split(/[,;(]/)
  const words = name.match(/\p{L}[\p{L}'-]+/gu) ?? []
  return (language === 'es' ? words[0] : words.at(-1)) ?? ''
}

/** The cell with the most letters. */
export function descriptionCell(cells: readonly string[]): string {
  const letters = (cell: string) => cell.match(/\p{L}{2,}/gu)?.join('').length ?? 0
  return cells.reduce((most, cell) => (letters(cell) > letters(most) ? cell : most), '')
}
