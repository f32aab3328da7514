import { toBox } from '../extract/coordinates'
import type { PageText } from '../extract/page-text'
import type { Box, Passage } from '../passage'

/** What is drawn on the page and not in the quote, or the other way round: spaces, separators of cells, leader dots. */
const ignored = /[\s|⁄/.·_…]/g

const charactersOf = (text: string): string[] => [...text.normalize('NFKC').replace(/[−–]/g, '-').replace(ignored, '')]

const charactersIn = (page: PageText, [left, top, right, bottom]: Box): string[] =>
  page.words.flatMap((word) => {
    const box = toBox(page, word.turn, word)
    const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
    return x >= left && x <= right && y >= top && y <= bottom ? charactersOf(word.text) : []
  })

function without(characters: readonly string[], others: readonly string[]): string {
  const left = [...characters]
  for (const one of others) if (left.includes(one)) left.splice(left.indexOf(one), 1)
  return left.join('')
}

const overlaps = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/** A header is quoted once, although it may be printed once for each half of the table. */
const isHeader = (passage: Passage, text: string) =>
  passage.kind === 'table' && passage.columns.filter(Boolean).join(' | ') === text

/** The quoted lines of a page with characters that are not at their place, or without some that are. */
export function differencesFromPage(page: PageText, passages: readonly Passage[]): string[] {
  const onPage = passages.filter((passage) => passage.page === page.number)
  const lines = onPage.flatMap((passage) =>
    passage.lines.map((line) => ({ ...line, header: isHeader(passage, line.text) })),
  )
  return lines.flatMap(({ text, box, header }) => {
    const drawn = charactersIn(page, box)
    const near = lines.filter((other) => overlaps(other.box, box)).map((other) => other.text)
    const invented = without(charactersOf(text), drawn)
    const lost = header ? '' : without(drawn, [...new Set(near)].flatMap(charactersOf))
    return invented || lost ? [`${page.number}: ${text} (not drawn: ${invented}; lost: ${lost})`] : []
  })
}
