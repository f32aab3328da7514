/** A table in Markdown: its titles, the line below them, its rows. */
const tables = /^\|(.+)\|\n\|(?: *:?-+:? *\|)+((?:\n\|.+\|)+)/gm

/**
 * Writes each row of a table in Markdown as a line that reads well: "Engine oil: Litres 13.5, US qt 14.3". The web app and
 * the server each have this file, as neither imports the other; a test in tests/house compares the two.
 */
export const tablesAsLines = (markdown: string): string =>
  markdown.replace(tables, (_, titles: string, rows: string) =>
    rows
      .trim()
      .split('\n')
      .map((row) => rowAsLine(cellsOf(titles), cellsOf(row.slice(1, -1))))
      .join('\n'),
  )

const cellsOf = (row: string): string[] => row.split(/(?<!\\)\|/).map((cell) => cell.trim())

/** The first cell names the row; where it is a figure, it has the title of its column as the others do. */
function rowAsLine([firstTitle = '', ...titles]: string[], [first = '', ...cells]: string[]): string {
  const figures = cells.flatMap((cell, column) => (cell ? `${titles[column] ?? ''} ${cell}`.trim() : []))
  const name = /^\d/.test(first) ? `${firstTitle} ${first}`.trim() : first
  return [name, figures.join(', ')].filter(Boolean).join(': ')
}
