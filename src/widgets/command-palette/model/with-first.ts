/** The exact ones before the others, each once. */
export const withFirst = <Item extends { id: string }>(exact: readonly Item[], items: readonly Item[]): Item[] => [
  ...exact,
  ...items.filter(({ id }) => !exact.some((one) => one.id === id)),
]
