/** Collects the first of many items in an order, without sorting all of them. Equal items stay in the order in which they were added. */
export interface FirstItems<Item> {
  add(score: number, item: Item): void
  /** Those with the highest scores, highest first. */
  items(): Item[]
}

export function createFirstItems<Item>(limit: number): FirstItems<Item> {
  const first: { score: number; item: Item }[] = []
  const accepts = (score: number) => first.length < limit || score > (first.at(-1)?.score ?? Number.NEGATIVE_INFINITY)
  return {
    add(score, item) {
      if (!accepts(score)) return
      let position = first.length
      while (position > 0 && (first[position - 1]?.score ?? 0) < score) position -= 1
      first.splice(position, 0, { score, item })
      if (first.length > limit) first.pop()
    },
    items: () => first.map(({ item }) => item),
  }
}
