import { normalise } from '../../../../languages/text/normalise'
import { unitOf } from '../../../../languages/text/unit'
import { nameColumn } from './name-column'

/** Symbols of the SI brochure and of NIST Special Publication 811, appendix B, in lower case. */
const unitName =
  '(?:(?:us|imp\\.?) )?(?:lb[-. ]?ft|ft[-. ]?lbs?|lb[-. ]?in|in[-. ]?lbs?|n[-.·•⋅ ]?m|kgf?[-.· ]?c?m|daN|kN|psi|kpa|mpa|bar|mm|cm|m|in\\.?|inch(?:es)?|ft|kg|g|t|lbs?|oz|l|ml|litres?|liters?|qts?|quarts?|gal(?:lons)?|pints?|pts?|rpm|1/min|min-1|hz|v|vdc|vac|kv|a|amps?|ma|w|kw|kva|hp|ps|km/h|mph|m/s|l/min|gpm|cfm|km|mi|yd|cm[²³23]|mm[²2]|m[²³23]|cc|kwh|ah|kbar|°\\s?[cf]|deg(?:rees)?|%|h|hrs?|hours?|stunden|horas|min|s|sec|db(?:\\(a\\))?|ohms?|Ω)'
const inBrackets = new RegExp(`[([]\\s*(${unitName})\\s*[)\\]]`, 'i')
const afterComma = new RegExp(`,\\s*(${unitName})$`, 'i')
const alone = new RegExp(`^(${unitName})$`, 'i')
const word = /^\p{L}{4,}$/u
const wordInBrackets = /[([]\s*(\p{L}{4,})\s*[)\]]/u
const wordAfterComma = /,\s*(\p{L}{4,})$/u
const figure = /^[<>≤≥±~]?\s*[-−+]?\d[\d.,/ ]*(?:\s*(?:-|–|to|bis|a|…)\s*[-−+]?\d[\d.,/ ]*)?$/

/** The unit in a column title, if there is one, as a symbol or by its name in any language. */
export function unitInHeader(head: string): string | undefined {
  const title = head.trim()
  const unit = inBrackets.exec(title)?.[1] ?? afterComma.exec(title)?.[1] ?? alone.exec(title)?.[1] ?? namedUnit(title)
  return unit && /^\p{L}{4,}$/u.test(unit) ? unit.toLowerCase() : unit
}

/** A name of a unit in brackets, after a comma, or alone if it means nothing else: "Capacidad (litros)", "Litros". */
function namedUnit(title: string): string | undefined {
  const isUnit = (name: string | undefined, follows: boolean) =>
    name !== undefined && unitOf(normalise(name), follows) !== undefined
  const marked = wordInBrackets.exec(title)?.[1] ?? wordAfterComma.exec(title)?.[1]
  if (isUnit(marked, true)) return marked
  return word.test(title) && isUnit(title, false) ? title : undefined
}

/**
 * The titles of the columns for a row, with the unit that its name has in brackets for all of its bare figures: "Capacity
 * (L)" is followed by litres.
 */
export function valueTitles(columns: readonly string[], cells: readonly string[]): readonly string[] {
  const name = nameColumn(cells, columns)
  const unit = unitOfName(cells[name] ?? '')
  if (unit === undefined) return columns
  return cells.map((cell, position) => {
    const title = columns[position] ?? ''
    if (position <= name || !figure.test(cell.trim()) || unitInHeader(title) !== undefined) return title
    return title.trim() === '' ? unit : `${title.trim()} (${unit})`
  })
}

/** The unit at the end of the name of a row: "Capacity (L)", "Weight, kg". */
const unitOfName = (name: string) => {
  const text = oneLine(name).replace(/\s*:$/, '')
  return text.endsWith(')') || text.endsWith(']') || afterComma.test(text) ? unitInHeader(text) : undefined
}

/** The name of a row without the unit of its values. */
export const rowName = (name: string) => (unitOfName(name) === undefined ? oneLine(name) : columnName(oneLine(name)))

/** A table row as text: "Title: value unit; Title: value". Figures get the unit of their column title or of the row's name. */
export function rowText(columns: readonly string[], cells: readonly string[]): string {
  const titles = valueTitles(columns, cells)
  const filled = cells.flatMap((cell, position) => (cell.trim() ? [position] : []))
  const [label, value] = filled
  if (label !== undefined && value !== undefined && filled.length === 2 && !columns[value]?.trim())
    return `${cells[label]?.trim().replace(/:$/, '')}: ${cellValue(titles[value] ?? '', cells[value]?.trim() ?? '')}`
  return cells
    .map((cell, position) => cellText(titles[position] ?? '', cell.trim()))
    .filter(Boolean)
    .join('; ')
}

/** A cell as text: "Title: value unit". */
function cellText(head: string, cell: string): string {
  if (cell === '') return ''
  const value = cellValue(head, cell)
  const title = oneLine(head)
  const name = value === cell && !alone.test(title) ? title : columnName(title)
  return name === '' ? value : `${name}: ${value}`
}

/** A cell with the unit of its column title, if it is a figure. */
export function cellValue(head: string, cell: string): string {
  const unit = figure.test(cell) ? unitInHeader(oneLine(head)) : undefined
  return unit ? `${cell} ${unit}` : cell
}

/** A column title without its unit; empty if it is only a unit. */
export function columnName(head: string): string {
  const title = oneLine(head)
  const named = namedUnit(title)
  if (alone.test(title) || named === title) return ''
  const withoutSymbol = title.replace(inBrackets, '').replace(afterComma, '')
  const name =
    named === undefined ? withoutSymbol : withoutSymbol.replace(wordInBrackets, '').replace(wordAfterComma, '')
  return name.trim() || title
}

/** Text whose line breaks are spaces. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
