import type { Box } from '../../../manuals'
import type { Hit } from '../../finding/retrieving/rank'
import type { ScopedPassage } from '../../finding/scoped-passage'
import type { Evidence } from '../../finding/scoring/evidence'
import type { Unit } from '../../finding/scoring/unit'
import type { Citation } from '../engine'
import type { Excerpt } from './excerpt'
import { sectionOf } from './heading-text'
import { shorten } from './markdown'

const MAX_QUOTE_LENGTH = 300
/** Pages that an answer may cite. */
export const MAX_CITATIONS = 10

export const toCitation = ({ passage }: Pick<Hit, 'passage'>, units: readonly Unit[]): Citation =>
  cite(passage, [{ passage, units }])

type Quoted = { passage: ScopedPassage; units: readonly Unit[] }

function cite(passage: ScopedPassage, quoted: readonly Quoted[]): Citation {
  const { manualId, manualName, ordinal, page, ocr } = passage
  const units = quoted.flatMap((one) => one.units)
  const boxes: Box[] = [...new Set(units.flatMap((unit) => unit.boxes))]
  const quote = shorten(units.map(verbatim).join(' '), MAX_QUOTE_LENGTH)
  return { manualId, manualName, ordinal, page, quote, boxes, ...(ocr && { ocr }), ...surroundings(passage, quoted) }
}

/** What a picture of the quoted words needs around them, so that it says what they are about. */
function surroundings(passage: ScopedPassage, quoted: readonly Quoted[]) {
  const heading = sectionOf(passage)
  const around = boundsOf(quoted.flatMap((one) => one.passage.lines.map(({ box }) => box)))
  const columnTitles = titlesBox(passage)
  return { ...(heading && { heading }), ...(around && { around }), ...(columnTitles && { columnTitles }) }
}

/** The first line of a table holds its column titles, unless they are on an earlier page. */
const titlesBox = (passage: ScopedPassage): Box | undefined =>
  passage.kind === 'table' && passage.lines.length > passage.rows.length ? passage.lines[0]?.box : undefined

function boundsOf([first, ...others]: readonly Box[]): Box | undefined {
  return others.reduce<Box | undefined>(
    (all, [left, top, right, bottom]) =>
      all && [Math.min(all[0], left), Math.min(all[1], top), Math.max(all[2], right), Math.max(all[3], bottom)],
    first,
  )
}

/** The words of the page: those of a row without the column titles that it is shown with. */
const verbatim = ({ kind, text, own }: Unit) => (kind === 'row' ? own : text)

/** One citation for each page of the excerpts, in their order. A link adds nothing to a page that is quoted already. */
export const citeExcerpts = (excerpts: readonly Excerpt[]): Citation[] =>
  citedPages(excerpts).map(({ passage, onPage }) => {
    const quoted = onPage.filter(({ role }) => role !== 'earlier' && role !== 'later')
    return cite(quoted[0]?.passage ?? passage, quoted.length > 0 ? quoted : onPage)
  })

/** The number of the citation of an excerpt, from 1. */
export const citationNumber = (excerpt: Excerpt, excerpts: readonly Excerpt[]): number =>
  citedPages(excerpts).findIndex(({ onPage }) => onPage.includes(excerpt)) + 1

function citedPages(excerpts: readonly Excerpt[]) {
  const pages = new Map<string, { passage: ScopedPassage; onPage: Excerpt[] }>()
  for (const excerpt of excerpts) {
    const { passage } = excerpt
    const key = `${passage.manualId} ${passage.page}`
    const page = pages.get(key) ?? { passage, onPage: [] }
    page.onPage.push(excerpt)
    pages.set(key, page)
  }
  return [...pages.values()]
}

/** Adds a citation of the best unit for each page that is not cited yet. */
export function addCitations(before: readonly Citation[], evidence: readonly Evidence[]): Citation[] {
  const citations = [...before]
  for (const { hit, units, position } of evidence) {
    if (citations.length >= MAX_CITATIONS) break
    if (citations.some(({ manualId, page }) => manualId === hit.passage.manualId && page === hit.passage.page)) continue
    const unit = units[position]
    if (unit) citations.push(toCitation(hit, [unit]))
  }
  return citations
}
