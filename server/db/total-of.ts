import type { Page } from './on-page'

/**
 * How many items there are on all pages, for a page whose items carry that number. Only behind the last page there are none
 * that could, and they are counted.
 */
export async function totalOf(
  { page }: Page,
  [first]: readonly { total: number }[],
  count: () => Promise<readonly { total: number }[]>,
): Promise<number> {
  if (first || page === 1) return first?.total ?? 0
  return (await count())[0]?.total ?? 0
}
