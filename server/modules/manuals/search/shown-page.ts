import type { Box, Passage } from '../reading/passage'
import { excerptOf, markedText, type Stretch } from './excerpt'
import { marksIn } from './marks'
import type { Term } from './terms'

/** What is shown of a page on which terms were found. */
export interface ShownPage {
  heading: Stretch[]
  excerpt: Stretch[]
  boxes: Box[]
}

/**
 * @param passages the page's passages in which the terms stand, the best first; they may overlap
 */
export function showPage(passages: readonly Passage[], terms: readonly Term[]): ShownPage {
  const [best] = passages
  const boxes = passages.flatMap((passage) => boxesOf(passage, terms))
  return {
    heading: markedText(best?.headings.at(-1) ?? '', terms),
    excerpt: excerptOf(best?.lines.map(({ text }) => text) ?? [], terms),
    boxes: [...new Map(boxes.map((box) => [box.join(), box])).values()].toSorted(([, top], [, other]) => top - other),
  }
}

/** The lines that hold a term or a part of one that goes on over the line's end. */
function boxesOf({ lines }: Passage, terms: readonly Term[]): Box[] {
  const marks = marksIn(lines.map(({ text }) => text).join('\n'), terms)
  let start = 0
  return lines.flatMap(({ text, box }) => {
    const end = start + text.length
    const holds = marks.some((mark) => mark.start < end && mark.end > start)
    start = end + 1
    return holds ? [box] : []
  })
}
