import type { Passage } from '../passage'
import type { Line } from '../structure/line'
import type { StructuredPage } from '../structure/structure-manual'
import { safetyPassage, stepPassages, tablePassages, textPassage } from './block-passages'
import type { headingTrail } from './heading-trail'
import { windows } from './windows'

/** Lines of running text in a passage, and how far the next one begins after it. */
const windowLines = 10
const windowStride = 5

/** Text of fewer lines than this stays together with what follows under the next heading. */
const fewestLines = 4

type Trail = ReturnType<typeof headingTrail>

/** The passages of one page in reading order; `trail` goes on from the page before and is left as it ends here. */
export const pagePassages = (page: StructuredPage, trail: Trail): Passage[] => {
  const passages: Passage[] = []
  let running: Line[] = []
  let titles = 0
  let above = trail.texts()

  const drop = () => {
    running = []
    titles = 0
    above = trail.texts()
  }
  const flush = () => {
    passages.push(...windows(running, windowLines, windowStride).map((part) => textPassage(page, above, part)))
    drop()
  }

  const leaveTable = () => {
    trail.leaveTable()
    above = trail.texts()
  }

  for (const [index, block] of page.blocks.entries()) {
    if (block.kind !== 'table' && page.blocks[index - 1]?.kind === 'table') leaveTable()
    if (block.kind === 'heading') {
      if (running.length - titles >= fewestLines) flush()
      trail.enter(block.text, block.level)
      if (running.length === titles) above = trail.texts()
      running.push(...block.lines)
      titles += block.lines.length
      continue
    }
    if (block.kind === 'text') {
      running.push(...block.lines)
      continue
    }
    // Headings right above a table, steps or a notice are told by its trail.
    if (titles === running.length) drop()
    else flush()
    if (block.kind === 'table') {
      passages.push(...tablePassages(page, trail.texts(), block))
    } else if (block.kind === 'steps') passages.push(...stepPassages(page, trail.texts(), block.steps))
    else passages.push(safetyPassage(page, trail.texts(), block))
    above = trail.texts()
  }
  if (running.length > 0) flush()
  trail.leaveTable()
  return passages
}
