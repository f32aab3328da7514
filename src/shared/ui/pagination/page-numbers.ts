/** The number of the last page; an empty list has one page too. */
export function lastPage({ total, pageSize }: { total: number; pageSize: number }): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/**
 * The page numbers to offer: the first, the last, the current one and its neighbours, with a gap where some are left out.
 *
 * @param page the current page, from 1
 * @param pages how many there are
 */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const offered = [...new Set(near)].sort((a, b) => a - b)
  return offered.flatMap((number, index) => {
    const before = offered[index - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? (['gap', number] as const) : [number]
  })
}
