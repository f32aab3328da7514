import type { Box } from '../../../manuals'
import type { Evidence } from '../../finding/evidence/evidence'
import type { Unit } from '../../finding/evidence/unit'
import type { Hit } from '../../finding/ranking/rank'
import type { Citation } from '../engine'
import { shorten } from './markdown'

const MAX_QUOTE_LENGTH = 300
const MAX_CITATIONS = 10

export function toCitation(hit: Hit, units: readonly Unit[]): Citation {
  const { manualId, manualName, ordinal, page } = hit.passage
  const boxes: Box[] = [...new Set(units.flatMap((unit) => unit.boxes))]
  return {
    manualId,
    manualName,
    ordinal,
    page,
    quote: shorten(units.map((unit) => unit.text).join(' '), MAX_QUOTE_LENGTH),
    boxes,
  }
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
