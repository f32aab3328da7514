/** The byte order mark at the start of a file, by which a spreadsheet recognises UTF-8. */
export const byteOrderMark = '\ufeff'

/** What a spreadsheet would run as a formula; some read the wide signs of East Asia so too (OWASP, "CSV Injection"). */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/** An amount below zero begins like a formula, and is none. */
const figure = /^-\d+(\.\d+)?$/

/** One line of a table (RFC 4180). Text that a spreadsheet would run as a formula begins with an apostrophe. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = formulaStart.test(value) && !figure.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}
