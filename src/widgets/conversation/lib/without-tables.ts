/** A table in Markdown: its titles, the line below them, its rows. */
const tables = /^\|(.+)\|\n\|(?: *:?-+:? *\|)+((?:\n\|.+\|)+)/gm

/** Markdown with each row of its tables as a line that reads well: "Engine oil: Litres 13.5, US qt 14.3". */
export const withoutTables = (markdown: string): string =>
  markdown.replace(tables, (_, titles: string, rows: string) => {
    const [, ...columns] = cellsOf(titles)
    return rows
      .trim()
      .split('\n')
      .map((row) => lineOf(columns, cellsOf(row.slice(1, -1))))
      .join('\n')
  })

const cellsOf = (row: string): string[] => row.split(/(?<!\\)\|/).map((cell) => cell.trim())

function lineOf(columns: readonly string[], [name, ...cells]: readonly string[]): string {
  const figures = cells.flatMap((cell, column) => (cell ? `${columns[column] ?? ''} ${cell}`.trim() : []))
  return [name, figures.join(', ')].filter(Boolean).join(': ')
}
