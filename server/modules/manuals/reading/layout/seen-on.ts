/** Something recurs when it is seen on this many of the pages around, this far to either side. */
const reach = 10
const fewest = 4

/**
 * Looks up whether an item of a page recurs: whether one of its keys is found on enough of the pages around it.
 * @param items what stands on each page
 */
export const pagesWith = <T>(items: readonly (readonly T[])[], keysOf: (item: T) => readonly string[]) => {
  const seenOn = new Map<string, number[]>()
  items.forEach((onPage, page) => {
    for (const key of new Set(onPage.flatMap(keysOf))) {
      const pages = seenOn.get(key)
      if (pages) pages.push(page)
      else seenOn.set(key, [page])
    }
  })
  const needed = Math.max(2, Math.min(fewest, Math.ceil(items.length / 2)))
  return (item: T, page: number) =>
    keysOf(item).some(
      (key) => (seenOn.get(key) ?? []).filter((other) => Math.abs(other - page) <= reach).length >= needed,
    )
}
