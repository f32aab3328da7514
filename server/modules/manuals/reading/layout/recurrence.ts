/** An item recurs if it is found on this many pages within this distance. */
const MAX_PAGE_DISTANCE = 10
const MIN_PAGES = 4

/**
 * Returns a check whether one of an item's keys is found on enough pages around it.
 * @param items the items of each page
 */
export const createRecurrenceCheck = <T>(items: readonly (readonly T[])[], keysOf: (item: T) => readonly string[]) => {
  const pagesByKey = new Map<string, number[]>()
  items.forEach((onPage, page) => {
    for (const key of new Set(onPage.flatMap(keysOf))) {
      const pages = pagesByKey.get(key)
      if (pages) pages.push(page)
      else pagesByKey.set(key, [page])
    }
  })
  const required = Math.max(2, Math.min(MIN_PAGES, Math.ceil(items.length / 2)))
  return (item: T, page: number) =>
    keysOf(item).some(
      (key) =>
        (pagesByKey.get(key) ?? []).filter((other) => Math.abs(other - page) <= MAX_PAGE_DISTANCE).length >= required,
    )
}
