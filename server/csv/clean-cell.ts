import { visibleIdentifier } from '../domain/identifier'
import { withoutApostrophe } from './write-csv'

const PLAIN = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/
/** Soft hyphens, zero-width spaces, marks of direction and of byte order. */
const invisible = /[\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
const blanks = /[\u00a0\u2007\u202f\u3000]/g

/** Such as zeros and signs of an end, with which older programs fill their files. */
const fillers = /^\p{Cc}+|\p{Cc}+$/gu

/** A text without what nobody sees, trimmed. */
const cleanText = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(fillers, '').replace(invisible, '').replace(blanks, ' ').trim()

/** `'0012`: an apostrophe says in spreadsheets that a number is text, as quotes do in databases. */
const marked = /^'(.*?)'?$/s

/** The number of a part or machine as it is stored, without marks of text. */
export const cleanIdentifier = (text: string): string =>
  visibleIdentifier(text.startsWith("'") ? (marked.exec(text)?.[1] ?? text) : text)

/** `="0012345"`, which protects leading zeros from spreadsheets. */
const protectedText = /^="((?:[^"]|"")*)"$/

/** A cell as it was before it was written. */
function cleanCell(cell: string): string {
  const text = cleanText(cell)
  if (text.startsWith("'")) return withoutApostrophe(text)
  if (!text.startsWith('=')) return text
  const content = protectedText.exec(text)?.[1]
  return content === undefined ? text : cleanText(content.replaceAll('""', '"'))
}

/** The cells of a row; undefined for a row without any content. */
export function cleanCells(cells: readonly string[]): string[] | undefined {
  const cleaned = cells.map(cleanCell)
  return cleaned.every((cell) => cell === '') ? undefined : cleaned
}
