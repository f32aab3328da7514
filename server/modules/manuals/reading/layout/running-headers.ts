import { anySignalWord } from '../../../../languages/signal-words'
import { anyStructureWord, isNumberedCaption } from '../../../../languages/structure-words'
import { createRecurrenceCheck } from './recurrence'
import { type Row, rowHeight, rowText } from './row'

/** Running headers and footers are among this many outermost rows, within this share of the page height. */
const OUTERMOST_ROWS = 6
const MARGIN_SHARE = 0.14
/** Variation between pages, in points. */
const POSITION_TOLERANCE = 1.5
const SIZE_TOLERANCE = 0.5

export interface PageRows {
  number: number
  height: number
  rows: Row[]
  /** Whether a picture covers the page, of which rows in the margin are not the title. */
  isPicture?: boolean
}

const pageNumber = '(?:\\d{1,4}|[ivxlc]{1,7}|[a-z]?\\d{0,3}-\\d{1,4})'
const revision = `(?:${anyStructureWord('revision')}\\.? \\d+)?`
const numberOnly = new RegExp(
  `^[\\s\\-–—|]*${revision}[\\s|]*(?:${anyStructureWord('page')}\\.?)?\\s*${pageNumber}(?:[\\s/]*${anyStructureWord('of')}?\\s*\\d{1,4})?[\\s\\-–—|]*${revision}$`,
  'iu',
)
const safetyWord = new RegExp(`^\\W*(?:${anySignalWord})\\W*$`, 'i')

/** A table that spans pages repeats its header at the top of each; that header belongs to the table. */
const isTableHeader = ({ row, below, isAtTop }: Candidate) => {
  if (!isAtTop || row.segments.length < 3) return false
  const letters = rowText(row).replace(/[^\p{L}\d]/gu, '')
  const isSeparated = below !== undefined && below.top - row.bottom > rowHeight(row) * 1.5
  return !isSeparated && letters.replace(/\d/g, '').length > letters.length * 0.7
}

interface Candidate {
  row: Row
  below: Row | undefined
  isAtTop: boolean
  isOutermost: boolean
}

const normalized = (text: string) => text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ')
const band = ({ isAtTop }: Candidate) => (isAtTop ? 'head' : 'foot')
const wholeKeys = (candidate: Candidate) => [`${band(candidate)} ${normalized(rowText(candidate.row))}`]

/** Positions are binned by the tolerance; two adjacent bins, so that a bin edge does not separate equal positions. */
const positionBins = (value: number) => {
  const bin = Math.floor(value / POSITION_TOLERANCE)
  return [bin, bin + 1]
}

/** A section that starts in the margin and the caption of a continued table are content. */
const numberedHeading = /^(\d{1,2}|[A-Z])([.-]\d{1,3})+\.?\s+\p{L}/u

/** Keys of the segments that are long enough to be recognized elsewhere, with their position. */
const segmentKeys = (candidate: Candidate) =>
  candidate.row.segments.length < 2 ||
  isNumberedCaption(rowText(candidate.row)) ||
  candidate.row.segments.some((segment) => segment.bold && numberedHeading.test(segment.text))
    ? []
    : candidate.row.segments
        .filter((segment) => segment.text.replace(/[^\p{L}]/gu, '').length >= 4)
        .flatMap((segment) =>
          positionBins(candidate.row.bottom).map((bin) => `${band(candidate)} ${bin} ${segment.text}`),
        )

/** Position and type, which a running header retains when its words change from chapter to chapter. */
const positionKeys = (candidate: Candidate) => {
  const { row } = candidate
  const [first] = row.segments
  const size = Math.round((first?.size ?? 0) / SIZE_TOLERANCE)
  return positionBins(row.bottom).map((bin) => `${band(candidate)} ${bin} ${size} ${first?.bold ?? false}`)
}

/**
 * Removes running headers and footers from the margins: rows that recur as a whole (digits aside), rows of which one
 * segment recurs at the same position while another names the chapter, outermost rows of the same position and type,
 * and page numbers.
 */
export const removeRunningHeaders = <P extends PageRows>(pages: readonly P[]): P[] => {
  const candidates = pages.map(marginRows)
  const numbers = pages.map(({ number }) => number)
  const recursAsWhole = createRecurrenceCheck(candidates, wholeKeys, numbers)
  const recursInPart = createRecurrenceCheck(candidates, segmentKeys, numbers)
  const running = candidates.map((onPage, index) =>
    onPage.filter((candidate) => {
      if (numberOnly.test(rowText(candidate.row))) return true
      if (safetyWord.test(rowText(candidate.row)) || isTableHeader(candidate)) return false
      return recursAsWhole(candidate, index) || recursInPart(candidate, index)
    }),
  )
  const recursAtPosition = createRecurrenceCheck(
    running.map((onPage) => onPage.filter(({ row, isOutermost }) => isOutermost && !numberOnly.test(rowText(row)))),
    positionKeys,
    numbers,
  )
  const removed = pages.map((_, index) => {
    const found = new Set(running[index]?.map(({ row }) => row))
    for (const candidate of candidates[index] ?? []) {
      const text = rowText(candidate.row)
      const isContent = safetyWord.test(text) || isNumberedCaption(text) || numberedHeading.test(text)
      const isKept = isContent || isTableHeader(candidate) || !candidate.isOutermost
      if (!isKept && recursAtPosition(candidate, index)) found.add(candidate.row)
    }
    return found
  })
  const titles = titlesOf(pages, candidates, removed)
  return pages.map((page, index) => {
    const rows = page.rows.filter((row) => titles.has(row) || !removed[index]?.has(row))
    return rows.length < page.rows.length ? { ...page, rows } : page
  })
}

/**
 * Rows that recur only on pages without other text are their titles, as those of plates with drawings, whereas running
 * headers recur on pages with text, too.
 */
function titlesOf(
  pages: readonly PageRows[],
  candidates: readonly (readonly Candidate[])[],
  removed: readonly ReadonlySet<Row>[],
): Set<Row> {
  const withText = new Set(
    pages.flatMap(({ number, rows, isPicture }, index) =>
      isPicture || rows.some((row) => !removed[index]?.has(row)) ? [number] : [],
    ),
  )
  // Text along the side is apart from that of its page.
  const isBare = pages.map(({ number }) => !withText.has(number))
  const running = new Set(candidates.flatMap((onPage, index) => (isBare[index] ? [] : onPage.flatMap(wholeKeys))))
  const onBarePages = candidates.filter((_, index) => isBare[index]).flat()
  return new Set(
    onBarePages
      .filter((candidate) => !numberOnly.test(rowText(candidate.row)))
      .filter((candidate) => !wholeKeys(candidate).some((key) => running.has(key)))
      .map(({ row }) => row),
  )
}

const marginRows = ({ rows, height }: PageRows): Candidate[] => {
  const asCandidate = (row: Row): Candidate => {
    const at = rows.indexOf(row)
    const isAtTop = row.top < height / 2
    return { row, below: rows[at + 1], isAtTop, isOutermost: at === (isAtTop ? 0 : rows.length - 1) }
  }
  return [
    ...rows.slice(0, OUTERMOST_ROWS).filter((row) => row.bottom < height * MARGIN_SHARE),
    ...rows.slice(-OUTERMOST_ROWS).filter((row) => row.top > height * (1 - MARGIN_SHARE)),
  ].map(asCandidate)
}
