/** Marks a table as UTF-8 for spreadsheets; a file begins with it. */
export const byteOrderMark = '\ufeff'

/** What a spreadsheet would take for a formula, and run; some read the wide signs of East Asia so too. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/** An amount below zero begins like a formula, and is none. */
const figure = /^-\d+(\.\d+)?$/

/** A line of a table (RFC 4180). A cell that a spreadsheet would take for a formula begins with an apostrophe. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`

/** What a cell said before `csvLine` put an apostrophe in front of it. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell

const quoted = (text: string) => `"${defused(text).replaceAll('"', '""')}"`

const defused = (text: string) => (formulaStart.test(text) && !figure.test(text) ? `'${text}` : text)
