/** An escape, a mark `[1]`, or words that lead to a citation: `[5 more steps from page 31][1]`. */
const marks = /\\[\s\S]|(?:\[(?!\d{1,2}\])((?:\\.|[^[\]\\])+)\])?\[(\d{1,2})\](?!\()/g
const prefix = '#citation-'

/**
 * Turns the marks `[1]` of an answer, and words before them in brackets, into Markdown links to its citations. What the server escaped, because it is a
 * manual's own text, stays text; so does a number that is no citation.
 */
export function withCitationLinks(response: string, citations: readonly { n: number }[]): string {
  return response.replace(marks, (mark, words?: string, digits?: string) =>
    digits !== undefined && citations.some(({ n }) => n === Number(digits))
      ? `[${words ?? digits}](${prefix}${digits})`
      : mark,
  )
}

/** The number of the citation that a link leads to; undefined for any other link. */
export function citationOfLink(href: string | undefined): number | undefined {
  return href?.startsWith(prefix) ? Number(href.slice(prefix.length)) : undefined
}

/** The numbers that the marks and links of an answer lead to, in their order. */
export const numbersIn = (response: string): number[] =>
  [...response.matchAll(marks)].flatMap(([, , digits]) => (digits === undefined ? [] : Number(digits)))

type Cited = { n: number; quote?: string }

/**
 * Divides an answer's citations into those that its text refers to and those that are further places to read. Marks what a
 * table of the answer shows already: as running text, rows of a table are a riddle.
 */
export function dividedByUse<C extends Cited>(response: string, citations: readonly C[]) {
  const numbers = new Set(numbersIn(response))
  const shown = wordsOfTables(response)
  const isShown = ({ quote }: C) => quote !== undefined && wordsOf(quote).every((word) => shown.has(word))
  const used: (C & { isInTable?: true })[] = citations
    .filter(({ n }) => numbers.has(n))
    .map((citation) => (isShown(citation) ? { ...citation, isInTable: true } : citation))
  return { used, further: citations.filter(({ n }) => !numbers.has(n)) }
}

const wordsOf = (text: string) => text.match(/[\p{L}\d]+/gu) ?? []

const wordsOfTables = (response: string) =>
  new Set(
    response
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .flatMap(wordsOf),
  )
