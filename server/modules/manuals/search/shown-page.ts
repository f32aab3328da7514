import type { Box, Passage, PassageLine } from '../reading/passage'
import { excerptOf, markedText, type Stretch } from './excerpt'
import { marksOfLines } from './marks'
import type { Term } from './terms'

/** What is shown of a page on which terms were found. */
export interface ShownPage {
  heading: Stretch[]
  excerpt: Stretch[]
  boxes: Box[]
}

/** How much text of a page is marked, in characters: several times what a dense page holds. */
export const MAX_MARKED_CHARACTERS = 20_000

/**
 * @param passages the page's passages in which the terms stand, the best first; they may overlap
 */
export function showPage(passages: readonly Passage[], terms: readonly Term[]): ShownPage {
  const [best] = passages
  const unmarked = unmarkedLines()
  const marked = passages.map((passage) => {
    const lines = unmarked(passage.lines)
    const texts = lines.map(({ text }) => text)
    return { lines, texts, marks: marksOfLines(texts, terms) }
  })
  const boxes = marked.flatMap(({ lines, marks }) =>
    lines.filter((_, index) => marks[index]?.isMarked).map(({ box }) => box),
  )
  return {
    heading: markedText(best?.headings.at(-1)?.slice(0, MAX_MARKED_CHARACTERS) ?? '', terms),
    excerpt: excerptOf(marked[0]?.texts ?? [], marked[0]?.marks ?? [], terms),
    boxes: [...new Map(boxes.map((box) => [box.join(), box])).values()].toSorted(([, top], [, other]) => top - other),
  }
}

/**
 * The lines of each passage that no earlier one had, and the line before such a one, from which a phrase may go on; no
 * more than `MAX_MARKED_CHARACTERS` in all.
 */
function unmarkedLines() {
  const seen = new Set<string>()
  let room = MAX_MARKED_CHARACTERS
  return (lines: readonly PassageLine[]): PassageLine[] => {
    const isNew = lines.map(({ box }) => !seen.has(box.join()))
    for (const { box } of lines) seen.add(box.join())
    return lines
      .filter((_, index) => isNew[index] || isNew[index + 1])
      .flatMap((line) => {
        const text = line.text.slice(0, room)
        room -= text.length
        return text === '' ? [] : [{ ...line, text }]
      })
  }
}
