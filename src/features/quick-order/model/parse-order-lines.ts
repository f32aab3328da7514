/** A pasted line as it was understood. */
export type OrderLineText = {
  /** The line as it was pasted. */
  text: string
  number: string
  /** Undefined where there is something other than a whole number of at least 1. */
  quantity: number | undefined
}

/** A quantity as people write it: "4", "4x", "x4", "4 pcs", "qty 4". */
const quantityPattern =
  /^(?:(?:qty|cant)\.?\s*:?\s*)?[x×*]?\s*(\d{1,9})(?:[.,]0+)?\s*(?:[x×*]|pcs?\.?|pieces|ea\.?|uds?\.?|piezas?)?$/i
/** "4 x HX-250", "4x HX-250", "4 pcs HX-250". */
const quantityFirst = /^(\d{1,9})\s*(?:[x×*]|pcs?\.?|ea\.?)\s+(\S.*)$/i
/** "HX-250 x 4", "HX-250 4", "HX-250 (4)", "HX-250: 4 pcs". */
const quantityLast =
  /^(.*\S)\s*(?:\s|:|[x×*]\s*|\()\s*(\d{1,9}(?:[.,]0+)?)\s*\)?\s*(?:pcs?\.?|pieces|ea\.?|uds?\.?|piezas?)?$/i

/** "HX-250 1,5" or "HX-250 -2": a figure that is no quantity. */
const wrongQuantityLast = /^([^\t;|]*[^\s,])\s+(?:[-−]\d+(?:[.,]\d+)?|\d+[.,]\d+)$/
/** What may stand between a number and its quantity. */
const betweenBoth = /\s*(?:[x×*:(]|\s[-–−]|qty\.?|cant\.?)$/i

/**
 * Reads part numbers with quantities from a mail or a spreadsheet, one to a line: "HX-250 4", "4 x HX-250",
 * "HX-250;4", or the cells of a table, of which the first is the number. A line without a quantity asks for one; a head
 * of a table is left out.
 */
export function parseOrderLines(pasted: string): OrderLineText[] {
  const lines = pasted.split(/\r?\n/).map((line) => line.trim())
  const filled = lines.filter((line) => /[\p{L}\p{N}]/u.test(line))
  return filled.filter((line, index) => index > 0 || !isHead(line)).map(parseLine)
}

/** A first line without any digit has the names of columns. */
const isHead = (line: string): boolean => !/\d/.test(line) && cellsOf(line).length > 1

function parseLine(text: string): OrderLineText {
  const line = text.replace(/^(?:[-*•–]|\d{1,3}[.)])\s+/, '').replace(/(\s\d+)[.,]0+$/, '$1')
  const [, number] = wrongQuantityLast.exec(line) ?? []
  if (number !== undefined) return { text, number: number.replace(betweenBoth, ''), quantity: undefined }
  const cells = cellsOf(line)
  return { text, ...(cells.length > 1 ? fromCells(cells) : fromWords(cells[0] ?? line)) }
}

/** The strongest separator that a line has decides: a comma may be part of a description or a price. */
const separators = [/\t/, /;/, /\|/, /\s{3,}/, /,/]

function cellsOf(line: string): string[] {
  const separator = separators.find((one) => one.test(line))
  const cells = separator ? line.split(separator) : [line]
  return cells.map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')).filter((cell) => cell !== '')
}

function fromCells(cells: readonly string[]): Omit<OrderLineText, 'text'> {
  const [first = '', ...others] = cells
  // "4;HX-250": a short figure before something that is none.
  const isSwapped = /^\d{1,4}$/.test(first) && others.length === 1 && !quantityPattern.test(others[0] ?? '')
  const number = isSwapped ? (others[0] ?? '') : first
  const rest = isSwapped ? [first] : others
  const found = rest.find((cell) => quantityPattern.test(cell))
  if (found !== undefined) return { number, quantity: quantityOf(found) }
  const wrong = rest.some((cell) => /^[-−]?\d+([.,]\d+)?$/.test(cell))
  return { number, quantity: wrong ? undefined : 1 }
}

function fromWords(line: string): Omit<OrderLineText, 'text'> {
  const [, before, after] = quantityFirst.exec(line) ?? []
  if (before !== undefined && after !== undefined) return { number: after.trim(), quantity: quantityOf(before) }
  const [, number, last] = quantityLast.exec(line) ?? []
  if (number !== undefined && last !== undefined) {
    return { number: number.replace(betweenBoth, '').trim(), quantity: quantityOf(last) }
  }
  return { number: line, quantity: 1 }
}

function quantityOf(text: string): number | undefined {
  const quantity = Number(/\d+/.exec(text)?.[0])
  return quantity >= 1 ? quantity : undefined
}
