import { figureNumber } from '../reading/parts/figure'
import type { Box } from '../reading/passage'

/** A row of a parts list as it is stored. */
export interface ListedPart {
  page: number
  figure: string | null
  item: string | null
  number: string
  description: string
  quantity: string | null
  remark: string | null
  box: Box
}

/** The list of one figure, which may have several pages. */
export interface PrintedList {
  /** Number of the figure, if it is known. */
  figure: string | undefined
  from: number
  to: number
  rows: ListedPart[]
}

/** A page without rows between pages of one list. */
const MAX_GAP = 2
/** A page with the parts of more is an index of part numbers. */
const MAX_FIGURES = 3

/**
 * The list on a page: the rows of the same figure, there and on the pages around.
 * @param all the rows on these pages, in their order
 * @param caption chooses the figure where the page has the lists of several
 */
export function printedList(
  all: readonly ListedPart[],
  page: number,
  caption: string | undefined,
): PrintedList | undefined {
  const parts = withoutIndexes(all)
  const here = parts.filter((part) => part.page === page)
  const wanted = caption === undefined ? undefined : figureNumber(caption)
  const first = here.find((part) => wanted !== undefined && figureOf(part) === wanted) ?? here[0]
  if (!first) return undefined
  const figure = figureOf(first)
  const own = parts.filter((part) => figureOf(part) === figure)
  const pages = [...new Set(own.map((part) => part.page))].sort((one, other) => one - other)
  const continues = (before: number, after: number) =>
    after - before <= MAX_GAP && (figure !== undefined || countsOn(own, before, after))
  let [from, to] = [page, page]
  for (const next of pages) if (next > to && continues(to, next)) to = next
  for (const next of pages.toReversed()) if (next < from && continues(next, from)) from = next
  return { figure, from, to, rows: own.filter((part) => part.page >= from && part.page <= to) }
}

function withoutIndexes(parts: readonly ListedPart[]): ListedPart[] {
  const figures = new Map<number, Set<string | undefined>>()
  for (const part of parts) figures.set(part.page, (figures.get(part.page) ?? new Set()).add(figureOf(part)))
  return parts.filter(({ page }) => (figures.get(page)?.size ?? 0) <= MAX_FIGURES)
}

/** By its caption, or by its items: 4 for "4-12". */
function figureOf({ figure, item }: ListedPart): string | undefined {
  const named = figure === null ? undefined : figureNumber(figure)
  return named ?? /^\s*(\d{1,3})\s?[-.]\s?\d{1,3}[a-z]?\s*$/i.exec(item ?? '')?.[1]
}

/** Whether the items of a page are those after the page before; a list without a caption begins with its first item. */
function countsOn(parts: readonly ListedPart[], before: number, after: number): boolean {
  const last = itemsOn(parts, before).at(-1)
  const [next] = itemsOn(parts, after)
  return last !== undefined && next !== undefined && next >= last && next > 1
}

const itemsOn = (parts: readonly ListedPart[], page: number): number[] =>
  parts.flatMap((part) => (part.page === page && part.item && /^\d+$/.test(part.item) ? [Number(part.item)] : []))
