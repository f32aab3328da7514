import type { Language } from '../query/language'

/**
 * What a description in a parts list is of: the last word before a comma in English and German ("Oil filter head,
 * cast" is a head), the first one in Spanish.
 */
export function headNoun(description: string, language: Language): string {
  const [name = ''] = description.split(/[,;(]/)
  const words = name.match(/\p{L}[\p{L}'-]+/gu) ?? []
  return (language === 'es' ? words[0] : words.at(-1)) ?? ''
}

/** The cell of a row that describes it: the one with the most letters in words. */
export function descriptionOf(cells: readonly string[]): string {
  const letters = (cell: string) => cell.match(/\p{L}{2,}/gu)?.join('').length ?? 0
  return cells.reduce((most, cell) => (letters(cell) > letters(most) ? cell : most), '')
}
