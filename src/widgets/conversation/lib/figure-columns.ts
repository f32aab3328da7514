/** A figure or a range, with a short unit or without. */
const figure = /^[-+±]?\d[\d.,]*(\s?[–-]\s?\d[\d.,]*)?(\s?[\p{L}°%·/²³]{1,6})?$/u
const delimiter = /^\|(\s*:?-+:?\s*\|)+\s*$/

/** Aligns the columns of an answer's tables that have figures alone at their right, so that they can be compared. */
export function withFigureColumns(response: string): string {
  const lines = response.split('\n')
  return lines
    .map((line, index) => {
      if (!delimiter.test(line) || !lines[index - 1]?.startsWith('|')) return line
      const end = lines.findIndex((below, at) => at > index && !below.startsWith('|'))
      const rows = lines.slice(index + 1, end < 0 ? undefined : end).map(cellsOf)
      const columns = cellsOf(line).map((given, column) =>
        hasFigures(rows.map((row) => row[column] ?? '')) ? '---:' : given,
      )
      return `| ${columns.join(' | ')} |`
    })
    .join('\n')
}

function hasFigures(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.replace(/\*\*|\[\d+\]/g, '').trim()).filter((cell) => /[^–-]/.test(cell))
  return filled.length > 0 && filled.every((cell) => figure.test(cell))
}

/** The cells of a row; an escaped bar is part of its cell. */
const cellsOf = (row: string): string[] =>
  row
    .slice(1, row.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
