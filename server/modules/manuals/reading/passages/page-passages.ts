import type { Passage } from '../passage'
import type { Line } from '../structure/line'
import type { StructuredPage } from '../structure/structure-manual'
import { safetyPassage, stepPassages, tablePassages, textPassage } from './block-passages'
import type { headingTrail } from './heading-trail'
import { windows } from './windows'

/** Lines of running text per passage, and the offset of the next passage. */
const WINDOW_LINES = 10
const WINDOW_STRIDE = 5

/** Shorter text is joined with the text under the next heading. */
const MIN_LINES = 4

type Trail = ReturnType<typeof headingTrail>

/** The passages of one page in reading order; updates `trail` for the next page. */
export const pagePassages = (page: StructuredPage, trail: Trail): Passage[] => {
  const passages: Passage[] = []
  let pending: Line[] = []
  let headingLines = 0
  const [first] = page.blocks
  if (!(first?.kind === 'table' && first.continued)) trail.leaveTable()
  let above = trail.texts()

  const drop = () => {
    pending = []
    headingLines = 0
    above = trail.texts()
  }
  const flush = () => {
    passages.push(...windows(pending, WINDOW_LINES, WINDOW_STRIDE).map((part) => textPassage(page, above, part)))
    drop()
  }

  const leaveTable = () => {
    trail.leaveTable()
    above = trail.texts()
  }

  for (const [index, block] of page.blocks.entries()) {
    if (block.kind !== 'table' && page.blocks[index - 1]?.kind === 'table') leaveTable()
    if (block.kind === 'heading') {
      if (pending.length - headingLines >= MIN_LINES) flush()
      trail.enter(block.text, block.level)
      if (pending.length === headingLines) above = trail.texts()
      pending.push(...block.lines)
      headingLines += block.lines.length
      continue
    }
    if (block.kind === 'text') {
      pending.push(...block.lines)
      continue
    }
    // Headings directly above a table, steps or a notice are already in its trail.
    if (headingLines === pending.length) drop()
    else flush()
    if (block.kind === 'table') {
      passages.push(...tablePassages(page, trail.texts(), block))
    } else if (block.kind === 'steps') passages.push(...stepPassages(page, trail.texts(), block.steps))
    else passages.push(safetyPassage(page, trail.texts(), block))
    above = trail.texts()
  }
  if (pending.length > 0) flush()
  return passages
}
