/** Symbols of units in the heads of columns, and the systems that they belong to. */
const unit =
  /^[([]?(?:n ?[·•⋅.-]? ?m|lbf?[ .·-]*ft|ft[ .·-]*lbf?|lbf?[ .·-]*in|in[ .·-]*lbf?|kg|g|t|lbs?|oz|mm|cm|m|km|in|ft|yd|[µμ]m|l|ml|cm3|cm³|m³|m3\/h|m³\/h|l\/min|qts?|gals?|pts?|bar|mbar|psi|k?pa|mpa|°?\s?[cf]|v|vac|vdc|a|ma|w|kw|va|kva|hz|hp|ps|rpm|h|s|min|max|min\.|max\.|si|us|metric|imperial|db(?:\(a\))?|%)[)\]]?$/i

export const isUnitCell = (cell: string) => unit.test(cell.trim())

/** Whether a row has units alone, and so ends the head of its table. */
export const isUnitRow = (cells: readonly string[]) => {
  const filled = cells.filter((cell) => cell.trim())
  return filled.length >= 2 && filled.every(isUnitCell)
}

/** The units of the last row of a head in brackets, as they follow the title of their column: "Torque (N·m)". */
export const bracketUnits = (head: readonly (readonly string[])[]): string[][] =>
  head.map((cells, index) => {
    const isLast = index > 0 && index === head.length - 1 && isUnitRow(cells)
    return cells.map((cell, column) => {
      const hasTitle = head.slice(0, index).some((above) => above[column])
      const isBare = /^[^([].*[^)\]]$|^[^([]$/.test(cell)
      return isLast && hasTitle && isBare ? `(${cell.replace(/\s*-\s*/g, '-')})` : cell
    })
  })
