import type { Database } from '../../../db/connection'
import type { ToolInput } from '../../../record-tools/record-tool'
import { listPartStock, type StockFilter } from '../stock/part-stock.repository'

/** So many parts of one dealership are found for a question. */
const MAX_FOUND = 200

export const listed = (db: Database, filter: StockFilter) =>
  listPartStock(db, filter, { field: 'part_number', direction: 'asc' }, { page: 1, limit: MAX_FOUND })

type Found = Awaited<ReturnType<typeof listPartStock>>

/** By the first alternative that finds some; by nothing where nothing is named. */
export async function firstNamed(
  { number, words }: ToolInput,
  find: (search: string) => Promise<Found>,
): Promise<Found> {
  const searches = number ? [number] : (words?.map((one) => one.join(' ')) ?? [''])
  for (const search of searches) {
    const found = await find(search)
    if (found.total > 0) return found
  }
  return { items: [], total: 0 }
}
