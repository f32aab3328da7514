import type { Box, Passage, PassageLine } from '../reading/passage'
import { excerptOf, markedText, type TextSegment } from './excerpt'
import { marksOfLines } from './marks'
import type { Term } from './terms'

/** What a search result shows of a page. */
export interface ShownPage {
  heading: TextSegment[]
  excerpt: TextSegment[]
  boxes: Box[]
}

/** Limit of marked text per page, in characters; several times the text of a dense page. */
export const MAX_MARKED_CHARACTERS = 20_000

/** @param passages the matching passages of the page, best first; they may overlap */
export function toShownPage(passages: readonly Passage[], terms: readonly Term[]): ShownPage {
  const [best] = passages
  const selectNewLines = createLineFilter()
  const marked = passages.map((passage) => {
    const lines = selectNewLines(passage.lines)
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
 * Returns a filter for the lines of a passage that were not in an earlier one, each with its preceding line, as a phrase
 * may span both; at most `MAX_MARKED_CHARACTERS` in total.
 */
function createLineFilter() {
  const seen = new Set<string>()
  let remaining = MAX_MARKED_CHARACTERS
  return (lines: readonly PassageLine[]): PassageLine[] => {
    const isNew = lines.map(({ box }) => !seen.has(box.join()))
    for (const { box } of lines) seen.add(box.join())
    return lines
      .filter((_, index) => isNew[index] || isNew[index + 1])
      .flatMap((line) => {
        const text = line.text.slice(0, remaining)
        remaining -= text.length
        return text === '' ? [] : [{ ...line, text }]
      })
  }
}
