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

/** Divides an answer's citations into those that its text refers to and those that are further places to read. */
export function dividedByUse<C extends { n: number }>(response: string, citations: readonly C[]) {
  const used = new Set([...response.matchAll(marks)].map(([, , digits]) => Number(digits)))
  return { used: citations.filter(({ n }) => used.has(n)), further: citations.filter(({ n }) => !used.has(n)) }
}
