/** An item recurs if it is found on this many pages within this distance. */
const MAX_PAGE_DISTANCE = 10
const MIN_PAGES = 4

/**
 * Returns a check whether one of an item's keys is found on enough pages around it.
 * @param items the items of each page, or of each part of a page
 * @param numbers the number of the page of each; each is a page of its own if undefined
 */
export const createRecurrenceCheck = <T>(
  items: readonly (readonly T[])[],
  keysOf: (item: T) => readonly string[],
  numbers: readonly number[] = [...items.keys()],
) => {
  const pagesByKey = new Map<string, number[]>()
  items.forEach((onPage, at) => {
    const page = numbers[at] ?? at
    for (const key of new Set(onPage.flatMap(keysOf))) {
      const pages = pagesByKey.get(key)
      if (!pages) pagesByKey.set(key, [page])
      else if (pages.at(-1) !== page) pages.push(page)
    }
  })
  const required = Math.max(2, Math.min(MIN_PAGES, Math.ceil(new Set(numbers).size / 2)))
  return (item: T, at: number) =>
    keysOf(item).some(
      (key) =>
        (pagesByKey.get(key) ?? []).filter((other) => Math.abs(other - (numbers[at] ?? at)) <= MAX_PAGE_DISTANCE)
          .length >= required,
    )
}
