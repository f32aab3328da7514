import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'

/**
 * The head noun of a parts description: the last word before a comma in Germanic languages ("Oil filter head, cast" is a
 * head), the first word in Romance ones.
 */
export function headNoun(description: string, language: Language): string {
  const [name = ''] = description.split(/[,;(]/)
  const words = name.match(/\p{L}[\p{L}'-]+/gu) ?? []
  return (languageData[language].headNoun === 'first' ? words[0] : words.at(-1)) ?? ''
}

/** The cell with the most letters. */
export function descriptionCell(cells: readonly string[]): string {
  const letters = (cell: string) => cell.match(/\p{L}{2,}/gu)?.join('').length ?? 0
  return cells.reduce((most, cell) => (letters(cell) > letters(most) ? cell : most), '')
}
