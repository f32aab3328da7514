import type { Page } from './on-page'

interface Queries<Row> {
  items: () => Promise<Row[]>
  total: () => Promise<{ total: number }>
  /** Whether something is searched for: then the items are often few, and each match costs as much as finding it again. */
  isSearch: boolean
}

/** A page of items and how many there are on all pages. Those of a search are counted only if the page does not show it. */
export async function itemsAndTotal<Row>(
  { page, limit }: Page,
  { items, total, isSearch }: Queries<Row>,
): Promise<{ items: Row[]; total: number }> {
  if (!isSearch) {
    const [all, counted] = await Promise.all([items(), total()])
    return { items: all, ...counted }
  }
  const found = await items()
  const isLastPage = found.length < limit && (found.length > 0 || page === 1)
  const counted = isLastPage ? { total: (page - 1) * limit + found.length } : await total()
  return { items: found, ...counted }
}
