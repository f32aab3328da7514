import type { Box } from '../../../manuals'
import type { Evidence } from '../../finding/evidence/evidence'
import type { Unit } from '../../finding/evidence/unit'
import type { Hit } from '../../finding/ranking/rank'
import type { Citation } from '../engine'
import { shorten } from './markdown'

const quoteLimit = 300
const mostCitations = 10

/** A citation of the given units of a passage. */
export function citationOf(hit: Hit, units: readonly Unit[]): Citation {
  const { manualId, manualName, ordinal, page } = hit.passage
  const boxes: Box[] = [...new Set(units.flatMap((unit) => unit.boxes))]
  return {
    manualId,
    manualName,
    ordinal,
    page,
    quote: shorten(units.map((unit) => unit.text).join(' '), quoteLimit),
    boxes,
  }
}

/** Adds citations of the found pages, one for each page that `before` does not have yet, with the unit that fits best. */
export function furtherCitations(before: readonly Citation[], evidence: readonly Evidence[]): Citation[] {
  const citations = [...before]
  for (const { hit, units, position } of evidence) {
    if (citations.length >= mostCitations) break
    if (citations.some(({ manualId, page }) => manualId === hit.passage.manualId && page === hit.passage.page)) continue
    const unit = units[position]
    if (unit) citations.push(citationOf(hit, [unit]))
  }
  return citations
}
