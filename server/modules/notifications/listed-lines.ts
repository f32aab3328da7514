import type { Text } from '../../domain/text'

const MAX_LISTED = 30

/** The paragraphs of an e-mail that lists records: a line for each of the first ones, and how many more there are. */
export function listedLines<Item>(
  records: readonly Item[],
  lineOf: (record: Item) => Text,
  others: (count: number) => Text,
): Text[] {
  const left = records.length - MAX_LISTED
  return [...records.slice(0, MAX_LISTED).map(lineOf), ...(left > 0 ? [others(left)] : [])]
}
