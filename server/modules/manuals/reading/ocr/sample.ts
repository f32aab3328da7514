/** Pages that decide for the others. */
const SAMPLE_SIZE = 3

/** Some items from all over a list. */
export function sampleOf<Item>(items: readonly Item[]): Item[] {
  const positions = Array.from({ length: SAMPLE_SIZE }, (_, index) => (index + 0.5) / SAMPLE_SIZE)
  return [...new Set(positions.flatMap((position) => items[Math.floor(position * items.length)] ?? []))]
}
