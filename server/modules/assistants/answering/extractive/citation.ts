import type { Box } from '../../../manuals'
import type { Evidence } from '../../finding/evidence/evidence'
import type { Unit } from '../../finding/evidence/unit'
import type { Hit } from '../../finding/ranking/rank'
import type { ScopedPassage } from '../../finding/scoped-passage'
import type { Citation } from '../engine'
import type { Excerpt } from './excerpt'
import { shorten } from './markdown'

const MAX_QUOTE_LENGTH = 300
const MAX_CITATIONS = 10

export const toCitation = ({ passage }: Pick<Hit, 'passage'>, units: readonly Unit[]): Citation => cite(passage, units)

function cite({ manualId, manualName, ordinal, page, ocr }: ScopedPassage, units: readonly Unit[]): Citation {
  const boxes: Box[] = [...new Set(units.flatMap((unit) => unit.boxes))]
  const quote = shorten(units.map(verbatim).join(' '), MAX_QUOTE_LENGTH)
  return { manualId, manualName, ordinal, page, quote, boxes, ...(ocr && { ocr }) }
}

/** The words of the page: those of a row without the column titles that it is shown with. */
const verbatim = ({ kind, text, own }: Unit) => (kind === 'row' ? own : text)

/** One citation for each page of the excerpts, in their order. A link adds nothing to a page that is quoted already. */
export const citeExcerpts = (excerpts: readonly Excerpt[]): Citation[] =>
  citedPages(excerpts).map(({ passage, onPage }) => {
    const quoted = onPage.filter(({ role }) => role !== 'earlier' && role !== 'later')
    return cite(
      quoted[0]?.passage ?? passage,
      (quoted.length > 0 ? quoted : onPage).flatMap(({ units }) => units),
    )
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
