import { type Row, rowHeight, rowText } from './row'
import { pagesWith } from './seen-on'

/** A row can be a running head or foot among this many outermost rows, within this part of the page's height. */
const outermost = 6
const marginPart = 0.14
/** Points by which the same place may differ from page to page, and the same type in size. */
const placeTolerance = 1.5
const sizeTolerance = 0.5

export interface PageRows {
  number: number
  height: number
  rows: Row[]
}

const numberOnly =
  /^[\s\-–—|]*(change \d+)?[\s|]*(page|p[áa]gina|seite)?\s*(\d{1,4}|[ivxlc]{1,7}|[a-z]?\d{0,3}-\d{1,4})([\s/]*(of|de|von)?\s*\d{1,4})?[\s\-–—|]*(change \d+)?$/i
const safetyWord = /^\W*(danger|warning|caution|peligro|advertencia|precauci[óo]n|gefahr|warnung|vorsicht)\W*$/i

/** A table that goes on over pages repeats its column heads at the top of each; they stay with it. */
const isTableHead = ({ row, below, isHead }: Candidate) => {
  if (!isHead || row.segments.length < 3) return false
  const letters = rowText(row).replace(/[^\p{L}\d]/gu, '')
  const apart = below !== undefined && below.top - row.bottom > rowHeight(row) * 1.5
  return !apart && letters.replace(/\d/g, '').length > letters.length * 0.7
}

interface Candidate {
  row: Row
  below: Row | undefined
  isHead: boolean
  isOutermost: boolean
}

const alike = (text: string) => text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ')
const band = ({ isHead }: Candidate) => (isHead ? 'head' : 'foot')
const wholeKeys = (candidate: Candidate) => [`${band(candidate)} ${alike(rowText(candidate.row))}`]

/** Places are told in steps of the tolerance; a row counts for its own step and the next, so that no edge parts two. */
const steps = (value: number) => {
  const step = Math.floor(value / placeTolerance)
  return [step, step + 1]
}

/** A section that begins beside a running head, or the caption of a table that goes on, is to be read. */
const numberedHeading = /^(\d{1,2}|[A-Z])([.-]\d{1,3})+\.?\s+\p{L}/u
const caption = /^(table|tabla|tabelle|fig\.?|figure|figura|abb\.?|abbildung)\s*[\dA-Z]/i

/** The parts of a row of two or more that are long enough to be told again, each with its place on the page. */
const partKeys = (candidate: Candidate) =>
  candidate.row.segments.length < 2 ||
  caption.test(rowText(candidate.row)) ||
  candidate.row.segments.some((segment) => segment.bold && numberedHeading.test(segment.text))
    ? []
    : candidate.row.segments
        .filter((segment) => segment.text.replace(/[^\p{L}]/gu, '').length >= 4)
        .flatMap((segment) => steps(candidate.row.bottom).map((step) => `${band(candidate)} ${step} ${segment.text}`))

/** Place and type of the row: what a running head keeps when its words change from chapter to chapter. */
const placeKeys = (candidate: Candidate) => {
  const { row } = candidate
  const [first] = row.segments
  const size = Math.round((first?.size ?? 0) / sizeTolerance)
  return steps(row.bottom).map((step) => `${band(candidate)} ${step} ${size} ${first?.bold ?? false}`)
}

/**
 * Rows in the margins that repeat from page to page are taken away: those that stand alike (digits aside), those of
 * which one part does at the same place while another names the chapter, the outermost ones set like them at their
 * place, and lone page numbers.
 */
export const dropRunningHeads = <P extends PageRows>(pages: readonly P[]): P[] => {
  const candidates = pages.map(marginRows)
  const recursWhole = pagesWith(candidates, wholeKeys)
  const recursInPart = pagesWith(candidates, partKeys)
  const running = candidates.map((onPage, index) =>
    onPage.filter((candidate) => {
      if (numberOnly.test(rowText(candidate.row))) return true
      if (safetyWord.test(rowText(candidate.row)) || isTableHead(candidate)) return false
      return recursWhole(candidate, index) || recursInPart(candidate, index)
    }),
  )
  const recursInPlace = pagesWith(
    running.map((onPage) => onPage.filter(({ row, isOutermost }) => isOutermost && !numberOnly.test(rowText(row)))),
    placeKeys,
  )
  return pages.map((page, index) => {
    const dropped = new Set(running[index]?.map(({ row }) => row))
    for (const candidate of candidates[index] ?? []) {
      const text = rowText(candidate.row)
      const isRead = safetyWord.test(text) || caption.test(text) || numberedHeading.test(text)
      const kept = isRead || isTableHead(candidate) || !candidate.isOutermost
      if (!kept && recursInPlace(candidate, index)) dropped.add(candidate.row)
    }
    return dropped.size > 0 ? { ...page, rows: page.rows.filter((row) => !dropped.has(row)) } : page
  })
}

const marginRows = ({ rows, height }: PageRows): Candidate[] => {
  const asCandidate = (row: Row): Candidate => {
    const at = rows.indexOf(row)
    const isHead = row.top < height / 2
    return { row, below: rows[at + 1], isHead, isOutermost: at === (isHead ? 0 : rows.length - 1) }
  }
  return [
    ...rows.slice(0, outermost).filter((row) => row.bottom < height * marginPart),
    ...rows.slice(-outermost).filter((row) => row.top > height * (1 - marginPart)),
  ].map(asCandidate)
}
